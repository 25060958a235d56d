#!/bin/sh
# A bot in a dozen lines of shell: it draws lots among all offers.
while read -r message; do
  case $message in
    '{"say":"begin"'*) luck=$(printf '%s\n' "$message" | sed 's/.*"seed":\([0-9]*\).*/\1/') ;;
    '{"say":"update"'*)
      luck=$(((luck % 2147483648 * 1103515245 + 12345) % 2147483648))
      printf '%s\n' "$message" | grep -o '{"do":"[^"]*"' | sed 's/{"do":"//; s/"$//' |
        awk -v lot=$((luck / 65536)) '{ offers[NR] = $0 } END { print offers[lot % NR + 1] }' ;;
  esac
done

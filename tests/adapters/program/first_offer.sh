#!/bin/sh
# Whatever it is asked, it takes the first offer.
while read -r message; do
  case $message in
    '{"say":"update"'*) printf '%s\n' "$message" | sed -n 's/.*"offers":\[{"do":"\([^"]*\)".*/\1/p' ;;
  esac
done

"""`python -m gruppetto` is the command `gruppetto`."""

from gruppetto.cli import main

if __name__ == "__main__":
    main()

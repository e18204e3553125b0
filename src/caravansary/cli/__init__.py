"""The command line: ``caravansary …``. Each command is a function in one of these modules; `main` puts them together."""

"""The server: tables, seats, sockets and their storage, for people who play in the browser."""

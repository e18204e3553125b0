"""Can anybody shut the door for others? Thousands of connections that keep a server waiting, while people play at it."""

"""Tables, seats, the wire protocol and storage: the only room with sockets and a database."""

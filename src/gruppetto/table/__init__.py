"""The live table: seats, undo, projection, connections, requests. No sockets, database, threads or processes."""

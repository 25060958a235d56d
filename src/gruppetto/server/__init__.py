"""The live table on a network: HTTP, WebSockets, the database, worker processes, the pages."""

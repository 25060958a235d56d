"""Position documents: a game declares its fields in a table, and one paper writes, reads and refuses them."""

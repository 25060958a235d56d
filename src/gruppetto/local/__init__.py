"""The live table inside a browser: kept in its IndexedDB, spoken to by messages between a page and a worker."""

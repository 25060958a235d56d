"""The steps from one shape of the database to the next, run by Alembic when a server starts."""

"""The tables of the database. The log is the truth: its key (table, number) lets a turn be taken only once."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

HEAD = "0014"
"""The migration this version of the server is written for."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), unique=True, nullable=True),  # to sit down before the start, to watch after it
    sa.Column("header", sa.JSON, nullable=False),  # game, rules, edition, options, first position
    sa.Column("seed", sa.LargeBinary, nullable=False),  # secret until the match is over
    sa.Column("maker_hash", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column(
        "started", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # from then on a seat gets another owner together with an entry of the log
    sa.Column("seats_version", sa.Integer, nullable=False, server_default="0"),  # grows with every change of a seat
    sa.Column("touched", sa.BigInteger, nullable=False, server_default="0", index=True),  # when somebody was last here
    sa.Column("put_away", sa.BigInteger, nullable=True),  # since when, for nobody was here for long
    sa.Column("away_seconds", sa.Integer, nullable=False, server_default="60"),  # before others are asked who rides
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # whether people may ask for them
    sa.Column("television", sa.Boolean, nullable=False, server_default=sa.false()),  # all sit around one
    sa.Column("teams", sa.JSON(none_as_null=True), nullable=True),  # by seat, where somebody chose; fixed by the start
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=False),
    sa.Column("invitation_hash", sa.String(64), nullable=False),
    sa.Column("link_hash", sa.String(64), nullable=False, server_default=""),  # moves the seat to another device, once
    sa.Column("former_hash", sa.String(64), nullable=False, server_default=""),  # of the device before this one
    sa.Column("claim", sa.JSON(none_as_null=True), nullable=True),  # those who say that it is theirs
    sa.Column("waited", sa.BigInteger, nullable=False, server_default="0"),  # when the others last said they wait
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when a server last had its person connected
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(64), nullable=True),  # the client's own id: sent twice, it counts once
    sa.Column("entry", sa.JSON, nullable=False),  # a line of the record
    sa.UniqueConstraint("table_id", "seat", "action", name="uq_log_action"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # of the last entry that it is of
    sa.Column("snapshot", sa.LargeBinary, nullable=False),  # as `table/snapshots.py` writes it
)
"""Snapshots of long matches, so that opening one costs the entries after the last. They follow from the log."""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="-1"),  # of the match, when it was said
    sqlite_autoincrement=True,  # no number comes again when lines are deleted
)

clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("rule", sa.JSON, nullable=False),  # as the table was set up
    sa.Column("state", sa.JSON(none_as_null=True), nullable=True),  # what is left to whom; before the start nothing
    sa.Column("due", sa.BigInteger, nullable=True, index=True),  # the served time at which something is to be done
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("result", sa.LargeBinary, nullable=False),  # as it is told, written once
)
"""Finished matches that were looked back at."""

uptime = sa.Table(
    "uptime",
    metadata,
    sa.Column("served", sa.BigInteger, nullable=False),  # milliseconds in which some server had the database open
    sa.Column("beat", sa.BigInteger, nullable=False),  # when that was last counted
)
"""One row."""

sheets = sa.Table(
    "sheets",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("head", sa.JSON, nullable=False),  # game, name and plan, as they were at the beginning
    sa.Column("scorer_hash", sa.String(64), nullable=False),
    sa.Column("owner_hash", sa.String(64), nullable=False),  # of who may delete it; empty for old sheets
    sa.Column("created", sa.BigInteger, nullable=False),
)

edits = sa.Table(
    "edits",
    metadata,
    sa.Column("sheet_id", sa.ForeignKey("sheets.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("edit_id", sa.String(64), nullable=False),  # the client's own: sent twice, it counts once
    sa.Column("edit", sa.JSON, nullable=False),
    sa.UniqueConstraint("sheet_id", "edit_id", name="uq_edits_edit"),
)

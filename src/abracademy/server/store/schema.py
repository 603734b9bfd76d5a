"""What is stored. A table's log is the truth; `seats` and the columns of `tables` beside its terms are drawn from it.

Who somebody is stands in `people`, and at which tables they sit in `seats`: there it can be forgotten, and the log
names nobody.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False, index=True),
    Column("owner", String(32), ForeignKey("people.id", ondelete="CASCADE"), index=True),  # of somebody's own bot
    Column("secret", String(64), unique=True),  # digest of a recovery code, or of a bot's token
    Column("created", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False, default=False),  # a bot that every host may ask for
    Column("awake_in", String(32)),  # the process to which a bot's socket is open
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),  # digest of what the cookie holds
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

passages = Table(  # one-time links to another device
    "passages",
    METADATA,
    Column("id", String(64), primary_key=True),  # digest of the token
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("blocked", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String(16), nullable=False),  # where they sat, and what they were called there
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    PrimaryKeyConstraint("person", "blocked"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), unique=True),  # as long as somebody may still join by it
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("terms", LargeBinary, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # of the table's chance: a secret until the game is over
    Column("created", BigInteger, nullable=False),
    Column("began", BigInteger),
    Column("ended", BigInteger),
    Column("ending", String(12)),
    Column("holder", String(32)),  # the process that fires its clock and its bots
    Index("ix_tables_phase_created", "phase", "created"),
)

log = Table(
    "log",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entries", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,  # one tree instead of two: a commit takes a quarter less
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("who", String(32), nullable=False),  # the sign by which the log means a person
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(80)),
    Column("bot", String(40), nullable=False),
    Column("character", String(40), nullable=False),
    Column("conceded", Boolean, nullable=False, default=False),
    Column("place", Integer),
    Column("points", Integer),
    PrimaryKeyConstraint("table_id", "seat"),
)

servers = Table(  # the processes that serve this database
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),  # when it was last alive
    Column("stopped", Boolean, nullable=False),  # as it should
)

house = Table(  # what the house keeps for itself: the keys with which it signs
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

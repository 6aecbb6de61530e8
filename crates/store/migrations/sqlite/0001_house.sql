CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
) WITHOUT ROWID;

-- Cookies, tokens of programs and one-time links. Only hashes are kept: who reads this table can be nobody.
CREATE TABLE credential (
    hash TEXT PRIMARY KEY,
    person_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    expires_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX credential_by_expiry ON credential (expires_at);

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    host TEXT NOT NULL,
    public BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    rules_version BIGINT NOT NULL,
    rules TEXT NOT NULL,
    start BIGINT,
    seed TEXT,
    revision BIGINT NOT NULL,
    waiting BIGINT NOT NULL,
    version BIGINT NOT NULL,
    rematch TEXT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX game_table_by_state ON game_table (state, updated_at);

CREATE TABLE seat (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    colour TEXT NOT NULL,
    person_id TEXT,
    level TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seat_by_person ON seat (person_id) WHERE person_id IS NOT NULL;

-- The log of every game: choices and undos, in the order in which they were made. Nothing is ever deleted here.
CREATE TABLE choice (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    entry TEXT NOT NULL,
    key TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- A bot's turn belongs to the node named here until the time given; after that any node may take it.
CREATE TABLE bot_turn (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    until BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX bot_turn_by_time ON bot_turn (until);

CREATE TABLE record (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL
) WITHOUT ROWID;

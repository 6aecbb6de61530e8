-- When someone was at a table last without a socket, by a request to this node: needed where there are several nodes.
CREATE TABLE visit (
    table_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    node TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person_id, node)
) WITHOUT ROWID;

-- Who is at which node: needed where there are several. A row that is not renewed in time belongs to a node that is gone.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    node TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (table_id, person_id, node)
) WITHOUT ROWID;
CREATE INDEX presence_by_node ON presence (node);

-- Since when each person sits, what the others at a table are asked, who may look on and who may speak.
ALTER TABLE seat ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN request TEXT;
ALTER TABLE game_table ADD COLUMN spectators BIGINT NOT NULL DEFAULT 1;
ALTER TABLE game_table ADD COLUMN muted TEXT NOT NULL DEFAULT '';
ALTER TABLE chat ADD COLUMN speaker TEXT NOT NULL DEFAULT '';

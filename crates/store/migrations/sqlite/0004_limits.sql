-- How large each record is that somebody brought, and when somebody looked at it last: the longest unused ones make room.
ALTER TABLE record ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
ALTER TABLE record ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0;
UPDATE record SET bytes = LENGTH(CAST(text AS BLOB)), used_at = created_at;
CREATE INDEX record_by_use ON record (used_at, bytes);

-- A row that is written to see whether anything can be written.
CREATE TABLE probe (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO probe (id, at) VALUES (1, 0);

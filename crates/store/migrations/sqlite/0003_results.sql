-- The round of each game, how each seat ended up, and the seat of whoever speaks. Games that ended before have no scores here.
ALTER TABLE game_table ADD COLUMN round BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN score BIGINT;
ALTER TABLE seat ADD COLUMN place BIGINT;
ALTER TABLE chat ADD COLUMN seat BIGINT;
CREATE INDEX game_table_watched ON game_table (created_at) WHERE state = 'playing' AND public = 1;

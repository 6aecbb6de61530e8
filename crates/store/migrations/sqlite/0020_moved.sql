-- Whether the game was taken along from here or brought here.
ALTER TABLE game_table ADD COLUMN moved BIGINT NOT NULL DEFAULT 0;

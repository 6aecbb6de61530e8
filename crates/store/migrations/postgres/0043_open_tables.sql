-- The list of open tables does not look through private ones.
CREATE INDEX game_table_open ON game_table (updated_at) WHERE state = 'waiting' AND public = 1;

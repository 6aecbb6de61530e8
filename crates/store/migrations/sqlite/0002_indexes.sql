-- A choice touches no index: these hold only columns that stay the same while a game is played.
DROP INDEX game_table_by_state;
CREATE INDEX game_table_waiting ON game_table (updated_at) WHERE state = 'waiting';
CREATE INDEX game_table_playing ON game_table (created_at) WHERE state = 'playing';
CREATE INDEX game_table_by_host ON game_table (host);

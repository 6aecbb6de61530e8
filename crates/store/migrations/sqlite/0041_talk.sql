-- Of what the players say, more lines are kept than of others, but not all.
CREATE INDEX chat_of_players ON chat (table_id, n) WHERE seat IS NOT NULL;

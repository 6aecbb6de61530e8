-- Of what those say who only look on, the last lines are kept.
CREATE INDEX chat_of_spectators ON chat (table_id, n) WHERE seat IS NULL;

-- When bots go on after the choice of a person who plays against bots only.
ALTER TABLE game_table ADD COLUMN bot_pace TEXT NOT NULL DEFAULT 'pause';

-- A time for each choice, and the bot that answers when it is up. The row in bot_turn says when: it then belongs to nobody before that time.
ALTER TABLE game_table ADD COLUMN seconds_per_choice BIGINT;
ALTER TABLE game_table ADD COLUMN substitute TEXT NOT NULL DEFAULT 'regular';
ALTER TABLE game_table ADD COLUMN started_at BIGINT NOT NULL DEFAULT 0;

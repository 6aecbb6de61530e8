-- What is agreed on at a table is one JSON object. Only whether the table is public is a column as well: lists of tables are selected
-- by it.
ALTER TABLE game_table ADD COLUMN settings TEXT NOT NULL DEFAULT '{"version":1}';
UPDATE game_table SET settings = json_build_object(
    'version', 1,
    'public', public <> 0,
    'hints', hints <> 0,
    'seconds_per_choice', seconds_per_choice,
    'substitute', substitute,
    'bot_pace', bot_pace
)::text;
ALTER TABLE game_table DROP COLUMN hints;
ALTER TABLE game_table DROP COLUMN seconds_per_choice;
ALTER TABLE game_table DROP COLUMN substitute;
ALTER TABLE game_table DROP COLUMN bot_pace;

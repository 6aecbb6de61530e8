-- What is agreed on at a table is one JSON object. Only whether the table is public is a column as well: lists of tables are selected
-- by it.
ALTER TABLE game_table ADD COLUMN settings TEXT NOT NULL DEFAULT '{"version":1}';
UPDATE game_table SET settings = json_object(
    'version', 1,
    'public', json(CASE public WHEN 0 THEN 'false' ELSE 'true' END),
    'hints', json(CASE hints WHEN 0 THEN 'false' ELSE 'true' END),
    'seconds_per_choice', seconds_per_choice,
    'substitute', substitute,
    'bot_pace', bot_pace
);
ALTER TABLE game_table DROP COLUMN hints;
ALTER TABLE game_table DROP COLUMN seconds_per_choice;
ALTER TABLE game_table DROP COLUMN substitute;
ALTER TABLE game_table DROP COLUMN bot_pace;

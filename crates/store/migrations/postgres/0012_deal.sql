-- What a deal follows from: the secret of the table, committed to before anybody sits down, and the bytes of each person.
ALTER TABLE game_table ADD COLUMN secret TEXT;
ALTER TABLE seat ADD COLUMN share TEXT;

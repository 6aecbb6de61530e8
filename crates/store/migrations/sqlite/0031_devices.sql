-- What a person's list of devices says of each, and how a credential is called there.
ALTER TABLE credential ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE credential ADD COLUMN device TEXT NOT NULL DEFAULT '';
CREATE INDEX credential_by_person ON credential (person_id);

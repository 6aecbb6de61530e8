-- Passkeys of people: the public half, under the hash of the name that the key has given itself.
CREATE TABLE passkey (
    hash TEXT PRIMARY KEY,
    person_id TEXT NOT NULL,
    device TEXT NOT NULL,
    public_key TEXT NOT NULL,
    created_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_by_person ON passkey (person_id);

-- Questions that a passkey has not answered yet: each is answered once and soon, or never. To register one belongs to a person.
CREATE TABLE passkey_challenge (
    hash TEXT PRIMARY KEY,
    person_id TEXT,
    state TEXT NOT NULL,
    expires_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);

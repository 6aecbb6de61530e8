-- When a device was used last, to the hour: of too many, the longest unused goes.
ALTER TABLE credential ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0;

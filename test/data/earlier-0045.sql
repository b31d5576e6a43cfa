-- Makes of the database of earlier-0040.sql one whose last migration is 0045-list-price.
ALTER TABLE account ADD COLUMN webhook_registered_at bigint;
ALTER TABLE account ADD COLUMN webhook_heard_at bigint;
UPDATE account SET webhook_registered_at = 1794657600001, webhook_heard_at = 1794657600002 WHERE id = 'account-1';
ALTER TABLE purchase ADD COLUMN posted_amount_kobo bigint;
ALTER TABLE purchase ADD COLUMN service_reference text;
ALTER TABLE purchase ADD COLUMN resends integer DEFAULT 0 NOT NULL;
ALTER TABLE purchase ADD COLUMN has_no_record integer DEFAULT 0 NOT NULL;
ALTER TABLE purchase ADD COLUMN about_kobo bigint;
ALTER TABLE purchase ADD COLUMN list_kobo bigint;
UPDATE purchase SET posted_amount_kobo = 50000, service_reference = 'SRV-1', resends = 1, list_kobo = 49000
WHERE id = 'purchase-1';
UPDATE purchase SET about_kobo = 48000, has_no_record = 1 WHERE id = 'purchase-2';
ALTER TABLE wallet_look DROP COLUMN doubted_id;
ALTER TABLE wallet_look DROP COLUMN since_at;
ALTER TABLE wallet_look DROP COLUMN loose_kobo;
ALTER TABLE wallet_look DROP COLUMN rises;
ALTER TABLE wallet_look DROP COLUMN falls;
ALTER TABLE wallet_look DROP COLUMN given_back;
ALTER TABLE wallet_look ADD COLUMN memory text DEFAULT '{}' NOT NULL;
UPDATE wallet_look SET memory = '{"rises":[500]}' WHERE mode = 'live';
INSERT INTO kysely_migration VALUES
('0041-webhook-heard', ''), ('0042-deployed-service', ''), ('0043-wallet-memory', ''), ('0044-about', ''),
('0045-list-price', '');

/** Messages from and to Telegram, messages to operators, settings, and the processes that share the database. */
export const messagesTables = `
CREATE TABLE telegram_update (
  update_id bigint PRIMARY KEY, sender_id bigint NOT NULL, raw_sealed text NOT NULL,
  received_at bigint NOT NULL, done_at bigint, failure text, tapped_message_id bigint
);
CREATE INDEX telegram_update_done ON telegram_update (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX telegram_update_waiting ON telegram_update (sender_id, update_id) WHERE done_at IS NULL;

CREATE TABLE form (
  user_id bigint PRIMARY KEY, kind text NOT NULL, step text NOT NULL, answers_sealed text NOT NULL,
  revision integer NOT NULL, card_message_id bigint, version text NOT NULL, updated_at bigint NOT NULL,
  expires_at bigint NOT NULL
);

CREATE TABLE notice (
  id text PRIMARY KEY, user_id bigint NOT NULL, purchase_id text REFERENCES purchase (id),
  kind text NOT NULL, key text NOT NULL UNIQUE, due_at bigint NOT NULL, version integer NOT NULL,
  attempts integer NOT NULL, done_at bigint, failure text, created_at bigint NOT NULL, facts text,
  message_id bigint
);
CREATE INDEX notice_purchase ON notice (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE INDEX notice_of_failure ON notice (purchase_id) WHERE message_id IS NOT NULL;
CREATE INDEX notice_owed ON notice (due_at, id) WHERE done_at IS NULL;

CREATE TABLE board (key text PRIMARY KEY, message_id bigint NOT NULL);

CREATE TABLE announcement (
  id text PRIMARY KEY, user_id bigint NOT NULL, state text NOT NULL, text text NOT NULL,
  cursor bigint NOT NULL, given integer NOT NULL, total integer NOT NULL, created_at bigint NOT NULL,
  started_at bigint, ended_at bigint
);
CREATE INDEX announcement_state ON announcement (state);

CREATE TABLE turned_away (user_id bigint PRIMARY KEY, at bigint NOT NULL);

CREATE TABLE company_watch (
  user_id bigint NOT NULL, service_type text NOT NULL, provider_id bigint NOT NULL, provider_name text NOT NULL,
  since bigint NOT NULL, CONSTRAINT company_watch_key PRIMARY KEY (user_id, service_type, provider_id)
);

-- Whatever several replicas set at once, it is one hold.
CREATE TABLE hold (
  id text NOT NULL, service_type text NOT NULL, provider_slug text NOT NULL, provider_name text,
  reason text NOT NULL, since bigint NOT NULL, until bigint NOT NULL,
  CONSTRAINT hold_key PRIMARY KEY (service_type, provider_slug)
);

CREATE TABLE alert (
  id text PRIMARY KEY, kind text NOT NULL, bad_since bigint NOT NULL, good_since bigint, raised_at bigint,
  over_at bigint, facts text NOT NULL
);
-- Whatever several replicas see at once, it is one alert.
CREATE UNIQUE INDEX alert_open ON alert (kind) WHERE over_at IS NULL;

CREATE TABLE setting (name text PRIMARY KEY, value text NOT NULL);

CREATE TABLE replica (id text PRIMARY KEY, expires_at bigint NOT NULL);

CREATE TABLE lease (name text PRIMARY KEY, replica text NOT NULL REFERENCES replica (id) ON DELETE CASCADE);
CREATE INDEX lease_replica ON lease (replica);
`;

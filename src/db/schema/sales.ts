/** Sales, what happened to them, and what they are made from and found by. */
export const salesTables = `
CREATE TABLE purchase (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), user_id bigint NOT NULL,
  mode text NOT NULL, state text NOT NULL, delivery text NOT NULL, review text, reference text NOT NULL,
  service_type text NOT NULL, provider_id bigint NOT NULL, provider_slug text NOT NULL,
  provider_name text NOT NULL, product_id bigint, product_name text, beneficiary text NOT NULL,
  quantity integer NOT NULL, face_kobo bigint NOT NULL, expected_kobo bigint,
  discount_percent double precision, observed_kobo bigint, wallet_before_kobo bigint,
  confirm_key_hash text NOT NULL UNIQUE, card_message_id bigint, posts integer NOT NULL,
  tries integer NOT NULL, send_deadline_at bigint, misses integer NOT NULL, checks integer NOT NULL,
  next_check_at bigint, service_purchase_id bigint, service_words text, why text, token_sealed text,
  token_source text, quoted_at bigint NOT NULL, quote_expires_at bigint NOT NULL, confirmed_at bigint,
  settled_at bigint, version integer NOT NULL, repeats_id text REFERENCES purchase (id),
  receipt_file_id text, receipt_digest text, seat_id text, sent_by text,
  earlier_posts integer NOT NULL DEFAULT 0, token_unread_sealed text, price_said_at bigint,
  price_unchecked_at bigint, observed_from text, stated_kobo bigint, charged_look_at bigint,
  wallet_from_kobo bigint, wallet_to_kobo bigint, wallet_before_asked_at bigint,
  wallet_before_answered_at bigint, batch_id text, asked_at bigint, price_kobo bigint, price_from text,
  posted_amount_kobo bigint, service_reference text, resends integer NOT NULL DEFAULT 0,
  has_no_record integer NOT NULL DEFAULT 0, about_kobo bigint, list_kobo bigint,
  on_credit integer NOT NULL DEFAULT 0, promised_for bigint,
  CONSTRAINT purchase_reference UNIQUE (account_id, reference)
);
CREATE INDEX purchase_next_check ON purchase (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX purchase_state ON purchase (state);
CREATE INDEX purchase_beneficiary ON purchase (account_id, beneficiary, id);
CREATE INDEX purchase_account_settled ON purchase (account_id, settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX purchase_company ON purchase (service_type, provider_id, settled_at)
  WHERE mode = 'live' AND state IN ('failed', 'succeeded');
CREATE INDEX purchase_card ON purchase (card_message_id, user_id) WHERE card_message_id IS NOT NULL;
-- Most rows of a busy shop are offers that nobody took: the indexes of the book hold none. An index that ends in
-- confirmed_at and id has the order of the lists, so that a page is read from its first row. The
-- order of these lines counts: of indexes that fit as well, SQLite takes the one that was made last.
CREATE INDEX purchase_face ON purchase (account_id, face_kobo, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX purchase_expected ON purchase (account_id, expected_kobo, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX purchase_observed ON purchase (account_id, observed_kobo, id)
  WHERE observed_kobo IS DISTINCT FROM expected_kobo;
CREATE INDEX purchase_reference_end ON purchase (account_id, (substr(reference, 26))) WHERE confirmed_at IS NOT NULL;
CREATE INDEX purchase_repeats ON purchase (repeats_id) WHERE repeats_id IS NOT NULL;
CREATE INDEX purchase_batch ON purchase (batch_id, id) WHERE batch_id IS NOT NULL;
CREATE INDEX purchase_sales ON purchase (account_id, confirmed_at, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX purchase_sandbox ON purchase (account_id, confirmed_at, id)
  WHERE mode = 'sandbox' AND confirmed_at IS NOT NULL;
CREATE INDEX purchase_service ON purchase (account_id, service_type, confirmed_at, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX purchase_seat ON purchase (account_id, seat_id, confirmed_at, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX purchase_review ON purchase (account_id, confirmed_at, id) WHERE review IS NOT NULL;
CREATE INDEX purchase_failed ON purchase (account_id, confirmed_at, id) WHERE state IN ('failed', 'void');
CREATE INDEX purchase_under_way ON purchase (account_id, confirmed_at, id)
  WHERE state IN ('intent', 'sending', 'unknown', 'pending') OR (state = 'succeeded' AND delivery = 'awaiting');
CREATE INDEX purchase_name ON purchase (account_id, provider_name, (coalesce(product_name, '')), face_kobo, id)
  WHERE confirmed_at IS NOT NULL;
CREATE INDEX purchase_price ON purchase (account_id, price_kobo, id)
  WHERE confirmed_at IS NOT NULL AND price_kobo IS DISTINCT FROM face_kobo;

CREATE TABLE journal (
  id text NOT NULL, purchase_id text NOT NULL REFERENCES purchase (id), at bigint NOT NULL,
  kind text NOT NULL, from_state text NOT NULL, to_state text NOT NULL, source text NOT NULL,
  evidence_sha256 text, kobo bigint, note text,
  CONSTRAINT journal_key PRIMARY KEY (purchase_id, id)
) WITHOUT ROWID;

CREATE TABLE batch (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), user_id bigint NOT NULL,
  seat_id text, mode text NOT NULL, state text NOT NULL, why text, rows_sealed text NOT NULL,
  card_message_id bigint, is_proved integer NOT NULL DEFAULT 0, version integer NOT NULL,
  created_at bigint NOT NULL, confirmed_at bigint, expires_at bigint NOT NULL
);
CREATE INDEX batch_state ON batch (state, user_id);
CREATE INDEX batch_account ON batch (account_id);

CREATE TABLE webhook_event (
  account_id text NOT NULL REFERENCES account (id), body_sha256 text NOT NULL, raw_sealed text NOT NULL,
  received_at bigint NOT NULL, done_at bigint, result text, reference text,
  CONSTRAINT webhook_event_key PRIMARY KEY (account_id, body_sha256)
);
CREATE INDEX webhook_event_done ON webhook_event (done_at);
CREATE INDEX webhook_event_orphan ON webhook_event (account_id, received_at) WHERE result = 'orphan';

CREATE TABLE plan_sold (
  account_id text NOT NULL REFERENCES account (id), service_type text NOT NULL,
  provider_id bigint NOT NULL, product_id bigint NOT NULL, provider_name text NOT NULL,
  product_name text NOT NULL, sold_at bigint NOT NULL, cost_kobo bigint, list_kobo bigint, said_at bigint,
  is_gone integer NOT NULL,
  CONSTRAINT plan_sold_key PRIMARY KEY (account_id, service_type, provider_id, product_id)
);

CREATE TABLE restore_check (
  account_id text NOT NULL REFERENCES account (id), reference text NOT NULL, what text NOT NULL,
  misses integer NOT NULL, due_at bigint NOT NULL, wallet_kobo bigint, wallet_at bigint,
  CONSTRAINT restore_check_key PRIMARY KEY (account_id, reference)
);

CREATE TABLE statement (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), user_id bigint NOT NULL,
  seat_id text, mode text NOT NULL, state text NOT NULL, format text NOT NULL, choice text NOT NULL,
  since bigint NOT NULL, until bigint NOT NULL, with_tokens integer NOT NULL, lines integer,
  card_message_id bigint, file_id text, digest text, asked_at bigint NOT NULL, done_at bigint
);
-- One of an account at a time.
CREATE UNIQUE INDEX statement_running ON statement (account_id) WHERE state IN ('asked', 'making');
CREATE INDEX statement_digest ON statement (account_id, digest);
CREATE INDEX statement_asked ON statement (asked_at);

CREATE TABLE complaint (
  purchase_id text PRIMARY KEY REFERENCES purchase (id), account_id text NOT NULL REFERENCES account (id),
  reason text NOT NULL, opened_at bigint NOT NULL, sent_at bigint, answered_at bigint, closed_at bigint
);
CREATE INDEX complaint_open ON complaint (account_id, opened_at) WHERE closed_at IS NULL;

CREATE TABLE claim (
  purchase_id text NOT NULL REFERENCES purchase (id), kind text NOT NULL,
  account_id text NOT NULL REFERENCES account (id), kobo bigint NOT NULL, opened_at bigint NOT NULL,
  closed_at bigint, closed_as text,
  CONSTRAINT claim_key PRIMARY KEY (purchase_id, kind)
);
CREATE INDEX claim_account ON claim (account_id, opened_at);

CREATE TABLE beneficiary_part (
  account_id text NOT NULL, part text NOT NULL, beneficiary text NOT NULL,
  CONSTRAINT beneficiary_part_key PRIMARY KEY (account_id, part, beneficiary)
) WITHOUT ROWID;

CREATE TABLE sale_name (
  account_id text NOT NULL, service_type text NOT NULL, provider_name text NOT NULL,
  product_name text NOT NULL,
  CONSTRAINT sale_name_key PRIMARY KEY (account_id, service_type, provider_name, product_name)
) WITHOUT ROWID;
`;

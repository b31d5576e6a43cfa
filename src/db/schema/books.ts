/** Wallets by day, closes and what changed of them later, and who owes. */
export const booksTables = `
CREATE TABLE wallet_look (
  account_id text NOT NULL REFERENCES account (id), mode text NOT NULL, kobo bigint NOT NULL,
  asked_at bigint NOT NULL, answered_at bigint NOT NULL, day integer NOT NULL DEFAULT 0,
  memory text NOT NULL DEFAULT '{}',
  CONSTRAINT wallet_look_key PRIMARY KEY (account_id, mode)
);

CREATE TABLE wallet_day (
  account_id text NOT NULL REFERENCES account (id), mode text NOT NULL, day integer NOT NULL,
  opening_kobo bigint NOT NULL, opening_at bigint NOT NULL, closing_kobo bigint NOT NULL,
  closing_at bigint NOT NULL, paid_in_kobo bigint NOT NULL, charged_kobo bigint NOT NULL,
  returned_kobo bigint NOT NULL, unnamed_kobo bigint NOT NULL, unnamed_n bigint NOT NULL,
  about_n bigint NOT NULL, unseen_kobo bigint NOT NULL,
  CONSTRAINT wallet_day_key PRIMARY KEY (account_id, mode, day)
);

CREATE TABLE book_close (
  account_id text NOT NULL REFERENCES account (id), mode text NOT NULL, number integer NOT NULL,
  day integer NOT NULL, since_ms bigint NOT NULL, until_ms bigint NOT NULL, sealed_at bigint NOT NULL,
  sold_n bigint NOT NULL, face_kobo bigint NOT NULL, price_kobo bigint NOT NULL, cost_kobo bigint NOT NULL,
  expected_n bigint NOT NULL, unpriced_n bigint NOT NULL, unpriced_price_kobo bigint NOT NULL,
  open_n bigint NOT NULL, failed_n bigint NOT NULL, open_kobo bigint NOT NULL, late_n bigint NOT NULL,
  owed_kobo bigint NOT NULL, repaid_kobo bigint NOT NULL, back_kobo bigint NOT NULL, opening_kobo bigint,
  opening_at bigint, closing_kobo bigint, closing_at bigint, paid_in_kobo bigint NOT NULL,
  charged_kobo bigint NOT NULL, returned_kobo bigint NOT NULL, unnamed_kobo bigint NOT NULL,
  unnamed_n bigint NOT NULL, about_n bigint NOT NULL, unseen_kobo bigint NOT NULL, parts text NOT NULL,
  digest text NOT NULL,
  CONSTRAINT book_close_key PRIMARY KEY (account_id, mode, number),
  CONSTRAINT book_close_day UNIQUE (account_id, mode, day),
  CONSTRAINT book_close_until UNIQUE (account_id, mode, until_ms)
);

CREATE TABLE book_late (
  purchase_id text NOT NULL REFERENCES purchase (id), version integer NOT NULL, step integer NOT NULL,
  account_id text NOT NULL REFERENCES account (id), mode text NOT NULL, after_ms bigint NOT NULL,
  sold_at bigint NOT NULL, service_type text NOT NULL, seat_id text NOT NULL, sold_n bigint NOT NULL,
  face_kobo bigint NOT NULL, price_kobo bigint NOT NULL, cost_kobo bigint NOT NULL,
  expected_n bigint NOT NULL, unpriced_n bigint NOT NULL, unpriced_price_kobo bigint NOT NULL,
  open_n bigint NOT NULL, failed_n bigint NOT NULL,
  CONSTRAINT book_late_key PRIMARY KEY (purchase_id, version, sold_at, step)
);
CREATE INDEX book_late_after ON book_late (account_id, mode, after_ms);
CREATE INDEX book_late_sold ON book_late (account_id, mode, sold_at);

CREATE TABLE cash_count (
  account_id text NOT NULL REFERENCES account (id), mode text NOT NULL, day integer NOT NULL,
  number integer NOT NULL, at bigint NOT NULL, counted_kobo bigint NOT NULL, due_kobo bigint NOT NULL,
  CONSTRAINT cash_count_key PRIMARY KEY (account_id, mode, day, number)
);

CREATE TABLE tender (
  purchase_id text PRIMARY KEY REFERENCES purchase (id), account_id text NOT NULL REFERENCES account (id),
  mode text NOT NULL, person_id text, since_at bigint NOT NULL, left_kobo bigint NOT NULL,
  forgiven_kobo bigint NOT NULL, taken_back_at bigint, back_kobo bigint NOT NULL, given_back_at bigint
);
CREATE INDEX tender_open ON tender (account_id, mode, person_id, since_at, purchase_id)
  WHERE left_kobo > 0 AND taken_back_at IS NULL;

CREATE TABLE debtor (
  account_id text NOT NULL REFERENCES account (id), mode text NOT NULL, person_id text NOT NULL,
  owed_kobo bigint NOT NULL, oldest_at bigint, promised_for bigint, reminded_at bigint,
  version integer NOT NULL,
  CONSTRAINT debtor_key PRIMARY KEY (account_id, mode, person_id)
);
CREATE INDEX debtor_owing ON debtor (account_id, mode, oldest_at, person_id, owed_kobo) WHERE owed_kobo > 0;

CREATE TABLE debt_line (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), mode text NOT NULL,
  person_id text, purchase_id text REFERENCES purchase (id), at bigint NOT NULL, kind text NOT NULL,
  owed_kobo bigint NOT NULL, back_kobo bigint NOT NULL, step integer NOT NULL, seat_id text
);
CREATE UNIQUE INDEX debt_line_step ON debt_line (account_id, mode, person_id, step) WHERE person_id IS NOT NULL;
CREATE INDEX debt_line_purchase ON debt_line (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE INDEX debt_line_at ON debt_line (account_id, mode, at);
`;

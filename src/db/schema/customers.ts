/** Customers as people with their numbers, links to their own chats, SMS, and reminders to sell to them again. */
export const customersTables = `
CREATE TABLE customer (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), service_type text NOT NULL,
  beneficiary text NOT NULL, created_at bigint NOT NULL,
  CONSTRAINT customer_beneficiary UNIQUE (account_id, service_type, beneficiary)
);

CREATE TABLE customer_link (
  token_hash text PRIMARY KEY, customer_id text NOT NULL REFERENCES customer (id), mode text NOT NULL,
  purchase_id text NOT NULL REFERENCES purchase (id), created_by bigint NOT NULL,
  created_at bigint NOT NULL, expires_at bigint NOT NULL, claimed_by bigint, claimed_at bigint,
  revoked_at bigint, seat_id text
);
CREATE INDEX customer_link_customer ON customer_link (customer_id);
CREATE INDEX customer_link_purchase ON customer_link (purchase_id);
CREATE INDEX customer_link_expires ON customer_link (expires_at);

CREATE TABLE customer_chat (
  id text PRIMARY KEY, customer_id text NOT NULL REFERENCES customer (id), mode text NOT NULL,
  user_id bigint NOT NULL, linked_at bigint NOT NULL, since_at bigint NOT NULL, stopped_at bigint,
  unlinked_at bigint,
  CONSTRAINT customer_chat_once UNIQUE (customer_id, mode, user_id)
);
CREATE INDEX customer_chat_user ON customer_chat (user_id);

CREATE TABLE customer_message (
  purchase_id text NOT NULL REFERENCES purchase (id), user_id bigint NOT NULL, message_id bigint,
  placed_at bigint,
  CONSTRAINT customer_message_key PRIMARY KEY (purchase_id, user_id)
);

CREATE TABLE link_try (user_id bigint PRIMARY KEY, since_at bigint NOT NULL, wrong integer NOT NULL);

CREATE TABLE person (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), name text, name_folded text,
  served_at bigint NOT NULL, last_sale_id text REFERENCES purchase (id), created_at bigint NOT NULL,
  always_sms integer NOT NULL DEFAULT 0, credit_limit_kobo bigint
);
CREATE INDEX person_last_sale ON person (last_sale_id) WHERE last_sale_id IS NOT NULL;
CREATE INDEX person_served ON person (account_id, served_at, id);
CREATE INDEX person_name ON person (account_id, name_folded) WHERE name_folded IS NOT NULL;

CREATE TABLE person_thing (
  id text PRIMARY KEY, person_id text NOT NULL REFERENCES person (id), account_id text NOT NULL,
  kind text NOT NULL, number text NOT NULL, last_sale_id text REFERENCES purchase (id),
  created_at bigint NOT NULL,
  CONSTRAINT person_thing_number UNIQUE (account_id, number)
);
CREATE INDEX person_thing_last_sale ON person_thing (last_sale_id) WHERE last_sale_id IS NOT NULL;
CREATE INDEX person_thing_person ON person_thing (person_id);

CREATE TABLE save_question (
  account_id text NOT NULL, number text NOT NULL, purchase_id text NOT NULL REFERENCES purchase (id),
  declined_at bigint,
  CONSTRAINT save_question_key PRIMARY KEY (account_id, number)
);
CREATE INDEX save_question_purchase ON save_question (purchase_id);

CREATE TABLE sms (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id),
  purchase_id text NOT NULL REFERENCES purchase (id), turn integer NOT NULL, state text NOT NULL, why text,
  number_sealed text NOT NULL, gateway text NOT NULL, message_id text, pages integer, cost_kobo bigint,
  sent_by text, tries integer NOT NULL, next_at bigint, looks integer NOT NULL, created_at bigint NOT NULL,
  claimed_at bigint, changed_at bigint NOT NULL,
  CONSTRAINT sms_once UNIQUE (purchase_id, turn)
);
CREATE INDEX sms_account ON sms (account_id, created_at);
CREATE INDEX sms_created ON sms (created_at);
CREATE INDEX sms_claimed ON sms (claimed_at);
CREATE INDEX sms_open ON sms (state, next_at) WHERE state IN ('waiting', 'sending', 'unknown');
CREATE INDEX sms_message ON sms (message_id) WHERE message_id IS NOT NULL;

CREATE TABLE sms_report (
  message_id text NOT NULL, state text NOT NULL, why text, cost_kobo bigint, received_at bigint NOT NULL,
  CONSTRAINT sms_report_key PRIMARY KEY (message_id, state)
);

CREATE TABLE sms_shop (account_id text PRIMARY KEY REFERENCES account (id), use text NOT NULL);

CREATE TABLE customer_request (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id),
  customer_id text NOT NULL REFERENCES customer (id), mode text NOT NULL, user_id bigint NOT NULL, seat_id text,
  sale_id text NOT NULL REFERENCES purchase (id), face_kobo bigint, state text NOT NULL, asked_at bigint NOT NULL,
  ended_at bigint
);
CREATE UNIQUE INDEX customer_request_open ON customer_request (account_id, user_id) WHERE state = 'asked';
CREATE INDEX customer_request_sale ON customer_request (sale_id);
CREATE INDEX customer_request_customer ON customer_request (customer_id);
CREATE INDEX customer_request_asked ON customer_request (asked_at) WHERE state = 'asked';
CREATE INDEX customer_request_user ON customer_request (user_id, asked_at);
CREATE INDEX customer_request_ended ON customer_request (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE repeat_sale (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), mode text NOT NULL,
  person_id text NOT NULL REFERENCES person (id) ON DELETE CASCADE, user_id bigint NOT NULL, seat_id text,
  sale_id text NOT NULL REFERENCES purchase (id), number text NOT NULL, any_plan integer NOT NULL,
  every_days integer, hour integer NOT NULL, from_day integer NOT NULL, next_at bigint NOT NULL,
  asked_day integer, created_at bigint NOT NULL
);
CREATE INDEX repeat_sale_sale ON repeat_sale (sale_id);
CREATE INDEX repeat_sale_next ON repeat_sale (next_at);
CREATE INDEX repeat_sale_shown ON repeat_sale (account_id, mode, next_at, id);
CREATE INDEX repeat_sale_number ON repeat_sale (account_id, number);
CREATE INDEX repeat_sale_person ON repeat_sale (person_id);
`;

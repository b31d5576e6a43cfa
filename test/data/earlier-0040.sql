-- An SQLite database of commit 569df59, whose last migration is 0040-given-back: its tables and some rows in each.
-- Indexes and triggers, which a copy does not read, are left out. earlier-0045.sql makes a later database of it.
CREATE TABLE kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
INSERT INTO kysely_migration VALUES
('0001-first', ''),
('0002-receipts', ''),
('0003-customers', ''),
('0004-account', ''),
('0005-lock', ''),
('0006-seats', ''),
('0007-erasures', ''),
('0009-replicas', ''),
('0010-try-again', ''),
('0011-ops', ''),
('0012-recovery', ''),
('0013-doors', ''),
('0014-links', ''),
('0015-unread-token', ''),
('0016-price-at-the-tap', ''),
('0018-charges', ''),
('0019-look-before', ''),
('0020-sale-tally', ''),
('0021-hot-paths', ''),
('0022-finding', ''),
('0023-folded-names', ''),
('0024-people', ''),
('0025-batches', ''),
('0028-book-order', ''),
('0029-asked-at', ''),
('0030-own-prices', ''),
('0031-debts', ''),
('0032-book-close', ''),
('0033-hooked-names', ''),
('0034-statements', ''),
('0036-shop-alerts', ''),
('0037-repeat-sales', ''),
('0038-books', ''),
('0039-rises-and-falls', ''),
('0040-given-back', '');
CREATE TABLE account (id text primary key, service_user_id text not null unique, phone_number text not null, first_name text not null, last_name text not null, role text not null, mode text not null, live_key_sealed text, sandbox_key_sealed text, access_token_sealed text, wallet_kobo bigint, wallet_at bigint, bank_name text, bank_account_number text, bank_account_name text, webhook_path_hash text not null unique, webhook_path_sealed text not null, webhook_state text not null, webhook_doubted_at bigint, created_at bigint not null, updated_at bigint not null, shop_name text, profile_rev integer default 0 not null, webhook_other_sealed text, webhook_asked text, idle_lock_ms bigint, pin_above_kobo bigint, frozen_at bigint, frozen_by bigint, login_phone text, close_hour integer);
INSERT INTO account VALUES
('account-1', 'service_user_id 1', 'phone_number 1', 'Mama Ṣọlá', 'Mama Ṣọlá', 'developer', 'live', 'live_key_sealed 1', 'sandbox_key_sealed 1', 'access_token_sealed 1', 9000000001, 1794657602000, 'Mama Ṣọlá', 'bank_account_number 1', 'Mama Ṣọlá', 'webhook_path_hash 1', 'webhook_path_sealed 1', 'ours', 1794657603000, 1794657604000, 1794657605000, 'Mama Ṣọlá', 6, 'webhook_other_sealed 1', 'webhook_asked 1', 9000000007, 9000000008, 1794657609000, 9000000010, 'login_phone 1', 11),
('account-2', 'service_user_id 2', 'phone_number 2', 'O''Brien "MTN"', 'O''Brien "MTN"', 'developer', 'live', 'live_key_sealed 2', 'sandbox_key_sealed 2', 'access_token_sealed 2', NULL, NULL, 'O''Brien "MTN"', 'bank_account_number 2', 'O''Brien "MTN"', 'webhook_path_hash 2', 'webhook_path_sealed 2', 'ours', NULL, 1794657612000, 1794657613000, 'O''Brien "MTN"', 14, 'webhook_other_sealed 2', 'webhook_asked 2', NULL, NULL, NULL, NULL, 'login_phone 2', NULL),
('account-3', 'service_user_id 3', 'phone_number 3', 'tab	one', 'tab	one', 'developer', 'live', NULL, NULL, NULL, 9000000015, 1794657616000, NULL, NULL, NULL, 'webhook_path_hash 3', 'webhook_path_sealed 3', 'other', 1794657617000, 1794657618000, 1794657619000, NULL, 20, NULL, NULL, 9000000021, 9000000022, 1794657623000, 9000000024, NULL, 25);
CREATE TABLE webhook_secret (id text primary key, account_id text not null references account (id), secret_sealed text not null, added_at bigint not null, expires_at bigint);
INSERT INTO webhook_secret VALUES
('webhook_secret-1', 'account-1', 'secret_sealed 1', 1794658350000, 1794658351000),
('webhook_secret-2', 'account-2', 'secret_sealed 2', 1794658352000, NULL),
('webhook_secret-3', 'account-3', 'secret_sealed 3', 1794658353000, 1794658354000);
CREATE TABLE chat (user_id bigint primary key, account_id text references account (id), first_name text not null, locale text, logged_in_at bigint, is_reachable integer not null, created_at bigint not null);
INSERT INTO chat VALUES
(9000000125, 'account-1', 'Mama Ṣọlá', 'en', 1794657726000, 1, 1794657727000),
(9000000128, 'account-1', 'O''Brien "MTN"', 'yo', NULL, 1, 1794657729000),
(9000000130, NULL, 'tab	one', NULL, 1794657731000, 1, 1794657732000);
CREATE TABLE purchase (id text primary key, account_id text not null references account (id), user_id bigint not null, mode text not null, state text not null, delivery text not null, review text, reference text not null, service_type text not null, provider_id bigint not null, provider_slug text not null, provider_name text not null, product_id bigint, product_name text, beneficiary text not null, quantity integer not null, face_kobo bigint not null, expected_kobo bigint, discount_percent double precision, observed_kobo bigint, wallet_before_kobo bigint, confirm_key_hash text not null unique, card_message_id bigint, posts integer not null, tries integer not null, send_deadline_at bigint, misses integer not null, checks integer not null, next_check_at bigint, service_purchase_id bigint, service_words text, why text, token_sealed text, token_source text, quoted_at bigint not null, quote_expires_at bigint not null, confirmed_at bigint, settled_at bigint, version integer not null, repeats_id text references purchase (id), receipt_file_id text, receipt_digest text, seat_id text, sent_by text, earlier_posts integer default 0 not null, token_unread_sealed text, price_said_at bigint, price_unchecked_at bigint, observed_from text, stated_kobo bigint, charged_look_at bigint, wallet_from_kobo bigint, wallet_to_kobo bigint, wallet_before_asked_at bigint, wallet_before_answered_at bigint, batch_id text, asked_at bigint, price_kobo bigint, price_from text, constraint purchase_reference unique (account_id, reference));
INSERT INTO purchase VALUES
('purchase-1', 'account-1', 9000000315, 'live', 'succeeded', 'delivered', NULL, 'reference 1', 'airtime', 9000000316, 'provider_slug 1', 'Mama Ṣọlá', 9000000317, 'Mama Ṣọlá', '08035551230', 318, 50000, 48750, 2.5, NULL, 9000000323, 'confirm_key_hash 1', 9000000324, 325, 326, 1794657927000, 328, 329, 1794657930000, 9000000331, 'service_words 1', 'why 1', 'token_sealed 1', 'token_source 1', 1794657932000, 1794657933000, 1794657600000, 1794657935000, 336, 'purchase-3', 'receipt_file_id 1', 'receipt_digest 1', NULL, 'sent_by 1', 337, 'token_unread_sealed 1', 1794657938000, 1794657939000, 'observed_from 1', 9000000340, 1794657941000, 9000000342, 9000000343, 1794657944000, 1794657945000, 'batch_id 1', 1794657946000, 55000, 'price_from 1'),
('purchase-2', 'account-2', 9000000303, 'live', 'pending', 'none', NULL, 'reference 2', 'airtime', 9000000304, 'provider_slug 2', 'O''Brien "MTN"', NULL, 'O''Brien "MTN"', '08035551231', 305, 50000, NULL, 0.3333333333333333, NULL, NULL, 'confirm_key_hash 2', NULL, 307, 308, NULL, 309, 310, NULL, NULL, 'service_words 2', 'why 2', 'token_sealed 2', 'token_source 2', 1794657911000, 1794657912000, 1794657601000, NULL, 313, NULL, 'receipt_file_id 2', 'receipt_digest 2', 'seat-2', 'sent_by 2', 314, 'token_unread_sealed 2', NULL, NULL, 'observed_from 2', NULL, NULL, NULL, NULL, NULL, NULL, 'batch_id 2', NULL, NULL, 'price_from 2'),
('purchase-3', 'account-1', 9000000270, 'live', 'failed', 'none', 'charge', 'reference 3', 'airtime', 9000000271, 'provider_slug 3', 'tab	one', 9000000272, NULL, '08035551232', 273, 50000, 48750, NULL, 49000, 9000000278, 'confirm_key_hash 3', 9000000279, 280, 281, 1794657882000, 283, 284, 1794657885000, 9000000286, NULL, NULL, NULL, NULL, 1794657887000, 1794657888000, 1794657602000, 1794657890000, 291, NULL, NULL, NULL, NULL, NULL, 292, NULL, 1794657893000, 1794657894000, NULL, 9000000295, 1794657896000, 9000000297, 9000000298, 1794657899000, 1794657900000, NULL, 1794657901000, NULL, NULL),
('purchase-4', 'account-1', 9000000348, 'live', 'quoted', 'none', NULL, 'reference 4', 'data', 9000000349, 'provider_slug 4', 'Mama Ṣọlá', 9000000350, 'Mama Ṣọlá', '08035551233', 351, 50000, 48750, 0, NULL, 9000000356, 'confirm_key_hash 4', 9000000357, 358, 359, 1794657960000, 361, 362, 1794657963000, 9000000364, 'service_words 4', 'why 4', 'token_sealed 4', 'token_source 4', 1794657965000, 1794657966000, NULL, 1794657968000, 369, NULL, 'receipt_file_id 4', 'receipt_digest 4', NULL, 'sent_by 4', 370, 'token_unread_sealed 4', 1794657971000, 1794657972000, 'observed_from 4', 9000000373, 1794657974000, 9000000375, 9000000376, 1794657977000, 1794657978000, 'batch_id 4', 1794657979000, NULL, 'price_from 4');
CREATE TABLE journal (id text primary key, purchase_id text not null references purchase (id), at bigint not null, kind text not null, from_state text not null, to_state text not null, source text not null, evidence_sha256 text, kobo bigint, note text);
INSERT INTO journal VALUES
('journal-1', 'purchase-1', 1794658140000, 'kind 1', 'from_state 1', 'to_state 1', 'source 1', 'evidence_sha256 1', 9000000541, 'note 1'),
('journal-2', 'purchase-2', 1794658142000, 'kind 2', 'from_state 2', 'to_state 2', 'source 2', 'evidence_sha256 2', NULL, 'note 2'),
('journal-3', 'purchase-3', 1794658143000, 'kind 3', 'from_state 3', 'to_state 3', 'source 3', NULL, 9000000544, NULL);
CREATE TABLE telegram_update (update_id bigint primary key, sender_id bigint not null, raw_sealed text not null, received_at bigint not null, done_at bigint, failure text, tapped_message_id bigint);
INSERT INTO telegram_update VALUES
(9000000656, 9000000657, 'raw_sealed 1', 1794658258000, 1794658259000, 'failure 1', 9000000660),
(9000000661, 9000000662, 'raw_sealed 2', 1794658263000, NULL, 'failure 2', NULL),
(9000000664, 9000000665, 'raw_sealed 3', 1794658266000, 1794658267000, NULL, 9000000668);
CREATE TABLE form (user_id bigint primary key, kind text not null, step text not null, answers_sealed text not null, revision integer not null, card_message_id bigint, version text not null, updated_at bigint not null, expires_at bigint not null);
INSERT INTO form VALUES
(9000000182, 'kind 1', 'step 1', 'answers_sealed 1', 183, 9000000184, 'version 1', 1794657785000, 1794657786000),
(9000000187, 'kind 2', 'step 2', 'answers_sealed 2', 188, NULL, 'version 2', 1794657789000, 1794657790000),
(9000000191, 'kind 3', 'step 3', 'answers_sealed 3', 192, 9000000193, 'version 3', 1794657794000, 1794657795000);
CREATE TABLE webhook_event (account_id text not null references account (id), body_sha256 text not null, raw_sealed text not null, received_at bigint not null, done_at bigint, result text, reference text, constraint webhook_event_key primary key (account_id, body_sha256));
INSERT INTO webhook_event VALUES
('account-1', 'body_sha256 1', 'raw_sealed 1', 1794657600000, 1794658346000, 'result 1', 'reference 1'),
('account-1', 'body_sha256 2', 'raw_sealed 2', 1794657601000, NULL, 'result 2', 'reference 2'),
('account-3', 'body_sha256 3', 'raw_sealed 3', 1794657602000, 1794658349000, NULL, NULL);
CREATE TABLE notice (id text primary key, user_id bigint not null, purchase_id text references purchase (id), kind text not null, key text not null unique, due_at bigint not null, version integer not null, attempts integer not null, done_at bigint, failure text, created_at bigint not null, facts text);
INSERT INTO notice VALUES
('notice-1', 9000000545, 'purchase-1', 'kind 1', 'key 1', 1794658146000, 547, 548, 1794658149000, 'failure 1', 1794658150000, 'facts 1'),
('notice-2', 9000000551, 'purchase-2', 'kind 2', 'key 2', 1794658152000, 553, 554, NULL, 'failure 2', 1794658155000, 'facts 2'),
('notice-3', 9000000556, 'purchase-3', 'kind 3', 'key 3', 1794658157000, 558, 559, 1794658160000, NULL, 1794658161000, NULL);
CREATE TABLE setting (name text primary key, value text not null);
INSERT INTO setting VALUES
('language', '2'),
('opened', '0'),
('sandbox_told', '1');
CREATE TABLE customer (id text primary key, account_id text not null references account (id), service_type text not null, beneficiary text not null, created_at bigint not null, constraint customer_beneficiary unique (account_id, service_type, beneficiary));
INSERT INTO customer VALUES
('customer-1', 'account-1', 'service_type 1', 'beneficiary 1', 1794657748000),
('customer-2', 'account-2', 'service_type 2', 'beneficiary 2', 1794657749000),
('customer-3', 'account-3', 'service_type 3', 'beneficiary 3', 1794657750000);
CREATE TABLE customer_link (token_hash text primary key, customer_id text not null references customer (id), mode text not null, purchase_id text not null references purchase (id), created_by bigint not null, created_at bigint not null, expires_at bigint not null, claimed_by bigint, claimed_at bigint, revoked_at bigint, seat_id text);
INSERT INTO customer_link VALUES
('customer_link-1', 'customer-1', 'live', 'purchase-1', 9000000506, 1794658107000, 1794658108000, 9000000509, 1794658110000, 1794658111000, 'seat_id 1'),
('customer_link-2', 'customer-2', 'live', 'purchase-2', 9000000512, 1794658113000, 1794658114000, NULL, NULL, NULL, 'seat_id 2'),
('customer_link-3', 'customer-3', 'live', 'purchase-3', 9000000515, 1794658116000, 1794658117000, 9000000518, 1794658119000, 1794658120000, NULL);
CREATE TABLE customer_chat (id text primary key, customer_id text not null references customer (id), mode text not null, user_id bigint not null, linked_at bigint not null, since_at bigint not null, stopped_at bigint, unlinked_at bigint, constraint customer_chat_once unique (customer_id, mode, user_id));
INSERT INTO customer_chat VALUES
('customer_chat-1', 'customer-1', 'live', 9000000151, 1794657752000, 1794657753000, 1794657754000, 1794657755000),
('customer_chat-2', 'customer-2', 'live', 9000000156, 1794657757000, 1794657758000, NULL, NULL),
('customer_chat-3', 'customer-3', 'live', 9000000159, 1794657760000, 1794657761000, 1794657762000, 1794657763000);
CREATE TABLE customer_message (purchase_id text not null references purchase (id), user_id bigint not null, message_id bigint, placed_at bigint, constraint customer_message_key primary key (purchase_id, user_id));
INSERT INTO customer_message VALUES
('purchase-1', 9000000521, 9000000522, 1794658123000),
('purchase-2', 9000000524, NULL, NULL),
('purchase-3', 9000000525, 9000000526, 1794658127000);
CREATE TABLE link_try (user_id bigint primary key, since_at bigint not null, wrong integer not null);
INSERT INTO link_try VALUES
(9000000202, 1794657803000, 204),
(9000000205, 1794657806000, 207),
(9000000208, 1794657809000, 210);
CREATE TABLE account_change (id text primary key, account_id text not null references account (id), user_id bigint not null, kind text not null, origin text not null, state text not null, key_hash text unique, card_message_id bigint, tries integer not null, key_before text, fee_kobo bigint, wallet_before_kobo bigint, words text, why text, created_at bigint not null, due_at bigint not null, started_at bigint, ended_at bigint, told_at bigint);
INSERT INTO account_change VALUES
('account_change-1', 'account-1', 9000000026, 'kind 1', 'origin 1', 'state 1', 'key_hash 1', 9000000027, 28, 'key_before 1', 9000000029, 9000000030, 'words 1', 'why 1', 1794657631000, 1794657632000, 1794657633000, 1794657634000, 1794657635000),
('account_change-2', 'account-2', 9000000036, 'kind 2', 'origin 2', 'state 2', 'key_hash 2', NULL, 37, 'key_before 2', NULL, NULL, 'words 2', 'why 2', 1794657638000, 1794657639000, NULL, NULL, NULL),
('account_change-3', 'account-3', 9000000040, 'kind 3', 'origin 3', 'state 3', NULL, 9000000041, 42, NULL, 9000000043, 9000000044, NULL, NULL, 1794657645000, 1794657646000, 1794657647000, 1794657648000, 1794657649000);
CREATE TABLE chat_lock (user_id bigint primary key, entry text not null, seen_at bigint not null, locked_at bigint, wrong integer not null, wait_until bigint, digits_until bigint, digits_hashes text);
INSERT INTO chat_lock VALUES
(9000000133, 'entry 1', 1794657734000, 1794657735000, 136, 9000000137, 9000000138, 'digits_hashes 1'),
(9000000139, 'entry 2', 1794657740000, NULL, 141, NULL, NULL, 'digits_hashes 2'),
(9000000142, 'entry 3', 1794657743000, 1794657744000, 145, 9000000146, 9000000147, NULL);
CREATE TABLE pin_entry (user_id bigint primary key, what text not null, state text not null, nonce text not null, answers_sealed text not null, card_message_id bigint, expires_at bigint not null);
INSERT INTO pin_entry VALUES
(9000000219, 'what 1', 'state 1', 'nonce 1', 'answers_sealed 1', 9000000220, 1794657821000),
(9000000222, 'what 2', 'state 2', 'nonce 2', 'answers_sealed 2', NULL, 1794657823000),
(9000000224, 'what 3', 'state 3', 'nonce 3', 'answers_sealed 3', 9000000225, 1794657826000);
CREATE TABLE pin_proof (user_id bigint not null, what text not null, expires_at bigint not null, constraint pin_proof_key primary key (user_id, what));
INSERT INTO pin_proof VALUES
(9000000227, 'what 1', 1794657828000),
(9000000229, 'what 2', 1794657830000),
(9000000231, 'what 3', 1794657832000);
CREATE TABLE seat (id text primary key, account_id text not null references account (id), number integer not null, name text not null, role text not null, state text not null, sale_limit_kobo bigint, day_limit_kobo bigint, services text, ends_at bigint, user_id bigint, token_hash text unique, link_expires_at bigint, claimed_at bigint, created_by bigint not null, created_at bigint not null, version integer default 1 not null, sees_cost integer default 0 not null, constraint seat_number unique (account_id, number));
INSERT INTO seat VALUES
('seat-1', 'account-1', 605, 'Mama Ṣọlá', 'role 1', 'active', 9000000606, 9000000607, 'services 1', 1794658208000, 9000000609, 'token_hash 1', 1794658210000, 1794658211000, 9000000612, 1794658213000, 614, 615),
('seat-2', 'account-1', 616, 'O''Brien "MTN"', 'role 2', 'suspended', NULL, NULL, 'services 2', NULL, NULL, 'token_hash 2', NULL, NULL, 9000000617, 1794658218000, 619, 620),
('seat-3', 'account-1', 621, 'tab	one', 'role 3', 'ended', 9000000622, 9000000623, NULL, 1794658224000, 9000000625, NULL, 1794658226000, 1794658227000, 9000000628, 1794658229000, 630, 631);
CREATE TABLE audit (id text primary key, account_id text, at bigint not null, user_id bigint not null, seat_id text, chat_id bigint not null, act text not null, facts text);
INSERT INTO audit VALUES
('audit-1', 'account_id 1', 1794657682000, 9000000083, 'seat_id 1', 9000000084, 'act 1', 'facts 1'),
('audit-2', 'account_id 2', 1794657685000, 9000000086, 'seat_id 2', 9000000087, 'act 2', 'facts 2'),
('audit-3', NULL, 1794657688000, 9000000089, NULL, 9000000090, 'act 3', NULL);
CREATE TABLE erasure (account_id text primary key references account (id), user_id bigint not null, asked_at bigint not null);
INSERT INTO erasure VALUES
('account-1', 9000000176, 1794657777000),
('account-2', 9000000178, 1794657779000),
('account-3', 9000000180, 1794657781000);
CREATE TABLE replica (id text primary key, expires_at bigint not null);
CREATE TABLE lease (name text primary key, replica text not null references replica (id) on delete cascade);
CREATE TABLE alert (id text primary key, kind text not null, bad_since bigint not null, good_since bigint, raised_at bigint, over_at bigint, facts text not null);
INSERT INTO alert VALUES
('alert-1', 'service_down', 9000000050, 9000000051, 1794657652000, NULL, 'facts 1'),
('alert-2', 'service_down', 9000000054, NULL, NULL, 1794657600000, 'facts 2'),
('alert-3', 'service_down', 9000000055, 9000000056, 1794657657000, 1794657600000, 'facts 3');
CREATE TABLE board (key text primary key, message_id bigint not null);
INSERT INTO board VALUES
('board-1', 9000000107),
('board-2', 9000000108),
('board-3', 9000000109);
CREATE TABLE announcement (id text primary key, user_id bigint not null, state text not null, text text not null, cursor bigint not null, given integer not null, total integer not null, created_at bigint not null, started_at bigint, ended_at bigint);
INSERT INTO announcement VALUES
('announcement-1', 9000000063, 'state 1', 'text 1', 9000000064, 65, 66, 1794657667000, 1794657668000, 1794657669000),
('announcement-2', 9000000070, 'state 2', 'text 2', 9000000071, 72, 73, 1794657674000, NULL, NULL),
('announcement-3', 9000000075, 'state 3', 'text 3', 9000000076, 77, 78, 1794657679000, 1794657680000, 1794657681000);
CREATE TABLE turned_away (user_id bigint primary key, at bigint not null);
INSERT INTO turned_away VALUES
(9000000685, 1794658286000),
(9000000687, 1794658288000),
(9000000689, 1794658290000);
CREATE TABLE restore_check (account_id text not null references account (id), reference text not null, what text not null, misses integer not null, due_at bigint not null, wallet_kobo bigint, wallet_at bigint, constraint restore_check_key primary key (account_id, reference));
INSERT INTO restore_check VALUES
('account-1', 'reference 1', 'what 1', 593, 1794658194000, 9000000595, 1794658196000),
('account-2', 'reference 2', 'what 2', 597, 1794658198000, NULL, NULL),
('account-3', 'reference 3', 'what 3', 599, 1794658200000, 9000000601, 1794658202000);
CREATE TABLE pin_try (user_id bigint not null, phone_hash text not null, wrong integer not null, tried_at bigint not null, constraint pin_try_key primary key (user_id, phone_hash));
INSERT INTO pin_try VALUES
(9000000233, 'phone_hash 1', 234, 1794657835000),
(9000000236, 'phone_hash 2', 237, 1794657838000),
(9000000239, 'phone_hash 3', 240, 1794657841000);
CREATE TABLE phone_lock (phone_hash text primary key, wrong integer not null, wait_until bigint, tried_at bigint not null);
INSERT INTO phone_lock VALUES
('phone_lock-1', 211, 9000000212, 1794657813000),
('phone_lock-2', 214, NULL, 1794657815000),
('phone_lock-3', 216, 9000000217, 1794657818000);
CREATE TABLE wallet_look (account_id text not null references account (id), mode text not null, kobo bigint not null, asked_at bigint not null, answered_at bigint not null, doubted_id text, day integer default 0 not null, since_at bigint default 0 not null, loose_kobo bigint default 0 not null, rises text default '[]' not null, falls text default '[]' not null, given_back text default '[]' not null, constraint wallet_look_key primary key (account_id, mode));
INSERT INTO wallet_look VALUES
('account-1', 'live', 9000000727, 1794658328000, 1794658329000, 'doubted_id 1', 730, 1794658331000, 9000000732, '[{"kobo":500,"at":1}]', '[]', '["purchase-1"]'),
('account-1', 'sandbox', 9000000733, 1794658334000, 1794658335000, 'doubted_id 2', 736, 1794658337000, 9000000738, '[{"kobo":500,"at":1}]', '[]', '["purchase-1"]'),
('account-2', 'live', 9000000739, 1794658340000, 1794658341000, NULL, 742, 1794658343000, 9000000744, '[{"kobo":500,"at":1}]', '[]', '["purchase-1"]');
CREATE TABLE sale_tally (account_id text not null, mode text not null, day integer not null, seat_id text not null, service_type text not null, state_group text not null, is_doubtful integer not null, n bigint not null, face_kobo bigint not null, cost_kobo bigint not null, expected_n bigint not null, unpriced_n bigint not null, unpriced_kobo bigint not null, price_kobo bigint default 0 not null, unpriced_price_kobo bigint default 0 not null, constraint sale_tally_key primary key (account_id, mode, day, seat_id, service_type, state_group, is_doubtful));
INSERT INTO sale_tally VALUES
('account-1', 'live', 0, '', 'airtime', 'failed', 1, 1, 50000, 49000, 0, 0, 0, 50000, 0),
('account-1', 'live', 0, '', 'airtime', 'sold', 0, 1, 50000, 48750, 1, 0, 0, 55000, 0),
('account-1', 'live', 20771, '', 'airtime', 'failed', 1, 1, 50000, 49000, 0, 0, 0, 50000, 0),
('account-1', 'live', 20771, '', 'airtime', 'sold', 0, 1, 50000, 48750, 1, 0, 0, 55000, 0),
('account-2', 'live', 0, 'seat-2', 'airtime', 'open', 0, 1, 50000, 0, 0, 1, 50000, 50000, 50000),
('account-2', 'live', 20771, 'seat-2', 'airtime', 'open', 0, 1, 50000, 0, 0, 1, 50000, 50000, 50000);
CREATE TABLE beneficiary_part (account_id text not null, part text not null, beneficiary text not null, constraint beneficiary_part_key primary key (account_id, part, beneficiary));
INSERT INTO beneficiary_part VALUES
('account-1', '035551230', '08035551230'),
('account-1', '035551232', '08035551232'),
('account-1', '08035551230', '08035551230'),
('account-1', '08035551232', '08035551232'),
('account-1', '1230', '08035551230'),
('account-1', '1232', '08035551232'),
('account-1', '230', '08035551230'),
('account-1', '232', '08035551232'),
('account-1', '35551230', '08035551230'),
('account-1', '35551232', '08035551232'),
('account-1', '51230', '08035551230'),
('account-1', '51232', '08035551232'),
('account-1', '551230', '08035551230'),
('account-1', '551232', '08035551232'),
('account-1', '5551230', '08035551230'),
('account-1', '5551232', '08035551232'),
('account-1', '8035551230', '08035551230'),
('account-1', '8035551232', '08035551232'),
('account-2', '035551231', '08035551231'),
('account-2', '08035551231', '08035551231'),
('account-2', '1231', '08035551231'),
('account-2', '231', '08035551231'),
('account-2', '35551231', '08035551231'),
('account-2', '51231', '08035551231'),
('account-2', '551231', '08035551231'),
('account-2', '5551231', '08035551231'),
('account-2', '8035551231', '08035551231');
CREATE TABLE sale_name (account_id text not null, service_type text not null, provider_name text not null, product_name text not null, constraint sale_name_key primary key (account_id, service_type, provider_name, product_name));
INSERT INTO sale_name VALUES
('account-1', 'airtime', 'Mama Ṣọlá', 'Mama Ṣọlá'),
('account-1', 'airtime', 'tab	one', ''),
('account-2', 'airtime', 'O''Brien "MTN"', 'O''Brien "MTN"');
CREATE TABLE person (id text primary key, account_id text not null references account (id), name text, name_folded text, served_at bigint not null, last_sale_id text references purchase (id), created_at bigint not null);
INSERT INTO person VALUES
('person-1', 'account-1', 'Mama Ṣọlá', 'name_folded 1', 1794658162000, 'purchase-1', 1794658163000),
('person-2', 'account-2', 'O''Brien "MTN"', 'name_folded 2', 1794658164000, 'purchase-2', 1794658165000),
('person-3', 'account-3', NULL, NULL, 1794658166000, 'purchase-3', 1794658167000);
CREATE TABLE person_thing (id text primary key, person_id text not null references person (id), account_id text not null, kind text not null, number text not null, last_sale_id text references purchase (id), created_at bigint not null, constraint person_thing_number unique (account_id, number));
INSERT INTO person_thing VALUES
('person_thing-1', 'person-1', 'account_id 1', 'kind 1', 'number 1', 'purchase-1', 1794658168000),
('person_thing-2', 'person-2', 'account_id 2', 'kind 2', 'number 2', 'purchase-2', 1794658169000),
('person_thing-3', 'person-3', 'account_id 3', 'kind 3', 'number 3', 'purchase-3', 1794658170000);
CREATE TABLE save_question (account_id text not null, number text not null, purchase_id text not null references purchase (id), declined_at bigint, constraint save_question_key primary key (account_id, number));
INSERT INTO save_question VALUES
('account_id 1', 'number 1', 'purchase-1', 1794658203000),
('account_id 2', 'number 2', 'purchase-2', NULL),
('account_id 3', 'number 3', 'purchase-3', 1794658204000);
CREATE TABLE batch (id text primary key, account_id text not null references account (id), user_id bigint not null, seat_id text, mode text not null, state text not null, why text, rows_sealed text not null, card_message_id bigint, is_proved integer default 0 not null, version integer not null, created_at bigint not null, confirmed_at bigint, expires_at bigint not null);
INSERT INTO batch VALUES
('batch-1', 'account-1', 9000000091, 'seat_id 1', 'live', 'state 1', 'why 1', 'rows_sealed 1', 9000000092, 0, 93, 1794657694000, 1794657695000, 1794657696000),
('batch-2', 'account-2', 9000000097, 'seat_id 2', 'live', 'state 2', 'why 2', 'rows_sealed 2', NULL, 1, 98, 1794657699000, NULL, 1794657700000),
('batch-3', 'account-3', 9000000101, NULL, 'live', 'state 3', NULL, 'rows_sealed 3', 9000000102, 0, 103, 1794657704000, 1794657705000, 1794657706000);
CREATE TABLE price_rule (id text primary key, account_id text not null references account (id), service_type text not null, provider_id integer, provider_slug text, provider_name text, product_id integer, product_name text, how text not null, kobo bigint, basis_points integer, step_kobo bigint, made_at bigint not null, ended_at bigint);
INSERT INTO price_rule VALUES
('price_rule-1', 'account-1', 'service_type 1', 257, 'provider_slug 1', 'Mama Ṣọlá', 258, 'Mama Ṣọlá', 'how 1', 9000000259, 0, 9000000260, 1794657861000, NULL),
('price_rule-2', 'account-2', 'service_type 2', NULL, 'provider_slug 2', 'O''Brien "MTN"', NULL, 'O''Brien "MTN"', 'how 2', NULL, 1, NULL, 1794657863000, 1794657600000),
('price_rule-3', 'account-3', 'service_type 3', 264, NULL, NULL, 265, NULL, 'how 3', 9000000266, 0, 9000000267, 1794657868000, 1794657600000);
CREATE TABLE tender (purchase_id text primary key references purchase (id), account_id text not null references account (id), mode text not null, person_id text, since_at bigint not null, left_kobo bigint not null, forgiven_kobo bigint not null, taken_back_at bigint, back_kobo bigint not null, given_back_at bigint);
INSERT INTO tender VALUES
('purchase-1', 'account-1', 'live', 'person_id 1', 1794658269000, 9000000670, 9000000671, 1794658272000, 9000000673, 1794658274000),
('purchase-2', 'account-2', 'live', 'person_id 2', 1794658275000, 9000000676, 9000000677, NULL, 9000000678, NULL),
('purchase-3', 'account-3', 'live', NULL, 1794658279000, 9000000680, 9000000681, 1794658282000, 9000000683, 1794658284000);
CREATE TABLE debtor (account_id text not null references account (id), mode text not null, person_id text not null, owed_kobo bigint not null, oldest_at bigint, promised_for bigint, reminded_at bigint, version integer not null, constraint debtor_key primary key (account_id, mode, person_id));
INSERT INTO debtor VALUES
('account-1', 'live', 'person_id 1', 50000, 1794657600000, 9000000166, 1794657767000, 168),
('account-1', 'live', 'person_id 2', 7, 1794657599999, NULL, NULL, 170),
('account-1', 'live', 'person_id 3', 0, NULL, 9000000173, 1794657774000, 175);
CREATE TABLE debt_line (id text primary key, account_id text not null references account (id), mode text not null, person_id text, purchase_id text references purchase (id), at bigint not null, kind text not null, owed_kobo bigint not null, back_kobo bigint not null, step integer not null, seat_id text);
INSERT INTO debt_line VALUES
('debt_line-1', 'account-1', 'live', 'person-1', 'purchase-1', 1794658128000, 'kind 1', 9000000529, 9000000530, 0, 'seat_id 1'),
('debt_line-2', 'account-1', 'live', 'person-1', 'purchase-2', 1794658132000, 'kind 2', 9000000533, 9000000534, 1, 'seat_id 2'),
('debt_line-3', 'account-1', 'live', 'person-1', 'purchase-3', 1794658136000, 'kind 3', 9000000537, 9000000538, 2, NULL);
CREATE TABLE wallet_day (account_id text not null references account (id), mode text not null, day integer not null, opening_kobo bigint not null, opening_at bigint not null, closing_kobo bigint not null, closing_at bigint not null, paid_in_kobo bigint not null, charged_kobo bigint not null, returned_kobo bigint not null, unnamed_kobo bigint not null, unnamed_n bigint not null, about_n bigint not null, unseen_kobo bigint not null, constraint wallet_day_key primary key (account_id, mode, day));
INSERT INTO wallet_day VALUES
('account-1', 'live', 691, 9000000692, 1794658293000, 9000000694, 1794658295000, 9000000696, 9000000697, 9000000698, 9000000699, 9000000700, 9000000701, 9000000702),
('account-2', 'live', 703, 9000000704, 1794658305000, 9000000706, 1794658307000, 9000000708, 9000000709, 9000000710, 9000000711, 9000000712, 9000000713, 9000000714),
('account-3', 'live', 715, 9000000716, 1794658317000, 9000000718, 1794658319000, 9000000720, 9000000721, 9000000722, 9000000723, 9000000724, 9000000725, 9000000726);
CREATE TABLE book_close (account_id text not null references account (id), mode text not null, number integer not null, day integer not null, since_ms bigint not null, until_ms bigint not null, sealed_at bigint not null, sold_n bigint not null, face_kobo bigint not null, price_kobo bigint not null, cost_kobo bigint not null, expected_n bigint not null, unpriced_n bigint not null, unpriced_price_kobo bigint not null, open_n bigint not null, failed_n bigint not null, open_kobo bigint not null, late_n bigint not null, owed_kobo bigint not null, repaid_kobo bigint not null, back_kobo bigint not null, opening_kobo bigint, opening_at bigint, closing_kobo bigint, closing_at bigint, paid_in_kobo bigint not null, charged_kobo bigint not null, returned_kobo bigint not null, unnamed_kobo bigint not null, unnamed_n bigint not null, about_n bigint not null, unseen_kobo bigint not null, parts text not null, digest text not null, constraint book_close_key primary key (account_id, mode, number), constraint book_close_day unique (account_id, mode, day), constraint book_close_until unique (account_id, mode, until_ms));
INSERT INTO book_close VALUES
('account-1', 'live', 1, 20771, 1794657600000, 1794744000000, 1794658024000, 9000000425, 9000000426, 9000000427, 9000000428, 9000000429, 9000000430, 9000000431, 9000000432, 9000000433, 9000000434, 9000000435, 9000000436, 9000000437, 9000000438, 9000000439, 1794658040000, 9000000441, 1794658042000, 9000000443, 9000000444, 9000000445, 9000000446, 9000000447, 9000000448, 9000000449, 'parts 1', 'digest 1'),
('account-1', 'live', 2, 20772, 1794744000000, 1794830400000, 1794658054000, 9000000455, 9000000456, 9000000457, 9000000458, 9000000459, 9000000460, 9000000461, 9000000462, 9000000463, 9000000464, 9000000465, 9000000466, 9000000467, 9000000468, NULL, NULL, NULL, NULL, 9000000469, 9000000470, 9000000471, 9000000472, 9000000473, 9000000474, 9000000475, 'parts 2', 'digest 2'),
('account-1', 'live', 3, 20773, 1794830400000, 1794916800000, 1794658080000, 9000000481, 9000000482, 9000000483, 9000000484, 9000000485, 9000000486, 9000000487, 9000000488, 9000000489, 9000000490, 9000000491, 9000000492, 9000000493, 9000000494, 9000000495, 1794658096000, 9000000497, 1794658098000, 9000000499, 9000000500, 9000000501, 9000000502, 9000000503, 9000000504, 9000000505, 'parts 3', 'digest 3');
CREATE TABLE book_late (purchase_id text not null references purchase (id), version integer not null, step integer not null, account_id text not null references account (id), mode text not null, after_ms bigint not null, sold_at bigint not null, service_type text not null, seat_id text not null, sold_n bigint not null, face_kobo bigint not null, price_kobo bigint not null, cost_kobo bigint not null, expected_n bigint not null, unpriced_n bigint not null, unpriced_price_kobo bigint not null, open_n bigint not null, failed_n bigint not null, constraint book_late_key primary key (purchase_id, version, sold_at, step));
INSERT INTO book_late VALUES
('purchase-1', 381, 382, 'account-1', 'live', 9000000383, 1794657984000, 'service_type 1', 'seat_id 1', 9000000385, 9000000386, 9000000387, 9000000388, 9000000389, 9000000390, 9000000391, 9000000392, 9000000393),
('purchase-2', 394, 395, 'account-2', 'live', 9000000396, 1794657997000, 'service_type 2', 'seat_id 2', 9000000398, 9000000399, 9000000400, 9000000401, 9000000402, 9000000403, 9000000404, 9000000405, 9000000406),
('purchase-3', 407, 408, 'account-3', 'live', 9000000409, 1794658010000, 'service_type 3', 'seat_id 3', 9000000411, 9000000412, 9000000413, 9000000414, 9000000415, 9000000416, 9000000417, 9000000418, 9000000419);
CREATE TABLE statement (id text primary key, account_id text not null references account (id), user_id bigint not null, seat_id text, mode text not null, state text not null, format text not null, choice text not null, since bigint not null, until bigint not null, with_tokens integer not null, lines integer, card_message_id bigint, file_id text, digest text, asked_at bigint not null, done_at bigint);
INSERT INTO statement VALUES
('statement-1', 'account-1', 9000000638, 'seat_id 1', 'live', 'done', 'format 1', 'choice 1', 9000000639, 9000000640, 0, 641, 9000000642, 'file_id 1', 'digest 1', 1794658243000, 1794658244000),
('statement-2', 'account-2', 9000000645, 'seat_id 2', 'live', 'done', 'format 2', 'choice 2', 9000000646, 9000000647, 1, NULL, NULL, 'file_id 2', 'digest 2', 1794658248000, NULL),
('statement-3', 'account-3', 9000000649, NULL, 'live', 'done', 'format 3', 'choice 3', 9000000650, 9000000651, 0, 652, 9000000653, NULL, NULL, 1794658254000, 1794658255000);
CREATE TABLE alert_choice (account_id text not null references account (id), subject text not null, is_on integer not null, kobo bigint, sales integer, is_low integer not null, constraint alert_choice_key primary key (account_id, subject));
INSERT INTO alert_choice VALUES
('account-1', 'subject 1', 0, 9000000059, 60, 0),
('account-2', 'subject 2', 1, NULL, NULL, 1),
('account-3', 'subject 3', 0, 9000000061, 62, 0);
CREATE TABLE shop_alert (account_id text not null references account (id), subject text not null, due_at bigint not null, seen_at bigint not null, facts text not null, constraint shop_alert_key primary key (account_id, subject, due_at));
INSERT INTO shop_alert VALUES
('account-1', 'subject 1', 1794658232000, 1794658233000, 'facts 1'),
('account-2', 'subject 2', 1794658234000, 1794658235000, 'facts 2'),
('account-3', 'subject 3', 1794658236000, 1794658237000, 'facts 3');
CREATE TABLE plan_sold (account_id text not null references account (id), service_type text not null, provider_id bigint not null, product_id bigint not null, provider_name text not null, product_name text not null, sold_at bigint not null, cost_kobo bigint, list_kobo bigint, said_at bigint, is_gone integer not null, constraint plan_sold_key primary key (account_id, service_type, provider_id, product_id));
INSERT INTO plan_sold VALUES
('account-1', 'service_type 1', 9000000242, 9000000243, 'Mama Ṣọlá', 'Mama Ṣọlá', 1794657844000, 9000000245, 9000000246, 1794657847000, 0),
('account-2', 'service_type 2', 9000000248, 9000000249, 'O''Brien "MTN"', 'O''Brien "MTN"', 1794657850000, NULL, NULL, NULL, 1),
('account-3', 'service_type 3', 9000000251, 9000000252, 'tab	one', 'tab	one', 1794657853000, 9000000254, 9000000255, 1794657856000, 0);
CREATE TABLE key_use (key_hash text primary key, used_at bigint, last_used_at bigint, seen_at bigint);
INSERT INTO key_use VALUES
('key_use-1', 1794657796000, 1794657797000, 1794657798000),
('key_use-2', NULL, NULL, NULL),
('key_use-3', 1794657799000, 1794657800000, 1794657801000);
CREATE TABLE repeat_sale (id text primary key, account_id text not null references account (id), mode text not null, person_id text not null, user_id bigint not null, seat_id text, sale_id text not null references purchase (id), number text not null, any_plan integer not null, every_days integer, hour integer not null, from_day integer not null, next_at bigint not null, asked_day integer, created_at bigint not null);
INSERT INTO repeat_sale VALUES
('repeat_sale-1', 'account-1', 'live', 'person-1', 9000000571, 'seat_id 1', 'purchase-1', 'number 1', 572, 573, 574, 575, 1794658176000, 577, 1794658178000),
('repeat_sale-2', 'account-2', 'live', 'person-2', 9000000579, 'seat_id 2', 'purchase-2', 'number 2', 580, NULL, 581, 582, 1794658183000, NULL, 1794658184000),
('repeat_sale-3', 'account-3', 'live', 'person-3', 9000000585, NULL, 'purchase-3', 'number 3', 586, 587, 588, 589, 1794658190000, 591, 1794658192000);
CREATE TABLE cash_count (account_id text not null references account (id), mode text not null, day integer not null, number integer not null, at bigint not null, counted_kobo bigint not null, due_kobo bigint not null, constraint cash_count_key primary key (account_id, mode, day, number));
INSERT INTO cash_count VALUES
('account-1', 'live', 110, 111, 1794657712000, 9000000113, 9000000114),
('account-2', 'live', 115, 116, 1794657717000, 9000000118, 9000000119),
('account-3', 'live', 120, 121, 1794657722000, 9000000123, 9000000124);
CREATE TABLE debt_total (account_id text not null, mode text not null, owed_kobo bigint not null, people bigint not null, constraint debt_total_key primary key (account_id, mode));
INSERT INTO debt_total VALUES
('account-1', 'live', 50007, 2);

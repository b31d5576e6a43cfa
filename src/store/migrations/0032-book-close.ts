import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { makeAppendOnly } from "../engine/append-only.ts";
import { isPostgres } from "../engine/dialect.ts";

const walletSums = ["paid_in_kobo", "charged_kobo", "returned_kobo", "unnamed_kobo", "unnamed_n", "about_n"];
const measures = [
  ...["sold_n", "face_kobo", "price_kobo", "cost_kobo", "expected_n", "unpriced_n", "unpriced_price_kobo"],
  ...["open_n", "failed_n"],
];
/** A change of any other column changes nothing that a day comes to. */
const counted = "state, face_kobo, expected_kobo, observed_kobo, price_kobo, confirmed_at";

/** What each day did to a wallet, the closes of days, and what changed of sealed days since, kept by the database itself. */
export const bookClose: Migration = {
  async up(db: Kysely<unknown>) {
    await addWalletDays(db);
    await addCloses(db);
    await addLate(db);
    await db.schema.alterTable("account").addColumn("close_hour", "integer").execute();
    await (isPostgres(db) ? keepLateInPostgres(db) : keepLateInSqlite(db));
  },
};

async function addWalletDays(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("wallet_day")
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("opening_kobo", "bigint", (c) => c.notNull())
    .addColumn("opening_at", "bigint", (c) => c.notNull())
    .addColumn("closing_kobo", "bigint", (c) => c.notNull())
    .addColumn("closing_at", "bigint", (c) => c.notNull());
  for (const sum of [...walletSums, "unseen_kobo"]) table = table.addColumn(sum, "bigint", (c) => c.notNull());
  await table.addPrimaryKeyConstraint("wallet_day_key", ["account_id", "mode", "day"]).execute();
  for (const [name, type] of [
    ["day", "integer"],
    ["since_at", "bigint"],
    ["loose_kobo", "bigint"],
  ] as const) {
    await db.schema
      .alterTable("wallet_look")
      .addColumn(name, type, (c) => c.notNull().defaultTo(0))
      .execute();
  }
}

async function addCloses(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("book_close")
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("since_ms", "bigint", (c) => c.notNull())
    .addColumn("until_ms", "bigint", (c) => c.notNull())
    .addColumn("sealed_at", "bigint", (c) => c.notNull());
  for (const sum of [...measures, "open_kobo", "late_n", "owed_kobo", "repaid_kobo", "back_kobo"])
    table = table.addColumn(sum, "bigint", (c) => c.notNull());
  for (const seen of ["opening_kobo", "opening_at", "closing_kobo", "closing_at"])
    table = table.addColumn(seen, "bigint");
  for (const sum of [...walletSums, "unseen_kobo"]) table = table.addColumn(sum, "bigint", (c) => c.notNull());
  await table
    .addColumn("parts", "text", (c) => c.notNull())
    .addColumn("digest", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("book_close_key", ["account_id", "mode", "number"])
    .addUniqueConstraint("book_close_day", ["account_id", "mode", "day"])
    .addUniqueConstraint("book_close_until", ["account_id", "mode", "until_ms"])
    .execute();
  await makeAppendOnly(db, "book_close");
}

async function addLate(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("book_late")
    .addColumn("purchase_id", "text", (c) => c.notNull().references("purchase.id"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("step", "integer", (c) => c.notNull())
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("after_ms", "bigint", (c) => c.notNull())
    .addColumn("sold_at", "bigint", (c) => c.notNull())
    .addColumn("service_type", "text", (c) => c.notNull())
    .addColumn("seat_id", "text", (c) => c.notNull());
  for (const measure of measures) table = table.addColumn(measure, "bigint", (c) => c.notNull());
  await table.addPrimaryKeyConstraint("book_late_key", ["purchase_id", "version", "sold_at", "step"]).execute();
  await db.schema.createIndex("book_late_after").on("book_late").columns(["account_id", "mode", "after_ms"]).execute();
  await db.schema.createIndex("book_late_sold").on("book_late").columns(["account_id", "mode", "sold_at"]).execute();
  await makeAppendOnly(db, "book_late");
}

/** What a row counts for. */
function worth(row: "OLD" | "NEW", version: string, sign: 1 | -1): string {
  const isUnpriced = `${row}.observed_kobo IS NULL AND ${row}.expected_kobo IS NULL`;
  const price = `coalesce(${row}.price_kobo, ${row}.face_kobo)`;
  const where = (states: string, value: string) =>
    `CASE WHEN ${row}.state IN (${states}) THEN ${sign} * ${value} ELSE 0 END`;
  const sold = (value: string) => where("'succeeded'", value);
  return `
    SELECT ${row}.id AS purchase_id, ${version} AS version, ${row}.account_id AS account_id, ${row}.mode AS mode,
      (SELECT max(until_ms) FROM book_close WHERE account_id = ${row}.account_id AND mode = ${row}.mode) AS after_ms,
      ${row}.confirmed_at AS sold_at, ${row}.service_type AS service_type, coalesce(${row}.seat_id, '') AS seat_id,
      ${sold("1")} AS sold_n, ${sold(`${row}.face_kobo`)} AS face_kobo, ${sold(price)} AS price_kobo,
      ${sold(`coalesce(${row}.observed_kobo, ${row}.expected_kobo, 0)`)} AS cost_kobo,
      ${sold(`CASE WHEN ${row}.observed_kobo IS NULL AND ${row}.expected_kobo IS NOT NULL THEN 1 ELSE 0 END`)} AS expected_n,
      ${sold(`CASE WHEN ${isUnpriced} THEN 1 ELSE 0 END`)} AS unpriced_n,
      ${sold(`CASE WHEN ${isUnpriced} THEN ${price} ELSE 0 END`)} AS unpriced_price_kobo,
      ${where("'intent', 'sending', 'unknown', 'pending'", "1")} AS open_n,
      ${where("'failed', 'void'", "1")} AS failed_n
    WHERE ${row}.confirmed_at IS NOT NULL`;
}

const key = ["purchase_id", "version", "account_id", "mode", "after_ms", "sold_at", "service_type", "seat_id"];

/** Posts by how much a sealed day is worth more, or less, than before. A row of an open day posts nothing. */
function posting(rows: string): string {
  const sums = measures.map((measure) => `sum(${measure})`);
  return `
    INSERT INTO book_late (${[...key, ...measures].join(", ")}, step)
    SELECT ${[...key, ...sums].join(", ")}, (SELECT count(*) FROM book_late AS known
      WHERE known.purchase_id = changed.purchase_id AND known.version = changed.version)
    FROM (${rows}) AS changed
    WHERE sold_at < after_ms
    GROUP BY ${key.join(", ")}
    HAVING ${sums.map((sum) => `${sum} <> 0`).join(" OR ")}`;
}

const before = worth("OLD", "NEW.version", -1);
const after = worth("NEW", "NEW.version", 1);
const changes = {
  insert: { when: "INSERT", isSale: "NEW.confirmed_at IS NOT NULL", post: posting(after) },
  delete: {
    when: "DELETE",
    isSale: "OLD.confirmed_at IS NOT NULL",
    post: posting(worth("OLD", "OLD.version + 1", -1)),
  },
  update: {
    when: `UPDATE OF ${counted}`,
    isSale: "OLD.confirmed_at IS NOT NULL OR NEW.confirmed_at IS NOT NULL",
    post: posting(`${before} UNION ALL ${after}`),
  },
};

const newest = "(SELECT max(until_ms) FROM book_close WHERE account_id = NEW.account_id AND mode = NEW.mode)";
/** What belongs to a sealed day is not added to it. A copy brings what changed first, and the closes last. */
const refusals = {
  book_close: `NEW.until_ms <= NEW.since_ms OR NEW.since_ms < ${newest}`,
  book_late: `NEW.after_ms <> ${newest}`,
};

async function keepLateInSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [name, { when, isSale, post }] of Object.entries(changes)) {
    await sql
      .raw(`CREATE TRIGGER purchase_late_${name} AFTER ${when} ON purchase WHEN ${isSale} BEGIN ${post}; END`)
      .execute(db);
  }
  for (const [table, isOver] of Object.entries(refusals)) {
    await sql
      .raw(`CREATE TRIGGER ${table}_sealed BEFORE INSERT ON ${table} WHEN ${isOver}
        BEGIN SELECT RAISE(ABORT, 'this day is sealed'); END`)
      .execute(db);
  }
}

/** At the end of each transaction and in turn, as the totals are: whoever seals a day meanwhile has it before or after. */
async function keepLateInPostgres(db: Kysely<unknown>): Promise<void> {
  for (const [name, { when, isSale, post }] of Object.entries(changes)) {
    await sql
      .raw(`CREATE FUNCTION purchase_late_${name}() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN ${post}; RETURN NULL; END $$`)
      .execute(db);
    await sql
      .raw(`CREATE CONSTRAINT TRIGGER purchase_tally_${name}_3_late AFTER ${when} ON purchase
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (${isSale}) EXECUTE FUNCTION purchase_late_${name}()`)
      .execute(db);
  }
  for (const [table, isOver] of Object.entries(refusals)) {
    await sql
      .raw(`CREATE FUNCTION ${table}_refuse_sealed() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF ${isOver} THEN RAISE EXCEPTION 'this day is sealed'; END IF; RETURN NEW; END $$`)
      .execute(db);
    await sql
      .raw(`CREATE TRIGGER ${table}_sealed BEFORE INSERT ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ${table}_refuse_sealed()`)
      .execute(db);
  }
}

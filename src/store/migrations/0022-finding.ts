import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../engine/dialect.ts";

const fewestDigits = 3;
/** No beneficiary is longer. */
const longestBeneficiary = 64;

/** By what a sale is found in a book of any size: parts of its number, amounts, names, the end of its reference, its stage. */
export const finding: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("beneficiary_part")
      .addColumn("account_id", "text", (c) => c.notNull())
      .addColumn("part", "text", (c) => c.notNull())
      .addColumn("beneficiary", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("beneficiary_part_key", ["account_id", "part", "beneficiary"])
      .execute();
    await db.schema
      .createTable("sale_name")
      .addColumn("account_id", "text", (c) => c.notNull())
      .addColumn("service_type", "text", (c) => c.notNull())
      .addColumn("provider_name", "text", (c) => c.notNull())
      .addColumn("product_name", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("sale_name_key", ["account_id", "service_type", "provider_name", "product_name"])
      .execute();
    await (isPostgres(db) ? keepInPostgres(db) : keepInSqlite(db));
    await sql.raw(addParts("purchase", "FROM purchase")).execute(db);
    await sql.raw(addNames("purchase", "FROM purchase")).execute(db);
    await addIndexes(db);
  },
};

async function addIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of ["purchase_review", "purchase_seat"]) await db.schema.dropIndex(name).execute();
  const indexes = {
    face: "account_id, face_kobo, id) WHERE confirmed_at IS NOT NULL",
    expected: "account_id, expected_kobo, id) WHERE confirmed_at IS NOT NULL",
    observed: "account_id, observed_kobo, id) WHERE observed_kobo IS DISTINCT FROM expected_kobo",
    name: "account_id, provider_name, (coalesce(product_name, '')), id) WHERE confirmed_at IS NOT NULL",
    reference_end: "account_id, (substr(reference, 26))) WHERE confirmed_at IS NOT NULL",
    seat: "account_id, seat_id, id) WHERE seat_id IS NOT NULL",
    review: "account_id, id) WHERE review IS NOT NULL",
    failed: "account_id, id) WHERE state IN ('failed', 'void')",
    under_way: `account_id, id) WHERE state IN ('intent', 'sending', 'unknown', 'pending')
      OR (state = 'succeeded' AND delivery = 'awaiting')`,
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await sql.raw(`CREATE INDEX purchase_${name} ON purchase (${columns}`).execute(db);
  }
}

/** Every end of a number: a part of it is the beginning of one of them. A number that is known adds nothing. */
function addParts(row: string, from = ""): string {
  const starts = Array.from({ length: longestBeneficiary }, (_, index) => `SELECT ${index + 1} AS start`);
  return `
    INSERT INTO beneficiary_part (account_id, part, beneficiary)
    SELECT DISTINCT sale.account_id, substr(sale.beneficiary, starts.start), sale.beneficiary
    FROM (SELECT ${row}.account_id AS account_id, ${row}.beneficiary AS beneficiary ${from}
      WHERE ${row}.confirmed_at IS NOT NULL) AS sale
    CROSS JOIN (${starts.join(" UNION ALL ")}) AS starts
    WHERE starts.start <= length(sale.beneficiary) - ${fewestDigits - 1}
    AND NOT EXISTS (SELECT 1 FROM beneficiary_part AS known WHERE known.account_id = sale.account_id
      AND known.part = sale.beneficiary AND known.beneficiary = sale.beneficiary)
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING`;
}

function addNames(row: string, from = ""): string {
  return `
    INSERT INTO sale_name (account_id, service_type, provider_name, product_name)
    SELECT DISTINCT ${row}.account_id, ${row}.service_type, ${row}.provider_name, coalesce(${row}.product_name, '')
    ${from} WHERE ${row}.confirmed_at IS NOT NULL
    ON CONFLICT DO NOTHING`;
}

const becomesSale = "OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL";

async function keepInSqlite(db: Kysely<unknown>): Promise<void> {
  const adding = `BEGIN ${addParts("NEW")}; ${addNames("NEW")}; END`;
  await sql
    .raw(`CREATE TRIGGER purchase_find_insert AFTER INSERT ON purchase WHEN NEW.confirmed_at IS NOT NULL ${adding}`)
    .execute(db);
  await sql
    .raw(`CREATE TRIGGER purchase_find_update AFTER UPDATE OF confirmed_at ON purchase WHEN ${becomesSale} ${adding}`)
    .execute(db);
}

async function keepInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`CREATE FUNCTION purchase_find() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${addParts("NEW")}; ${addNames("NEW")}; RETURN NULL; END $$`)
    .execute(db);
  await sql
    .raw(`CREATE TRIGGER purchase_find_insert AFTER INSERT ON purchase
      FOR EACH ROW WHEN (NEW.confirmed_at IS NOT NULL) EXECUTE FUNCTION purchase_find()`)
    .execute(db);
  await sql
    .raw(`CREATE TRIGGER purchase_find_update AFTER UPDATE OF confirmed_at ON purchase
      FOR EACH ROW WHEN (${becomesSale}) EXECUTE FUNCTION purchase_find()`)
    .execute(db);
}

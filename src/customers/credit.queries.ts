import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { openStates, type Purchase } from "../sales/purchases.queries.ts";

const limitOf = prepared((db, p: Pick<Purchase, "account_id" | "beneficiary">) =>
  db
    .selectFrom("person_thing")
    .innerJoin("person", "person.id", "person_thing.person_id")
    .select(["person.id", "person.credit_limit_kobo"])
    .where("person_thing.account_id", "=", p.account_id)
    .where("person_thing.number", "=", p.beneficiary),
);

/** The customer who has the number of a sale, with the credit limit; undefined: nobody has it, or no limit is set. */
export async function findCreditLimit(
  db: Db,
  { account_id, beneficiary }: Pick<Purchase, "account_id" | "beneficiary">,
): Promise<{ personId: string; limitKobo: Kobo } | undefined> {
  const found = (await limitOf(db, { account_id, beneficiary })).rows[0];
  return found?.credit_limit_kobo == null ? undefined : { personId: found.id, limitKobo: found.credit_limit_kobo };
}

/**
 * Somebody's debt without one sale, with the prices of all open sales on credit to them. One statement reads both: a
 * sale that settles meanwhile is in one of the two.
 */
export async function owedWithOpen(
  db: Db,
  personId: string,
  { id, account_id, mode }: Pick<Purchase, "id" | "account_id" | "mode">,
): Promise<Kobo> {
  const owed = db
    .selectFrom("debtor")
    .select("owed_kobo")
    .where("account_id", "=", account_id)
    .where("mode", "=", mode)
    .where("person_id", "=", personId);
  const open = db
    .selectFrom("person_thing")
    .innerJoin("purchase", (join) =>
      join
        .onRef("purchase.account_id", "=", "person_thing.account_id")
        .onRef("purchase.beneficiary", "=", "person_thing.number"),
    )
    .select((e) => e.fn.sum<number>(e.fn.coalesce("price_kobo", "face_kobo")).as("kobo"))
    .where("person_thing.person_id", "=", personId)
    .where("purchase.mode", "=", mode)
    .where("purchase.on_credit", "=", 1)
    .where("purchase.state", "in", [...openStates])
    .where("purchase.id", "!=", id);
  const sums = await db.selectNoFrom([owed.as("owed"), open.as("open")]).executeTakeFirstOrThrow();
  return toKobo(Number(sums.owed ?? 0) + Number(sums.open ?? 0));
}

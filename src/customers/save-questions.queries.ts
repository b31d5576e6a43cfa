import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { type Beneficiary, customerOf } from "./customers.queries.ts";
import { nameOfNumber } from "./person-names.queries.ts";

/** So many sales to one number make its owner worth a name. */
const salesOfRegular = 3;

const soldTo = prepared((db, p: Beneficiary & Pick<Purchase, "mode">) =>
  db.selectNoFrom((e) => [
    e
      .exists(
        e
          .selectFrom("person_thing")
          .select("id")
          .where("account_id", "=", p.account_id)
          .where("number", "=", p.beneficiary),
      )
      .as("is_known"),
    e.exists(customerOf(db, p).select("customer.id")).as("is_customer"),
    e
      .and([
        e.not(e.exists(nameOfNumber(db, p.account_id, p.beneficiary))),
        e.not(
          e.exists(
            e
              .selectFrom("save_question")
              .select("purchase_id")
              .where("account_id", "=", p.account_id)
              .where("number", "=", p.beneficiary),
          ),
        ),
        e(
          e
            .selectFrom(
              e
                .selectFrom("purchase as sale")
                .select("sale.id")
                .where("sale.account_id", "=", p.account_id)
                .where("sale.beneficiary", "=", p.beneficiary)
                .where("sale.mode", "=", p.mode)
                .where("sale.state", "=", "succeeded")
                .limit(sql.lit(salesOfRegular))
                .as("regular"),
            )
            .select((c) => c.fn.countAll<number>().as("count")),
          "=",
          sql.lit(salesOfRegular),
        ),
      ])
      .as("is_regular"),
  ]),
);

/** Who has the number of a sale: somebody; a customer, by a link; somebody sold to often, without a name and not asked for. */
export async function readSoldTo(db: Db, { account_id, service_type, beneficiary, mode }: Purchase) {
  const { rows } = await soldTo(db, { account_id, service_type, beneficiary, mode });
  const [row] = rows;
  return {
    isKnown: Boolean(row?.is_known),
    isCustomer: Boolean(row?.is_customer),
    isRegular: Boolean(row?.is_regular),
  };
}

const putQuestion = prepared((db, question: { account_id: string; number: string; purchase_id: string }) =>
  db
    .insertInto("save_question")
    .values(question)
    .onConflict((c) => c.columns(["account_id", "number"]).doNothing()),
);

/** Asks on the card of this sale, once for its number, whether to save it. */
export async function askToSave(db: Db, { id, account_id, beneficiary }: Purchase): Promise<void> {
  await putQuestion(db, { account_id, number: beneficiary, purchase_id: id });
}

/** Remembers that a number is not to be saved. */
export async function declineToSave(db: Db, { account_id, beneficiary }: Purchase, now: number): Promise<void> {
  await db
    .updateTable("save_question")
    .set({ declined_at: now })
    .where("account_id", "=", account_id)
    .where("number", "=", beneficiary)
    .execute();
}

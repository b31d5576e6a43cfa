import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { type SalePayment, saleWithPayment } from "../debts/debts.queries.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { namedNumbers } from "./person-names.queries.ts";

/** So many sales to one number make its owner worth a name. */
const salesOfRegular = 3;

const regularUnnamed = prepared((db, p: { id: string; accountId: string; number: string; mode: Purchase["mode"] }) =>
  db
    .insertInto("save_question")
    .columns(["account_id", "number", "purchase_id"])
    .expression((e) =>
      e
        .selectFrom("purchase")
        .select(["account_id", "beneficiary", "id"])
        .where("id", "=", p.id)
        .where((w) => w.not(w.exists(namedNumbers(db, p.accountId).where("person_thing.number", "=", p.number))))
        .where(
          (w) =>
            w
              .selectFrom(
                w
                  .selectFrom("purchase as sale")
                  .select("sale.id")
                  .where("sale.account_id", "=", p.accountId)
                  .where("sale.beneficiary", "=", p.number)
                  .where("sale.mode", "=", p.mode)
                  .where("sale.state", "=", "succeeded")
                  .limit(sql.lit(salesOfRegular))
                  .as("regular"),
              )
              .select((c) => c.fn.countAll<number>().as("count")),
          "=",
          salesOfRegular,
        ),
    )
    .onConflict((c) => c.columns(["account_id", "number"]).doNothing()),
);

/** Asks on the card of this sale, once for its number, whether to save it, where it is sold to often and has no name. */
export async function askToSave(db: Db, { id, account_id, beneficiary, mode }: Purchase): Promise<void> {
  await regularUnnamed(db, { id, accountId: account_id, number: beneficiary, mode });
}

const factsOf = prepared((db, p: { id: string; accountId: string; number: string }) =>
  saleWithPayment(db, p.id).select((e) => [
    namedNumbers(db, p.accountId)
      .where("person_thing.number", "=", p.number)
      .clearSelect()
      .select("person.name")
      .as("name"),
    db
      .selectFrom("save_question")
      .select("save_question.purchase_id")
      .where("account_id", "=", p.accountId)
      .where("number", "=", p.number)
      .where("save_question.purchase_id", "=", p.id)
      .where("declined_at", "is", null)
      .as("asked_by"),
    e.selectFrom("chat").select("locale").whereRef("chat.user_id", "=", "purchase.user_id").as("locale"),
  ]),
);

/** Facts on a sale's card that are not in the sale's row. */
export interface CardFacts {
  /** The beneficiary's. */
  name: string | null;
  /** Whether the card asks for one. */
  isAskedToSave: boolean;
  /** Undefined: paid at the counter. */
  salePayment: SalePayment | undefined;
  /** The language of the chat that the sale was made in; null: the usual one. */
  locale: string | null;
}

export async function cardFactsOf(db: Db, { id, account_id, beneficiary }: Purchase): Promise<CardFacts> {
  const { rows } = await factsOf(db, { id, accountId: account_id, number: beneficiary });
  const { name = null, asked_by = null, locale = null, purchase_id = null, ...paid } = rows[0] ?? {};
  const salePayment = purchase_id === null ? undefined : ({ ...paid, purchase_id } as SalePayment);
  return { name, isAskedToSave: name === null && asked_by !== null, salePayment, locale };
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

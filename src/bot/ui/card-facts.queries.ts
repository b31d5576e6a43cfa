import { nameOfNumber } from "../../customers/person-names.queries.ts";
import type { Db } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { type SalePayment, saleWithPayment } from "../../debts/debts.queries.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";

const factsOf = prepared((db, p: { id: string; accountId: string; number: string }) =>
  saleWithPayment(db, p.id).select((e) => [
    nameOfNumber(db, p.accountId, p.number).as("name"),
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

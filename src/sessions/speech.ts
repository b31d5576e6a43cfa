import { putChat } from "../accounts/accounts.queries.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueCard } from "../sales/enqueue-card.ts";
import { openSalesOfUser } from "../sales/purchases.queries.ts";
import type { Visitor } from "./visitors.ts";

/** Stores a user's language. The cards of their open sales are redrawn in it. */
export async function chooseLanguage(
  trx: Db,
  stamp: Stamp,
  { userId, firstName }: Visitor,
  locale: string,
): Promise<void> {
  await putChat(trx, { user_id: userId, first_name: firstName, locale, created_at: stamp.now });
  for (const sale of await openSalesOfUser(trx, userId)) await enqueueCard(trx, stamp, sale);
}

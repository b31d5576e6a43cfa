import { actorOf, audit } from "../audit/audit.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { findPurchase } from "../sales/purchases.queries.ts";
import type { Seller } from "../sessions/sessions.ts";
import { changeCustomerChat, chatFor, type LinkedChat } from "./customer-chats.queries.ts";
import { revokeLinks } from "./customer-links.queries.ts";
import type { Customer } from "./customers.queries.ts";
import { enqueueSale } from "./follow.ts";
import { withdrawRequests } from "./requests.ts";

/** Ends what one chat receives in one mode. The link by which it came opens no more. */
export async function unlink(
  trx: Db,
  deps: Stamp,
  seller: Seller,
  chat: Pick<LinkedChat, "id" | "user_id" | "customer_id" | "mode">,
): Promise<void> {
  await changeCustomerChat(trx, chat.id, { unlinked_at: deps.now });
  await withdrawRequests(trx, deps, chat);
  await revokeLinks(trx, chat.customer_id, chat, deps.now);
  await audit(trx, deps, actorOf(seller), { act: "customer_unlinked", customer: chat.customer_id });
}

/** Takes back the links of a customer's numbers that nobody has opened. */
export async function takeBackUnopened(
  trx: Db,
  deps: Stamp,
  seller: Seller,
  { personId, linked }: { personId: string; linked: readonly Customer[] },
): Promise<void> {
  for (const { id } of linked) await revokeLinks(trx, id, null, deps.now);
  await audit(trx, deps, actorOf(seller), { act: "customer_links_taken_back", customer: personId });
}

/** Stops a chat's messages, or begins them again. The message whose button was tapped is redrawn. */
export async function stopSending(
  trx: Db,
  { ids, now }: Stamp,
  chat: Pick<LinkedChat, "id" | "user_id">,
  isStopped: boolean,
  purchaseId: string | null,
): Promise<void> {
  await changeCustomerChat(trx, chat.id, { stopped_at: isStopped ? now : null });
  const purchase = purchaseId === null ? undefined : await findPurchase(trx, purchaseId);
  if (purchase && (await chatFor(trx, purchase, chat.user_id)))
    await enqueueSale(trx, ids, purchase, chat.user_id, now);
}

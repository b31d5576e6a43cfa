import type { Clock } from "../core/clock.ts";
import type { Ids } from "../core/ids.ts";
import type { Db } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import { owedToCustomer } from "../outbox/deliveries.queries.ts";
import { type CustomerKind, customerKinds } from "../outbox/messages.table.ts";
import { type CustomerMessenger, type Delivered, nothing } from "../outbox/messenger.ts";
import type { Notice } from "../outbox/notices.queries.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { setCustomerMessage } from "./customers.queries.ts";
import { type CustomerView, enqueueUndelivered, owedInView, viewFor } from "./follow.ts";

export interface CustomerNoticesDeps {
  store: Store;
  clock: Clock;
  ids: Ids;
  messenger: CustomerMessenger<CustomerView>;
}

export type CustomerNotice = Notice & { kind: CustomerKind };

export function isForCustomer(notice: Notice): notice is CustomerNotice {
  return (customerKinds as readonly string[]).includes(notice.kind);
}

/**
 * Telegram knows no way to send a message exactly once: a crash between the sending and the marking either repeats it
 * or, marked first, loses it. So a customer's sale comes in two steps. A message without a token is sent and its id
 * stored; then it is edited into what the row says, as often as it takes, since an edit can be repeated without harm.
 * The token stands in one message and no other. What is left is the crash between Telegram's taking the first message
 * and the storing of its id: it leaves that empty message behind, which says that the token is in the next one, and
 * which a tap on its button takes away. A sale that was seen on its way has its message long before it settles, and
 * then nothing at all can be left over.
 */
export function createCustomerNotices(deps: CustomerNoticesDeps) {
  const { store, clock, ids, messenger } = deps;

  async function showSale(view: CustomerView): Promise<Delivered> {
    if (view.messageId !== null) {
      const drawn = await messenger.draw(view, view.messageId);
      if (drawn.kind !== "gone") return drawn;
    }
    if (view.chat.stopped_at !== null) return nothing;
    const placed = await messenger.place(view);
    if (placed.kind !== "done" || placed.messageId === null) return placed;
    const { purchase, chat } = view;
    const message = { purchase_id: purchase.id, user_id: chat.user_id, placed_at: clock.now() };
    await setCustomerMessage(store.db, { ...message, message_id: placed.messageId });
    return messenger.draw(view, placed.messageId);
  }

  /** Owes the reseller a word for what this notice will not bring. */
  async function enqueueLostOne(trx: Db, notice: Notice): Promise<void> {
    if (!isForCustomer(notice) || notice.purchase_id === null) return;
    if (notice.kind === "customer_hello" || notice.kind === "customer_reminder") return;
    const purchase = await findPurchase(trx, notice.purchase_id);
    if (purchase) await enqueueUndelivered(trx, ids, purchase, notice.user_id, clock.now());
  }

  return {
    async deliver(notice: CustomerNotice, purchase: Purchase): Promise<Delivered> {
      const view = await viewFor(store.db, purchase, notice.user_id);
      if (!view) return nothing;
      if (notice.kind === "customer_card") return showSale(view);
      if (notice.kind === "customer_hello") return messenger.greet(view);
      if (view.chat.stopped_at !== null) return nothing;
      if (notice.kind === "customer_reminder") {
        const owed = await owedInView(store.db, purchase, notice.user_id);
        return owed ? messenger.remind(view, owed) : nothing;
      }
      if (view.messageId === null) return nothing;
      return messenger.sendNews(view, view.messageId);
    },
    /** The same for this notice and all others to the same customer. */
    async enqueueLost(trx: Db, notice: Notice): Promise<void> {
      await enqueueLostOne(trx, notice);
      for (const other of await owedToCustomer(trx, notice.user_id)) await enqueueLostOne(trx, other);
    },
    enqueueLostOne,
  };
}

/** The messages that wait for customers. */
export type CustomerNotices = ReturnType<typeof createCustomerNotices>;

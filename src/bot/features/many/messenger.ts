import { type Batch, findBatch, rowsOf, setBatchCard } from "../../../batches/batches.queries.ts";
import { summarizeSales } from "../../../closes/sale-totals.ts";
import { findHold } from "../../../holds/holds.queries.ts";
import { type Delivered, nothing } from "../../../outbox/messenger.ts";
import { batchOfKey, type Notice } from "../../../outbox/notices.queries.ts";
import { sumOpenPrices } from "../../../sales/open-prices.queries.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverEdit, deliverNew } from "../../ui/deliver.ts";
import { type HoldReader, heldLine } from "../../ui/held.ts";
import { fitToSeller } from "../../ui/permissions.ts";
import type { Content } from "../../ui/screen.ts";
import type { Html } from "../../ui/text.ts";
import { renderProgress } from "./progress-card.ts";

/** A list's card leads to no sale of it. */
const noRights = { marks_owed: 0 };

/** Draws the card of a list from its rows as they are at that moment, in place of what asked to sell it. */
export function createBatchMessenger({ api, sayTo, store, times, clock }: MessengerTools & Pick<Shop, "clock">) {
  async function draw(batch: Batch): Promise<Content> {
    const sales = await rowsOf(store.db, batch.id);
    const query = { ids: sales.map(({ id }) => id) };
    const sums = await summarizeSales(store.db, batch.account_id, query);
    const paysKobo = await sumOpenPrices(store.db, batch.account_id, query);
    const say = await sayTo(batch.user_id);
    const held = await heldLines({ say, times, now: clock.now() }, sales);
    const card = renderProgress({ say, batch, sales, sums, paysKobo, held });
    return batch.seat_id === null ? card : fitToSeller(noRights, card);
  }

  /** The operator's reason for the rows that a hold left out, as long as it holds. */
  async function heldLines(reader: HoldReader, sales: readonly Purchase[]): Promise<Html[]> {
    const companies = new Map(
      sales.filter(({ why }) => why === "held").map((sale) => [`${sale.service_type}:${sale.provider_slug}`, sale]),
    );
    const found = await Promise.all(
      [...companies.values()].map((sale) => findHold(store.db, sale.service_type, sale.provider_slug, reader.now)),
    );
    const holds = new Map(found.flatMap((hold) => (hold ? [[hold.id, hold] as const] : [])));
    return [...holds.values()].map((hold) => heldLine(reader, hold));
  }

  return async (notice: Notice): Promise<Delivered> => {
    const batch = await findBatch(store.db, batchOfKey(notice.key));
    // A list that was deleted meanwhile has nothing to show.
    if (!batch || batch.confirmed_at === null) return nothing;
    const content = await draw(batch);
    const { card_message_id: card, user_id: userId } = batch;
    const edited = card === null ? null : await deliverEdit(api, userId, card, content);
    if (edited && edited.kind !== "gone") return edited;
    const sent = await deliverNew(api, userId, content);
    if (sent.kind === "done" && sent.messageId !== null) await setBatchCard(store.db, batch.id, sent.messageId);
    return sent;
  };
}

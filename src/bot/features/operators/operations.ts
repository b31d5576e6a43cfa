import { audit } from "../../../audit/audit.ts";
import { liveMessageKey } from "../../../operations/alerts.ts";
import {
  confirmAnnouncement,
  draftAnnouncement,
  enqueueCard,
  maxAnnouncementLength,
  stopAnnouncement,
} from "../../../operations/announcements.ts";
import { readMaintenance, setMaintenance } from "../../../operations/maintenance.ts";
import { type Announcement, countSellers } from "../../../operations/operations.queries.ts";
import { putLiveMessage } from "../../../outbox/live-messages.queries.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { type ShopContext, stampNow } from "../../shop.ts";
import { isStillSure, stampOf } from "../../ui/second-tap.ts";
import { answer, done, present, replace, tappedMessageId } from "../../ui/show.ts";
import { renderAnnouncementCard } from "./announcement-card.ts";
import { askMaintenance, renderMaintenance, renderStatus } from "./operations-card.ts";

/** The status card, as a new message or in place. From then on it shows alerts by itself. */
export async function showStatus(ctx: ShopContext): Promise<void> {
  const { shop, say, userId } = ctx;
  const messageId = await present(ctx, renderStatus({ say, times: shop.times }, await shop.overview()), null);
  ctx.work.later((trx) => putLiveMessage(trx, liveMessageKey.status(userId), messageId));
}

/** `isOn`: what the operator wants; null: to know how it is. Stopping new sales takes a second tap, which has a `stamp`. */
export async function showMaintenance(ctx: ShopContext, isOn: boolean | null, stamp = ""): Promise<void> {
  const { shop, say, userId } = ctx;
  const now = shop.clock.now();
  const isStop = isOn === true && (await readMaintenance(shop.store.db)) === null;
  if (isStop && !isStillSure(shop.clock, stamp)) {
    const sellers = await countSellers(shop.store.db);
    return done(present(ctx, askMaintenance(say, sellers, stampOf(shop.clock)), null));
  }
  if (isOn !== null) {
    await ctx.work.commit(async (trx) => {
      if (!(await setMaintenance(trx, isOn, now))) return;
      const act = isOn ? "maintenance_on" : "maintenance_off";
      await audit(trx, { ids: shop.ids, now }, { userId, accountId: null, seatId: null }, { act });
    });
  }
  const since = await readMaintenance(shop.store.db);
  await present(ctx, renderMaintenance({ say, times: shop.times }, since), null);
}

/** /announce: with the text behind it, or asked for it. */
export const announcing = createDialogController<FormOf<"announce">, ShopContext>("announce", {
  draw: ({ say }) => ({ html: say.html("announce-how") }),
  readText({ say, shop, userId }, _form, text) {
    if (!shop.isOperator(userId)) return null;
    if (text.length <= maxAnnouncementLength) return { answer: { text } };
    return { problem: { html: say.html("announce-long", { most: maxAnnouncementLength }) } };
  },
  end: preview,
});

/** Shows the announcement, and the number of its readers. */
async function preview(ctx: ShopContext, { answers, cardMessageId }: FormOf<"announce">): Promise<void> {
  const { shop, say, userId } = ctx;
  const { text = "" } = answers;
  const draft = await endForm(ctx, (trx) => draftAnnouncement(trx, stampNow(shop), { userId, text }));
  await present(ctx, renderAnnouncementCard(say, draft), cardMessageId);
}

/** The tap that sends it. The card shows from then on how far it is. */
export async function sendAnnouncement(ctx: ShopContext, id: string): Promise<void> {
  const { shop, userId } = ctx;
  const now = shop.clock.now();
  const messageId = tappedMessageId(ctx);
  const sent = await ctx.work.commit(async (trx) => {
    const confirmed = await confirmAnnouncement(trx, { id, userId, now });
    if (confirmed?.started_at !== now) return confirmed;
    await putLiveMessage(trx, liveMessageKey.announcement(id), messageId);
    await audit(
      trx,
      { ids: shop.ids, now },
      { userId, accountId: null, seatId: null },
      { act: "announced", announcement: id },
    );
    return confirmed;
  });
  await showCard(ctx, sent);
}

export async function haltAnnouncement(ctx: ShopContext, id: string): Promise<void> {
  const { shop, userId } = ctx;
  const now = shop.clock.now();
  const stopped = await ctx.work.commit(async (trx) => {
    const found = await stopAnnouncement(trx, { id, userId, now });
    // After whatever is being drawn at this moment.
    if (found?.ended_at === now && found.started_at !== null) await enqueueCard(trx, shop.ids, found, now);
    return found;
  });
  await showCard(ctx, stopped);
}

async function showCard(ctx: ShopContext, announcement: Announcement | undefined): Promise<void> {
  if (!announcement) return answer(ctx, ctx.say.plain("announce-old"), true);
  await replace(ctx, renderAnnouncementCard(ctx.say, announcement));
}

import { findLock } from "../../sessions/locks.queries.ts";
import { waitOf } from "../../sessions/pin-check.ts";
import type { ShopContext } from "../shop.ts";
import { answer, edit, send } from "../ui/show.ts";
import type { Html } from "../ui/text.ts";
import { renderPin } from "./keypad.ts";
import type { PinRequest } from "./pin-entries.ts";

/**
 * Asks for the PIN on a message, the tapped one unless another is given; null: on one of its own. Whatever was asked
 * before gives way. While too many wrong ones are waited for, says so instead.
 */
export async function askForPin(
  ctx: ShopContext,
  request: PinRequest,
  messageId: number | null = ctx.callbackQuery?.message?.message_id ?? null,
  problem: Html | null = null,
): Promise<void> {
  const { say, shop, userId } = ctx;
  const lock = await findLock(shop.store.db, userId);
  const until = await waitOf(shop.store.db, userId, shop.clock.now());
  if (until !== null) {
    const time = shop.times.soon(until, shop.clock.now());
    if (ctx.callbackQuery) await answer(ctx, say.plain("tap-pin-wait", { time }), true);
    else await send(ctx, { html: say.html("pin-wait", { time }) });
    return;
  }
  const entry = shop.pins.begin(request, messageId);
  const content = renderPin({ say, entry, way: lock?.entry ?? "keypad", problem, loginHelp: shop.loginHelp });
  const [cardMessageId] = await Promise.all([
    messageId === null ? send(ctx, content) : edit(ctx, messageId, content),
    answer(ctx),
  ]);
  ctx.work.later((trx) => shop.pins.save(trx, userId, { ...entry, cardMessageId }));
}

import { openLock } from "../../lock/lock.ts";
import { forgetEntry } from "../../sessions/pin-check.ts";
import { logOut } from "../../sessions/sessions.ts";
import type { SellerContext } from "../shop.ts";
import { loginButton } from "./menu-card.ts";
import { showCommands } from "./profile.ts";
import { answer, edit, send } from "./show.ts";

/** Too many wrong PINs: the chat is logged out, on this message or one of its own. Only a login brings it back. */
export async function expel(ctx: SellerContext, messageId: number | null): Promise<void> {
  const { say, shop, seller, userId } = ctx;
  const now = shop.clock.now();
  const { isPutBack } = await ctx.work.commit(async (trx) => {
    await shop.forms.clear(trx, userId);
    await forgetEntry(trx, userId, now);
    await openLock(trx, userId, now);
    return logOut(trx, shop.ids, seller, now);
  });
  shop.runInBackground("logout.commands", () => showCommands(ctx, userId));
  if (isPutBack) shop.runInBackground("webhook.put_back", () => shop.putBacks.attempt());
  const content = {
    html: say.html("pin-logged-out"),
    buttons: [[loginButton(say)]],
  };
  await Promise.all([answer(ctx), messageId === null ? send(ctx, content) : edit(ctx, messageId, content)]);
}

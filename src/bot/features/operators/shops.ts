import type { Db } from "../../../db/database.ts";
import {
  findShop,
  findShops,
  labelShop,
  maxStopReason,
  readShop,
  recordLook,
  setStopped,
} from "../../../operations/shops.ts";
import { countPeople } from "../../../staff/seats.ts";
import { cleanText } from "../../../vending-api/text.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { currentForm } from "../../feature.ts";
import { type ShopContext, stampNow } from "../../shop.ts";
import { cancelButton } from "../../ui/menu-card.ts";
import { button } from "../../ui/screen.ts";
import { answer, present } from "../../ui/show.ts";
import { askStop, askStopReason, renderFound, renderShop } from "./shops-card.ts";

/** /ops with a text behind it, or [Find a shop]: the shop that is meant, or those to choose from. */
export const searching = createDialogController<FormOf<"shopSearch">, ShopContext>("shopSearch", {
  draw: ({ say }) => ({ html: say.html("shop-find-how") }),
  async readText({ say, shop, userId }, _form, text) {
    const [first, ...others] = shop.isOperator(userId) ? await findShops(shop.store.db, text) : [];
    if (!first) return { problem: { html: say.html("shop-find-none") } };
    return others.length === 0 ? { answer: { account: first.id } } : { problem: renderFound(say, [first, ...others]) };
  },
  end: (ctx, { answers: { account = "" }, cardMessageId }) => showShop(ctx, account, cardMessageId),
});

/** How a shop runs. The look is in the shop's trail before anybody sees it. */
export function showShop(ctx: ShopContext, id: string, earlierMessageId: number | null = null): Promise<void> {
  return drawAfter(ctx, id, earlierMessageId, async (trx) => {
    if (await findShop(trx, id)) await recordLook(trx, stampNow(ctx.shop), ctx.userId, id);
  });
}

/** Shows a shop after what was done in the commit that ends the form and marks the update as handled. */
async function drawAfter(
  ctx: ShopContext,
  id: string,
  earlierMessageId: number | null,
  act: (trx: Db) => Promise<void>,
): Promise<void> {
  const { shop, say, userId } = ctx;
  // An operator whose right was taken away meanwhile sees and does nothing.
  const isOperator = shop.isOperator(userId);
  await endForm(ctx, async (trx) => {
    if (isOperator) await act(trx);
  });
  const account = isOperator ? await findShop(shop.store.db, id) : undefined;
  if (!account) return answer(ctx, say.plain("tap-old"));
  const look = await readShop(shop.store.db, account, shop.clock.now());
  const finding = shop.refusedKeys.last(id, account.mode);
  await present(ctx, renderShop({ say, times: shop.times, look, finding }), earlierMessageId);
}

/** [Stop this shop] on a shop that is still there. */
export async function askStopping(ctx: ShopContext, account: string): Promise<void> {
  if (!(await findShop(ctx.shop.store.db, account))) return answer(ctx, ctx.say.plain("tap-old"));
  await stopping.open(ctx, { account }, await currentForm(ctx));
}

/** Asks for the reason of a stop, and then whether it is meant. */
export const stopping = createDialogController<FormOf<"shopStop">, ShopContext>("shopStop", {
  async draw({ say, shop }, { step, answers, revision }, data) {
    const { db } = shop.store;
    const { account: id, reason = "" } = answers;
    const account = await findShop(db, id);
    const name = account ? labelShop(account) : "?";
    const cancel = cancelButton(say, revision);
    if (step !== "sure") return askStopReason(say, name, cancel);
    const stop = button(say, "button-shop-stop", data(0), "danger");
    return askStop(say, { name, reason, people: await countPeople(db, id) }, [cancel, stop]);
  },
  readText({ say }, _form, text) {
    const reason = cleanText(text, maxStopReason + 1);
    if (reason.length > 0 && reason.length <= maxStopReason) return { answer: { reason } };
    return { problem: { html: say.html("hold-bad-reason", { most: maxStopReason }) } };
  },
  readTap: (_ctx, { step }) => (step === "sure" ? { answer: {} } : null),
  end: (ctx, { answers: { account, reason = "" }, cardMessageId }) => setAndShow(ctx, account, reason, cardMessageId),
});

/** [Start it again], with null as the reason; or the tap that means a stop. */
export function setAndShow(
  ctx: ShopContext,
  accountId: string,
  reason: string | null,
  earlierMessageId: number | null = null,
): Promise<void> {
  const { shop, userId } = ctx;
  return drawAfter(ctx, accountId, earlierMessageId, (trx) =>
    setStopped(trx, stampNow(shop), { userId, accountId, reason }),
  );
}

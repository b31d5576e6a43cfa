import type { Db } from "../../../db/database.ts";
import type { KeyFinding } from "../../../developer/refused-keys.ts";
import {
  findShop,
  findShops,
  labelShop,
  maxStopReason,
  readShop,
  recordLook,
  type ShopLook,
  setStopped,
} from "../../../operations/shops.ts";
import { countPeople } from "../../../staff/seats.ts";
import { cleanText } from "../../../vending-api/text.ts";
import { operatorButtons } from "../../callbacks/operators.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { currentForm } from "../../feature.ts";
import { type ShopContext, stampNow } from "../../shop.ts";
import { cancelButton } from "../../ui/menu-card.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { answer, present } from "../../ui/show.ts";
import { lines, paragraphs } from "../../ui/text.ts";
import { backButton } from "./holds-card.ts";
import { openSalesLine } from "./operations-card.ts";

const maxListed = 8;

/** /ops with a text behind it, or [Find a shop]: the shop that is meant, or those to choose from. */
export const searching = createDialogController<FormOf<"shopSearch">, ShopContext>("shopSearch", {
  draw: ({ say }) => ({ html: say.html("shop-find-how") }),
  async readText({ say, shop, userId }, _form, text) {
    const [first, ...others] = shop.isOperator(userId) ? await findShops(shop.store.db, text) : [];
    if (!first) return { problem: { html: say.html("shop-find-none") } };
    if (others.length === 0) return { answer: { account: first.id } };
    const found = [first, ...others];
    const buttons = found.slice(0, maxListed).map((one): Button[] => {
      return [{ text: labelShop(one), data: operatorButtons.shop({ account: one.id }) }];
    });
    const html = say.html("shop-find-which", { count: found.length });
    return { problem: { html, buttons: [...buttons, [backButton(say)]] } };
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
  await present(ctx, renderShop(ctx, look, finding), earlierMessageId);
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
    if (step !== "sure") {
      return { html: say.html("shop-stop-reason", { shop: name, most: maxStopReason }), buttons: [[cancel]] };
    }
    const ask = say.html("shop-stop-ask", { shop: name, count: await countPeople(db, id) });
    return {
      // As its owner reads it from then on.
      html: paragraphs(ask, say.html("shop-stopped", { reason }), say.html("hold-open-sales")),
      buttons: [[cancel, button(say, "button-shop-stop", data(0), "danger")]],
    };
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

/** How a shop runs: no money, no customer, no token. */
function renderShop({ say, shop: { times } }: ShopContext, look: ShopLook, finding: KeyFinding | null): Content {
  const { account, at, lastSaleAt, open, failed, forReview, chats } = look;
  const { id, stopped_at, stopped_reason, frozen_at, webhook_doubted_at, webhook_state } = account;
  const last = lastSaleAt === null ? "–" : times.moment(lastSaleAt);
  const unreachable = chats.filter(({ is_reachable }) => is_reachable === 0).length;
  const locales = [...new Set(chats.flatMap(({ locale }) => locale ?? []))].join(", ") || "–";
  return {
    html: paragraphs(
      lines(
        say.html("shop-look-title", { shop: labelShop(account) }),
        stopped_at !== null &&
          say.html("shop-look-stopped", { since: times.moment(stopped_at), reason: stopped_reason ?? "" }),
        frozen_at !== null && say.html("shop-look-frozen", { since: times.moment(frozen_at) }),
      ),
      lines(
        say.html("shop-look-last", { time: last }),
        openSalesLine(say, open.count, open.firstAt, at),
        forReview.count > 0 && say.html("ops-review", { count: forReview.count }),
        failed.lastAt !== null &&
          say.html("shop-look-failed", { count: failed.count, time: times.soon(failed.lastAt, at) }),
      ),
      lines(
        say.html("shop-look-key", { mode: account.mode, state: keyState(look, finding) }),
        say.html("shop-look-hook", { state: webhook_state === "ours" ? look.webhook : webhook_state }),
        webhook_doubted_at !== null && say.html("shop-look-doubted", { time: times.moment(webhook_doubted_at) }),
        say.html("shop-look-chats", { count: chats.length, unreachable, locales }),
      ),
      say.html("ops-as-of", { time: times.seconds(at) }),
    ),
    buttons: [
      [
        button(say, "button-refresh", operatorButtons.shop({ account: id })),
        stopped_at === null
          ? button(say, "button-shop-stop", operatorButtons.stopShop({ account: id }), "danger")
          : button(say, "button-shop-start", operatorButtons.startShop({ account: id }), "primary"),
      ],
      [button(say, "button-shop-find", operatorButtons.findShop()), backButton(say)],
    ],
  };
}

function keyState({ account }: ShopLook, finding: KeyFinding | null): "none" | "there" | "refused" | "off" {
  if (finding?.kind === "switched_off") return "off";
  if (finding?.kind === "new_key" || finding?.kind === "login") return "refused";
  return account[`${account.mode}_key_sealed`] === null ? "none" : "there";
}

import type { KeyFinding } from "../../../developer/refused-keys.ts";
import type { NamedShop } from "../../../operations/shops.queries.ts";
import { labelShop, maxStopReason, type ShopLook } from "../../../operations/shops.ts";
import { operatorButtons } from "../../callbacks/operators.ts";
import type { Times } from "../../ui/format.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";
import { backButton } from "./holds-card.ts";
import { openSalesLine } from "./operations-card.ts";

const maxListed = 8;

/** The shops that a text may mean, the first ones with a button each. */
export function renderFound(say: Say, shops: readonly NamedShop[]): Content {
  const listed = shops.slice(0, maxListed).map((shop): Button[] => {
    return [{ text: labelShop(shop), data: operatorButtons.shop({ account: shop.id }) }];
  });
  return { html: say.html("shop-find-which", { count: shops.length }), buttons: [...listed, [backButton(say)]] };
}

interface ShopView {
  say: Say;
  times: Times;
  look: ShopLook;
  /** The fault of a key that the service has refused to this process. */
  finding: KeyFinding | null;
}

/** How a shop runs: no money, no customer, no token. */
export function renderShop({ say, times, look, finding }: ShopView): Content {
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

export function askStopReason(say: Say, shop: string, cancel: Button): Content {
  return { html: say.html("shop-stop-reason", { shop, most: maxStopReason }), buttons: [[cancel]] };
}

/** The question before a shop is stopped: what its owner reads from then on, and how many people it stops. */
export function askStop(
  say: Say,
  { name, reason, people }: { name: string; reason: string; people: number },
  buttons: readonly Button[],
): Content {
  const ask = say.html("shop-stop-ask", { shop: name, count: people });
  return {
    html: paragraphs(ask, say.html("shop-stopped", { reason }), say.html("hold-open-sales")),
    buttons: [buttons],
  };
}

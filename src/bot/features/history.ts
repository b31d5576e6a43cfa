import { listPurchases } from "../../store/purchases.ts";
import type { Button, Content } from "../screen.ts";
import type { SellerContext } from "../shop.ts";
import { answer, present, send } from "../show.ts";
import type { Html } from "../text.ts";
import { menuButton } from "../views/menu.ts";
import { renderRow } from "../views/sale.ts";

const pageSize = 8;

/** /history: the newest sales, a button each; `before` is the id of the last one of the page before. */
export async function showHistory(ctx: SellerContext, before?: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const rows = await listPurchases(shop.store.db, seller.account.id, {
    limit: pageSize + 1,
    ...(before !== undefined && { before }),
  });
  if (rows.length === 0) {
    await present(ctx, { html: say.html("history-empty"), buttons: [[menuButton(say)]] }, null);
    return;
  }
  const older: Button[] =
    rows.length > pageSize ? [{ text: say.plain("button-older"), data: `history:${rows[pageSize - 1]?.id}` }] : [];
  await present(ctx, listed(ctx, say.html("history-title"), rows.slice(0, pageSize), older), null);
}

/** /find TEXT: sales whose reference, beneficiary or provider holds the text. */
export async function findSales(ctx: SellerContext, text: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const wanted = text.trim().slice(0, 64);
  const compact = /^[\d\s+-]+$/.test(wanted) ? wanted.replace(/\D/g, "").replace(/^234(?=\d{10}$)/, "0") : wanted;
  if (compact === "") {
    await send(ctx, { html: say.html("find-how") });
    return;
  }
  const rows = await listPurchases(shop.store.db, seller.account.id, { limit: pageSize, matching: compact });
  if (rows.length === 0) {
    await send(ctx, { html: say.html("find-none", { text: wanted }), buttons: [[menuButton(say)]] });
    return;
  }
  await send(ctx, listed(ctx, say.html("find-title", { text: wanted }), rows, []));
}

function listed(
  ctx: SellerContext,
  html: Html,
  rows: Awaited<ReturnType<typeof listPurchases>>,
  extra: Button[],
): Content {
  const { say, shop } = ctx;
  return {
    html,
    buttons: [
      ...rows.map((row) => [{ text: renderRow(say, shop.times, row), data: `open:${row.id}` }]),
      [...extra, menuButton(say)],
    ],
  };
}

/** A tap on "Older" with a damaged id does nothing. */
export async function showOlder(ctx: SellerContext, before: string): Promise<void> {
  if (!/^[0-9A-Z]{26}$/.test(before)) return answer(ctx, ctx.say.plain("tap-old"));
  await showHistory(ctx, before);
}

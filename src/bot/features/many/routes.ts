import { asSeller, asTrader, caught, currentForm, leaveForm, leaving } from "../../entry.ts";
import { type Form, isOffer } from "../../forms.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { hearFile, hearLines, isListFile, isNextRow, looksLikeList } from "./hear.ts";
import { sellUnsold, sendResult, sendTemplate, showSales, stopSelling } from "./lists.ts";
import { changeRow, dropList, openList, sellList, showRow, turnPage } from "./many.ts";
import { askForRow } from "./mend.ts";
import type { SellerContext } from "./needs.ts";

/** Selling a list: its card, its rows, and what became of them. */
export function listRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("many", (ctx) => leaving(ctx, () => asTrader(ctx, openList)));
  composer.callbackQuery("many", (ctx) => leaving(ctx, () => asTrader(ctx, openList)));
  composer.callbackQuery("many:template", (ctx) => asSeller(ctx, sendTemplate));
  composer.callbackQuery(/^many:sell:(\w{26}):(\d{1,6})$/, (ctx) =>
    asSeller(ctx, (seller) => sellList(seller, caught(ctx), Number(caught(ctx, 2)))),
  );
  composer.callbackQuery(/^many:type:(\w{26}):(\d{1,3})$/, (ctx) =>
    asTrader(ctx, async (seller) => askForRow(seller, caught(ctx), Number(caught(ctx, 2)), await currentForm(ctx))),
  );
  composer.callbackQuery(/^many:(keep|leave|take):(\w{26}):(\d{1,3})$/, (ctx) =>
    asSeller(ctx, (seller) => {
      const act = caught(ctx) as "keep" | "leave" | "take";
      return changeRow(seller, act, caught(ctx, 2), Number(caught(ctx, 3)));
    }),
  );
  composer.callbackQuery(/^many:(page|row|sales):(\w{26}):(\d{1,3})$/, (ctx) =>
    asSeller(ctx, (seller) => shows[caught(ctx) as keyof typeof shows](seller, caught(ctx, 2), Number(caught(ctx, 3)))),
  );
  composer.callbackQuery(/^many:(drop|stop|rows|again|file):(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => acts[caught(ctx) as keyof typeof acts](seller, caught(ctx, 2))),
  );
  return composer;
}

const shows = { page: turnPage, row: showRow, sales: showSales };

const acts = {
  drop: dropList,
  stop: stopSelling,
  rows: (ctx: SellerContext, id: string) => showSales(ctx, id, null),
  again: sellUnsold,
  file: sendResult,
};

/** A list that was typed, forwarded or sent as a file. A form that waits for something else is left alone by it. */
export async function hearList(ctx: ShopContext, next: () => Promise<void>): Promise<void> {
  const { message, seller } = ctx;
  if (!message || !seller) return next();
  const isFile = isListFile(ctx);
  const isList = message.text !== undefined && (await looksLikeList(ctx as SellerContext, message.text));
  const isForwarded = message.forward_origin !== undefined && message.text !== undefined;
  if (!isFile && !isList && !isForwarded) return next();
  const form = await ctx.shop.forms.load(ctx.shop.store.db, ctx.userId);
  if (form !== null && form !== "outdated" && !mayReplace(form, isFile)) return next();
  if (!isFile && !isList && !(await isNextRow(ctx as SellerContext))) return next();
  await leaveForm(ctx);
  if (!isFile) return asTrader(ctx, hearLines);
  await asTrader(ctx, async (trader) => void ((await hearFile(trader)) || (await next())));
}

/** Rows take the place of a sale or a row that is being asked for; a file that of an offer alone, since it may be meant as an answer. */
function mayReplace(form: Form, isFile: boolean): boolean {
  return isFile ? isOffer(form) : form.kind === "sell" || form.kind === "mend";
}

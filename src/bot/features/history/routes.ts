import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { answer } from "../../ui/show.ts";
import { complain } from "./complaints.ts";
import { chooseFilter, finding, findSales, showHistory, turnFound, turnHistory } from "./history.ts";
import { noteLookedAfter } from "./looked-after.ts";
import { sendReceipt } from "./receipts.ts";
import { verifyReference } from "./references.ts";

/** The shop's book: what was sold, found again, and what can be handed on of it. */
export function bookRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("history", (ctx) =>
    leaving(ctx, () => asSeller(ctx, (seller) => showHistory(seller, ctx.match.trim()))),
  );
  composer.command("find", (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => finding.open(seller, {}, form, { typed: ctx.match.trim() }))),
  );
  composer.command("verify", (ctx) =>
    leaving(ctx, () => asSeller(ctx, (seller) => verifyReference(seller, ctx.match))),
  );

  composer.callbackQuery("find", (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => finding.open(seller, {}, form))),
  );
  composer.callbackQuery("history", (ctx) => asSeller(ctx, (seller) => showHistory(seller)));
  composer.callbackQuery(/^h:([a-z]+:[a-z]+:[a-z]+(?::\d{1,3})?):([on][0-9A-Z]{26})?$/, (ctx) =>
    asSeller(ctx, (seller) => turnHistory(seller, caught(ctx), caught(ctx, 2))),
  );
  composer.callbackQuery(/^hf:([a-z]+):([a-z]+:[a-z]+:[a-z]+(?::\d{1,3})?)$/, (ctx) =>
    asSeller(ctx, (seller) => chooseFilter(seller, caught(ctx), caught(ctx, 2))),
  );
  composer.callbackQuery(/^f:([on][0-9A-Z]{26}):(.+)$/s, (ctx) =>
    asSeller(ctx, (seller) => turnFound(seller, caught(ctx), caught(ctx, 2))),
  );
  composer.callbackQuery(/^found:(.+)$/s, (ctx) =>
    leaving(ctx, () =>
      asSeller(ctx, async (seller) => void (await Promise.all([answer(ctx), findSales(seller, caught(ctx), true)]))),
    ),
  );
  composer.callbackQuery(/^verify:([\w-]{1,32})$/, (ctx) =>
    asSeller(ctx, (seller) => verifyReference(seller, caught(ctx))),
  );
  composer.callbackQuery(/^receipt:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => sendReceipt(seller, caught(ctx))));
  composer.callbackQuery(/^pack:(\w{26})(?::([a-z]+))?$/, (ctx) =>
    asSeller(ctx, (seller) => complain(seller, caught(ctx), caught(ctx, 2))),
  );
  composer.callbackQuery(/^looked:(\w{26}):(\w+)$/, (ctx) =>
    asSeller(ctx, (seller) => noteLookedAfter(seller, caught(ctx), caught(ctx, 2))),
  );
  return composer;
}

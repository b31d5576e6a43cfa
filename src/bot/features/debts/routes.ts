import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { askPart, askPromise, askWriteOff, keepPromise, payAll, showDebtor, writeOff } from "./debtor.ts";
import { findOwing, showOwing, takePaid } from "./owing.ts";
import { sendReminder, showReminder } from "./reminder.ts";
import { markGivenBack, markOwed, markPaid } from "./tender.ts";

/** Who owes: how a sale was paid for, everybody who owes, and what one of them pays. */
export function debtRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("owing", (ctx) =>
    leaving(ctx, () =>
      asSeller(ctx, (seller) => {
        const words = ctx.match.trim();
        return words === "" ? showOwing(seller) : findOwing(seller, words);
      }),
    ),
  );
  composer.command("paid", (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => takePaid(seller, ctx.match.trim(), form))),
  );
  composer.callbackQuery("owing", (ctx) => asSeller(ctx, (seller) => showOwing(seller)));
  composer.callbackQuery(/^owing:(all|late):(\d{1,6})$/, (ctx) =>
    asSeller(ctx, (seller) => showOwing(seller, Number(caught(ctx, 2)), caught(ctx) === "late")),
  );
  composer.callbackQuery(/^debtor:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => showDebtor(seller, caught(ctx))));

  composer.callbackQuery(/^tender:paid:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => markPaid(seller, caught(ctx))));
  composer.callbackQuery(/^tender:(owes|part):(\w{26})$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => markOwed(seller, caught(ctx, 2), caught(ctx) === "part", form))),
  );
  composer.callbackQuery(/^tender:back:(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => markGivenBack(seller, caught(ctx))),
  );

  composer.callbackQuery(/^debt:all:(\d{1,9}):(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => payAll(seller, Number(caught(ctx)), caught(ctx, 2))),
  );
  composer.callbackQuery(/^debt:part:(\w{26})$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => askPart(seller, caught(ctx), form))),
  );
  composer.callbackQuery(/^debt:remind:(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => showReminder(seller, caught(ctx))),
  );
  composer.callbackQuery(/^debt:send:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => sendReminder(seller, caught(ctx))));
  composer.callbackQuery(/^debt:promise:(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => askPromise(seller, caught(ctx))),
  );
  composer.callbackQuery(/^debt:day:(\d{1,2}):(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => keepPromise(seller, Number(caught(ctx)), caught(ctx, 2))),
  );
  composer.callbackQuery(/^debt:forgive:(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => askWriteOff(seller, caught(ctx))),
  );
  composer.callbackQuery(/^debt:gone:(\d{1,9}):(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => writeOff(seller, Number(caught(ctx)), caught(ctx, 2))),
  );
  return composer;
}

import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { sendChart } from "./charts.ts";
import {
  chooseSeat,
  chooseService,
  dating,
  makeStatement,
  showStatement,
  showStatementBelow,
  showStatementOf,
  showStatementOfDay,
} from "./statements.ts";

/** What leaves the shop as a file or a picture: statements and charts, for owners and viewers. */
export function statementRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("statement", (ctx) => leaving(ctx, () => asSeller(ctx, (seller) => showStatement(seller))));
  composer.command("chart", (ctx) => leaving(ctx, () => asSeller(ctx, (seller) => sendChart(seller, "week"))));

  composer.callbackQuery("st", (ctx) => asSeller(ctx, (seller) => showStatement(seller)));
  // A picture is no text that could be put in its place.
  composer.callbackQuery("st:new", (ctx) => asSeller(ctx, (seller) => showStatementBelow(seller)));
  composer.callbackQuery(/^st:o:(.+)$/, (ctx) => asSeller(ctx, (seller) => showStatement(seller, caught(ctx))));
  composer.callbackQuery(/^st:day:(live|sandbox):(\d{1,6})$/, (ctx) =>
    asSeller(ctx, (seller) => showStatementOfDay(seller, caught(ctx), Number(caught(ctx, 2)))),
  );
  composer.callbackQuery(/^st:of:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => showStatementOf(seller, caught(ctx))));
  composer.callbackQuery(/^st:s:(.+)$/, (ctx) => asSeller(ctx, (seller) => chooseService(seller, caught(ctx))));
  composer.callbackQuery(/^st:w:(.+)$/, (ctx) => asSeller(ctx, (seller) => chooseSeat(seller, caught(ctx))));
  composer.callbackQuery(/^st:d:(.+)$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => dating.open(seller, { choice: caught(ctx) }, form))),
  );
  composer.callbackQuery(/^st:m:([a-z]+):(.+)$/, (ctx) =>
    asSeller(ctx, (seller) => makeStatement(seller, caught(ctx), caught(ctx, 2))),
  );
  composer.callbackQuery(/^ch:(week|month)$/, (ctx) =>
    asSeller(ctx, (seller) => sendChart(seller, caught(ctx) === "month" ? "month" : "week")),
  );
  return composer;
}

import { serviceTypes } from "../../../services/services.ts";
import { caught, currentForm, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { answer } from "../../ui/show.ts";
import { askHold, lift, showServices } from "./holds.ts";
import { announcing, haltAnnouncement, sendAnnouncement, showMaintenance, showStatus } from "./operations.ts";

/** What operators do for all accounts. For everybody else it is not there. */
export function operatorRoutes(): Composer<ShopContext> {
  const routes = new Composer<ShopContext>();
  routes.command("ops", (ctx) => leaving(ctx, () => showStatus(ctx)));
  routes.callbackQuery("ops", showStatus);
  routes.command("maintenance", (ctx) => {
    const wanted = ctx.match.trim().toLowerCase();
    return leaving(ctx, () => showMaintenance(ctx, wanted === "on" ? true : wanted === "off" ? false : null));
  });
  routes.callbackQuery(/^maintenance:(on|off)(?::([0-9a-z]{6,10}))?$/, (ctx) =>
    showMaintenance(ctx, caught(ctx) === "on", caught(ctx, 2)),
  );
  routes.callbackQuery("hold", showServices);
  routes.callbackQuery(/^hold:([a-z]+)$/, async (ctx) => {
    const serviceType = serviceTypes.find((type) => type === caught(ctx));
    await (serviceType ? askHold(ctx, serviceType, await currentForm(ctx)) : answer(ctx, ctx.say.plain("tap-old")));
  });
  routes.callbackQuery(/^lift:(\w{26})$/, (ctx) => lift(ctx, caught(ctx)));
  routes.command("announce", (ctx) =>
    leaving(ctx, (form) => announcing.open(ctx, {}, form, { typed: ctx.match.trim() })),
  );
  routes.callbackQuery(/^announce:(\w{26})$/, (ctx) => sendAnnouncement(ctx, caught(ctx)));
  routes.callbackQuery(/^announce-stop:(\w{26})$/, (ctx) => haltAnnouncement(ctx, caught(ctx)));
  return operatorOnly(routes);
}

/** Routes for operators alone: for everybody else they are not there, and a command among them is an unknown one. */
export function operatorOnly(routes: Composer<ShopContext>): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.filter((ctx) => ctx.shop.isOperator(ctx.userId), routes);
  return composer;
}

import { type AlertSubject, alertSubjects } from "../../../alerts/alerts.table.ts";
import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { askMark, choosePreset, showAlerts, showSubject, turnAlert } from "./alerts.ts";
import type { SellerContext } from "./needs.ts";

/** What owners are told unasked: chosen by owners alone. */
export function alertRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  const onSubject = (act: string, task: (seller: SellerContext, subject: AlertSubject, act: string) => Promise<void>) =>
    composer.callbackQuery(new RegExp(`^al:(${alertSubjects.join("|")})${act}$`), (ctx) =>
      leaving(ctx, () => asSeller(ctx, (seller) => task(seller, caught(ctx) as AlertSubject, caught(ctx, 2)))),
    );
  composer.command("alerts", (ctx) => leaving(ctx, () => asSeller(ctx, showAlerts)));
  composer.callbackQuery("alerts", (ctx) => leaving(ctx, () => asSeller(ctx, showAlerts)));
  onSubject("", showSubject);
  onSubject(":(on|off)", turnAlert);
  onSubject(":set\\.(\\d)", choosePreset);
  composer.callbackQuery(/^al:(float|paid_in|profit):type$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => askMark(seller, caught(ctx) as AlertSubject, form))),
  );
  return composer;
}

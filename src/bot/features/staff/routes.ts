import type { SeatRole } from "../../../accounts/seats.table.ts";
import { type ServiceType, serviceTypes } from "../../../services/services.ts";
import { type SeatOrder, seatOrders } from "../../../staff/seat-changes.ts";
import { isSeatPayload } from "../../../staff/seats.ts";
import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { answerSeat } from "./asks.ts";
import { openInvitation } from "./door.ts";
import { askSetting, seating, showServices, tapCost, tapOwed, tapRole, tapService } from "./settings.ts";
import { giveOrder, giveSeatLink, showSeat, showStaff, showTotals, withSeat } from "./staff.ts";
import type { SeatAsking } from "./talk.ts";
import { showTrail } from "./trail.ts";

/** Staff: their way in, and what owners do with seats. */
export function seatRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("start").filter(
    (ctx) => isSeatPayload(ctx.match),
    (ctx) => leaving(ctx, () => openInvitation(ctx, ctx.match)),
  );
  composer.callbackQuery(/^(allow|refuse):(\w{26}):(\d{1,9})$/, (ctx) =>
    asSeller(ctx, (seller) => answerSeat(seller, caught(ctx, 2), Number(caught(ctx, 3)), caught(ctx) === "allow")),
  );
  composer.command("staff", (ctx) => leaving(ctx, () => asSeller(ctx, showStaff)));
  composer.callbackQuery("staff", (ctx) => leaving(ctx, () => asSeller(ctx, showStaff)));
  composer.callbackQuery("totals", (ctx) => asSeller(ctx, showTotals));
  composer.callbackQuery("trail", (ctx) => asSeller(ctx, (seller) => showTrail(seller)));
  composer.callbackQuery(/^trail:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => showTrail(seller, caught(ctx))));
  composer.callbackQuery(/^staff:new:(seller|viewer)$/, (ctx) =>
    leaving(ctx, (form) =>
      asSeller(ctx, (seller) =>
        seating.open(seller, { what: "name", role: caught(ctx) as SeatRole, seat: null }, form),
      ),
    ),
  );
  composer.callbackQuery(/^seat:(\w{26})$/, (ctx) =>
    leaving(ctx, () => asSeller(ctx, (seller) => withSeat(seller, caught(ctx), (seat) => showSeat(seller, seat)))),
  );
  composer.callbackQuery(/^seat:(\w{26}):ask:(sale|day|ends|name|end)$/, (ctx) =>
    leaving(ctx, (form) =>
      asSeller(ctx, (seller) =>
        withSeat(seller, caught(ctx), (seat) => askSetting(seller, seat, caught(ctx, 2) as SeatAsking, form)),
      ),
    ),
  );
  composer.callbackQuery(/^seat:(\w{26}):ask:services$/, (ctx) =>
    leaving(ctx, () => asSeller(ctx, (seller) => withSeat(seller, caught(ctx), (seat) => showServices(seller, seat)))),
  );
  composer.callbackQuery(new RegExp(`^seat:(\\w{26}):svc:(${serviceTypes.join("|")})$`), (ctx) =>
    asSeller(ctx, (seller) =>
      withSeat(seller, caught(ctx), (seat) => tapService(seller, seat, caught(ctx, 2) as ServiceType)),
    ),
  );
  composer.callbackQuery(/^seat:(\w{26}):role$/, (ctx) =>
    asSeller(ctx, (seller) => withSeat(seller, caught(ctx), (seat) => tapRole(seller, seat))),
  );
  composer.callbackQuery(/^seat:(\w{26}):cost$/, (ctx) =>
    asSeller(ctx, (seller) => withSeat(seller, caught(ctx), (seat) => tapCost(seller, seat))),
  );
  composer.callbackQuery(/^seat:(\w{26}):owed$/, (ctx) =>
    asSeller(ctx, (seller) => withSeat(seller, caught(ctx), (seat) => tapOwed(seller, seat))),
  );
  composer.callbackQuery(/^seat:(\w{26}):link$/, (ctx) =>
    asSeller(ctx, (seller) => withSeat(seller, caught(ctx), (seat) => giveSeatLink(seller, seat))),
  );
  composer.callbackQuery(/^seat:(\w{26}):(suspend|resume)$/, (ctx) => {
    const order = seatOrders.find((known) => known === caught(ctx, 2)) as SeatOrder;
    return asSeller(ctx, (seller) => withSeat(seller, caught(ctx), (seat) => giveOrder(seller, seat, order)));
  });
  return composer;
}

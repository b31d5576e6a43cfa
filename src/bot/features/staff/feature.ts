import type { Seat } from "../../../accounts/seats.queries.ts";
import { allowanceButtons, seatButtons, staffButtons } from "../../callbacks/staff.ts";
import { command, Feature } from "../../feature.ts";
import type { SellerContext } from "../../shop.ts";
import { answerSeat } from "./asks.ts";
import { seating, showServices, tapRight, tapRole, tapService } from "./settings.ts";
import { giveOrder, giveSeatLink, showSeat, showStaff, showTotals, withSeat } from "./staff.ts";
import { showTrail } from "./trail.ts";

/** The changes of a seat that need one tap. */
const acts = {
  role: tapRole,
  cost: (ctx: SellerContext, seat: Seat) => tapRight(ctx, seat, "sees_cost"),
  owed: (ctx: SellerContext, seat: Seat) => tapRight(ctx, seat, "marks_owed"),
  asked: (ctx: SellerContext, seat: Seat) => tapRight(ctx, seat, "gets_requests"),
  link: giveSeatLink,
  suspend: (ctx: SellerContext, seat: Seat) => giveOrder(ctx, seat, "suspend"),
  resume: (ctx: SellerContext, seat: Seat) => giveOrder(ctx, seat, "resume"),
};

/** The owners' actions on seats. */
export const staff = new Feature()
  .sellerLeaving([command("staff"), staffButtons.list], showStaff)
  .sellerLeaving(staffButtons.invite, (ctx, { role }, form) =>
    seating.open(ctx, { what: "name", role, seat: null }, form),
  )
  .seller(staffButtons.totals, showTotals)
  .seller(staffButtons.trail, (ctx) => showTrail(ctx))
  .seller(staffButtons.olderTrail, (ctx, { before }) => showTrail(ctx, before))
  .seller(allowanceButtons.allow, (ctx, { sale, version }) => answerSeat(ctx, sale, version, true))
  .seller(allowanceButtons.refuse, (ctx, { sale, version }) => answerSeat(ctx, sale, version, false))

  .sellerLeaving(seatButtons.show, (ctx, { seat }) => withSeat(ctx, seat, (found) => showSeat(ctx, found)))
  .sellerLeaving(seatButtons.ask, (ctx, { seat, what }, form) =>
    withSeat(ctx, seat, ({ id, name, role }) => seating.open(ctx, { what, role, seat: { id, name } }, form)),
  )
  .sellerLeaving(seatButtons.services, (ctx, { seat }) => withSeat(ctx, seat, (found) => showServices(ctx, found)))
  .seller(seatButtons.service, (ctx, { seat, service }) =>
    withSeat(ctx, seat, (found) => tapService(ctx, found, service)),
  )
  .seller(seatButtons.do, (ctx, { seat, act }) => withSeat(ctx, seat, (found) => acts[act](ctx, found)));

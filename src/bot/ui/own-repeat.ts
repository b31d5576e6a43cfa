import type { Seat } from "../../accounts/seats.queries.ts";
import { customerNumbersOf, findPerson } from "../../customers/people.queries.ts";
import type { Db } from "../../db/database.ts";
import { findRepeat, type Repeat } from "../../reminders/repeats.queries.ts";
import { isOwnRepeat } from "../../reminders/repeats.ts";
import { findPurchase } from "../../sales/purchases.queries.ts";
import { numberKindOf } from "../../services/services.ts";
import { seesCost } from "../../staff/seats.ts";
import { repeatButtons } from "../callbacks/repeats.ts";
import type { SellerContext } from "../shop.ts";
import { menuButton } from "./menu-card.ts";
import type { RepeatView } from "./repeat-card.ts";
import { button } from "./screen.ts";
import { answer, replace } from "./show.ts";

/** The facts that a reminder is drawn from for somebody; null: its customer or sale is gone. */
export async function viewOfRepeat(
  db: Db,
  repeat: Repeat,
  tools: Pick<RepeatView, "say" | "times"> & { seat: Seat | null },
): Promise<RepeatView | null> {
  const { say, times, seat } = tools;
  const [sale, person] = [await findPurchase(db, repeat.sale_id), await findPerson(db, repeat.person_id)];
  if (!sale || !person) return null;
  const kind = numberKindOf(sale.service_type);
  const customerNumbers = (await customerNumbersOf(db, [person.id])).filter(
    (customerNumber) => customerNumber.kind === kind,
  );
  return { say, times, repeat, sale, who: person.name ?? "", customerNumbers, withCost: seesCost(seat) };
}

/** A reminder that the seller may see and change. If it is gone, the tapped card says so. */
export async function ownRepeat(ctx: SellerContext, id: string): Promise<RepeatView | null> {
  const { shop, say, seller } = ctx;
  const repeat = await findRepeat(shop.store.db, id);
  if (repeat && !isOwnRepeat(seller, repeat)) {
    await answer(ctx, say.plain("tap-not-yours"), true);
    return null;
  }
  const view = repeat && (await viewOfRepeat(shop.store.db, repeat, { say, times: shop.times, seat: seller.seat }));
  if (view) return view;
  await sayStopped(ctx);
  return null;
}

/** The card of a reminder that is none any more. */
export async function sayStopped(ctx: SellerContext): Promise<void> {
  const { say } = ctx;
  const buttons = [[button(say, "button-repeats", repeatButtons.list({ offset: 0 })), menuButton(say)]];
  await replace(ctx, { html: say.html("repeat-stopped"), buttons });
}

import type { Seat } from "../../accounts/seats.queries.ts";
import type { SeatRights } from "../../staff/seats.ts";
import { type Access, lets, letsSellerWith } from "../callbacks/access.ts";
import { readTap } from "../callbacks/taps.ts";
import type { ShopContext } from "../shop.ts";
import type { Content } from "./screen.ts";

/** Whether a button with this data may be tapped from a seat. */
export function mayTap(seat: Seat, data: string): boolean {
  const tap = readTap(data);
  return tap !== null && lets(tap.callback.access, seat, tap.values);
}

/** Whether an update may be handled for who sits on a seat. A command that no feature has is the owner's. */
export function mayAsk(seat: Seat, ctx: ShopContext, accessOf: (command: string) => Access | null): boolean {
  const data = ctx.callbackQuery?.data;
  if (data !== undefined) return mayTap(seat, data);
  const command = /^\/(\w*)/.exec(ctx.message?.text ?? "")?.[1];
  if (command === undefined || command === "start") return true;
  const access = accessOf(command);
  return access !== null && lets(access, seat);
}

/** A message without the buttons that lead nowhere from a seat. */
export function fitTo(seat: Seat | null | undefined, content: Content): Content {
  return seat ? withoutButtons(content, (data) => mayTap(seat, data)) : content;
}

/** The same for the card of a sale that was made from a seat: it stands in that seat's chat. */
export function fitToSeller(rights: Pick<SeatRights, "marks_owed">, content: Content): Content {
  return withoutButtons(content, (data) => {
    const tap = readTap(data);
    return tap !== null && letsSellerWith(rights, tap.callback.access);
  });
}

function withoutButtons(content: Content, mayShow: (data: string) => boolean): Content {
  if (!content.buttons) return content;
  const rows = content.buttons.map((row) => row.filter(({ data }) => data === undefined || mayShow(data)));
  return { ...content, buttons: rows.filter((row) => row.length > 0) };
}

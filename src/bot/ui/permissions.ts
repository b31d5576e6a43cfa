import type { Seat } from "../../accounts/seats.queries.ts";
import type { SeatRights } from "../../staff/seats.ts";
import { type Access, lets, letsSellerWith } from "../callbacks/access.ts";
import { readTap } from "../callbacks/taps.ts";
import type { ShopContext } from "../shop.ts";
import type { Content } from "./screen.ts";

/**
 * What may be asked of the counter from a seat: commands by their name, buttons by the first part of their data, and
 * "text" for all that is typed or sent. Whatever stands in no list is the owner's alone.
 */
const own = ["text", "/start"] as const;

const allowed = {
  seller: new Set<string>(own),
  viewer: new Set<string>(own),
  suspended_seller: new Set<string>(own),
  suspended_viewer: new Set<string>(own),
} as const;

type Standing = keyof typeof allowed;

function standingOf({ role, state }: Seat): Standing {
  return state === "active" ? role : `suspended_${role}`;
}

/** Whether a button with this data may be tapped from a seat. */
export function mayTap(seat: Seat, data: string): boolean {
  const tap = readTap(data);
  if (tap) return lets(tap.callback.access, seat, tap.values);
  return allowed[standingOf(seat)].has(data.split(":", 1)[0] ?? "");
}

/** Whether an update may be handled for who sits on a seat. */
export function mayAsk(seat: Seat, ctx: ShopContext, accessOf: (command: string) => Access | null): boolean {
  const data = ctx.callbackQuery?.data;
  if (data !== undefined) return mayTap(seat, data);
  const command = /^\/\w*/.exec(ctx.message?.text ?? "")?.[0];
  const access = accessOf(command?.slice(1) ?? "");
  if (access) return lets(access, seat);
  return allowed[standingOf(seat)].has(command ?? "text");
}

/** A message without the buttons that lead nowhere from a seat. */
export function fitTo(seat: Seat | null | undefined, content: Content): Content {
  return seat ? withoutButtons(content, (data) => mayTap(seat, data)) : content;
}

/** The same for the card of a sale that was made from a seat: it stands in that seat's chat. */
export function fitToSeller(rights: Pick<SeatRights, "marks_owed">, content: Content): Content {
  return withoutButtons(content, (data) => {
    const tap = readTap(data);
    return tap ? letsSellerWith(rights, tap.callback.access) : allowed.seller.has(data.split(":", 1)[0] ?? "");
  });
}

function withoutButtons(content: Content, mayShow: (data: string) => boolean): Content {
  if (!content.buttons) return content;
  const rows = content.buttons.map((row) => row.filter(({ data }) => data === undefined || mayShow(data)));
  return { ...content, buttons: rows.filter((row) => row.length > 0) };
}

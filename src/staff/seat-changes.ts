import type { Updateable } from "kysely";
import { findAccount } from "../accounts/accounts.queries.ts";
import { changeSeat, type Seat } from "../accounts/seats.queries.ts";
import type { SeatState, SeatTable } from "../accounts/seats.table.ts";
import { type Actor, audit, type SeatSetting } from "../audit/audit.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueSeat } from "../sessions/news.ts";

const livingStates = ["invited", "active", "suspended"] as const satisfies readonly SeatState[];

const orders = {
  suspend: { from: ["active"], to: "suspended", act: "seat_suspended", news: "suspended" },
  resume: { from: ["suspended"], to: "active", act: "seat_resumed", news: "resumed" },
  end: { from: livingStates, to: "ended", act: "seat_ended", news: "ended" },
} as const satisfies Record<string, { from: readonly SeatState[]; to: SeatState; act: string; news: string }>;
/** A change that an owner makes to a seat at once. */
export type SeatOrder = keyof typeof orders;

/**
 * Suspends, resumes or ends a seat, in the caller's transaction: a sale that is not placed before this commits is not
 * placed after it. Undefined: the seat is in no state for that.
 */
export async function orderSeat(
  trx: Db,
  deps: Stamp,
  owner: Actor,
  seat: Seat,
  order: SeatOrder,
): Promise<Seat | undefined> {
  const { from, to, act, news } = orders[order];
  const changed = await changeSeat(trx, seat.id, from, { state: to });
  const account = changed && (await findAccount(trx, changed.account_id));
  if (!changed || !account) return undefined;
  await audit(trx, deps, owner, { act, seat: seat.id });
  await enqueueSeat(trx, deps, account, changed, news);
  return changed;
}

/** Changes what a seat may do, in the caller's transaction. Undefined: it has ended. */
export async function changeSetting(
  trx: Db,
  deps: Stamp,
  owner: Actor,
  seat: Seat,
  what: SeatSetting,
  changes: Updateable<SeatTable>,
): Promise<Seat | undefined> {
  const changed = await changeSeat(trx, seat.id, livingStates, changes);
  const account = changed && (await findAccount(trx, changed.account_id));
  if (!changed || !account) return undefined;
  await audit(trx, deps, owner, { act: "seat_changed", seat: seat.id, what });
  if (what !== "name") await enqueueSeat(trx, deps, account, changed, "changed");
  return changed;
}

import type { SeatRole } from "../../../accounts/seats.table.ts";
import type { Kobo } from "../../../core/money.ts";
import type { Dialog } from "../dialog.ts";

/** What is asked about a seat: its name, how much one sale or one day may take, until when it is good, whether to end it. */
export type SeatAsking = "name" | "sale" | "day" | "ends" | "end";

export interface SeatAnswers {
  what: SeatAsking;
  role: SeatRole;
  /** null: it is a new one. */
  seat: { id: string; name: string } | null;
  name?: string;
  /** null: no limit. */
  kobo?: Kobo | null;
  /** Days after today; null: no end. */
  days?: number | null;
}

/** Asks what a new seat is called, or for one of a seat's settings. */
export const seatDialog: Dialog<SeatAsking, SeatAnswers> = (ask, { what }) =>
  ask(what, {}, what === "ends" || what === "end" ? "tap" : undefined);

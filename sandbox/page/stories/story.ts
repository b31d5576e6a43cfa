import type { Asks, Entries } from "../../desk/contract.ts";
import type { Asking } from "../desk.ts";

type Sale = Entries["sales"];

/** A control of the page, and how it is set: what the page asks the desk when a hand turns it. */
type Turning = { [Name in keyof Asks]: Asking<Name> }[keyof Asks];

/**
 * One thing that is done or awaited. `{phone}` and `{meter2}` in a text are numbers that this telling of the story made
 * up. A label or a text is a part of what stands there.
 */
export type Act =
  /** Takes up the phone of somebody. */
  | { as: string }
  /** The counter on the phone is open: started, logged in. */
  | { opensCounter: true }
  | { types: string }
  /** Types it again and again, until that is seen. */
  | { typesAgain: string; until: string }
  | { taps: string }
  /** Taps it where the newest message has it. */
  | { tapsIfThere: string }
  /** Opens the newest link into the bot on the phone of somebody. */
  | { opensLinkAs: string }
  | { turns: Turning }
  /** The act of the service's staff on the story's sale to this number, once it is pending. */
  | { settles: "with token" | "without token" | "as failed"; of: string }
  /** Naira that are paid into the wallet of the phone's user. */
  | { paysIn: number }
  /** The service tells the token of the story's sale to this number. */
  | { sendsTokenOf: string }
  /** The service changes its discount on this network: to 1%, or from there to 2.5%. */
  | { movesPrice: number }
  /** Waits until a message has come or changed since the last thing that was done, or a word over the phone, with it. */
  | { sees: string }
  /** Waits until a message of this telling has said it, whatever was done since. */
  | { hasSeen: string }
  /** Waits until an SMS with this has arrived on a plain phone since the telling began. */
  | { smsArrives: string }
  /** Waits until the newest sale of this story stands so at the service. */
  | { sale: Sale["status"] }
  /** So much time goes by. */
  | { secondsPass: number }
  /** Waits until the bot asks for updates. */
  | { botRuns: true };

interface Step {
  /** One sentence for the visitor, in the present tense. */
  says: string;
  /** The part of the page that it is about, by its id. */
  at?: string;
  acts?: readonly Act[];
}

/** A story that the page tells by doing it. It begins in calm, and ends with what the service's ledger says. */
export interface Story {
  id: string;
  title: string;
  steps: readonly Step[];
  /** What the ledger must say of each sale that was made: all of them are asked for once. */
  ends: readonly Sale["status"][];
  /** The number of them that are sold in lists and have no card of their own. The totals are then compared. */
  listed?: number;
}

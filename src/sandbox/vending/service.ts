import type { Clock } from "../../lib/clock.ts";
import type { RandomBytes } from "../../lib/ids.ts";
import type { Account, Mode, NewAccount } from "./accounts.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Change } from "./changes.ts";
import type { Faults, Operation } from "./faults.ts";
import type { ReceivedRequest } from "./requests.ts";
import type { Switches } from "./switches.ts";
import type { Transaction } from "./transactions.ts";
import type { Webhooks } from "./webhooks.ts";

export interface VendingServiceOptions {
  clock?: Clock;
  randomBytes?: RandomBytes;
  host?: string;
  port?: number;
  /** How long after each failed attempt a webhook is tried again; the list's end is the end of trying. */
  webhookRetryDelaysMs?: readonly number[];
}

/** The vending service of the specification, over HTTP, with the strings to pull from behind the counter. */
export interface VendingService extends AsyncDisposable {
  /** `http://127.0.0.1:PORT/api/v1/developer`, without a slash at the end. */
  readonly baseUrl: string;
  addAccount(account: NewAccount): Account;
  /** Copies: changing them changes nothing. */
  accounts(): Account[];
  /** Oldest first. Copies. */
  transactions(accountId?: number): Transaction[];
  /** Every request that came in, oldest first, with PINs masked. */
  readonly requests: readonly ReceivedRequest[];
  /** Ends the newest pending sale with this reference. Throws when there is none. */
  settle(reference: string, status: "success" | "failed", options?: SettleOptions): Transaction;
  /** Takes a success back: failed, wallet credited, told by webhook. Throws when there is none. */
  reverse(reference: string): Transaction;
  /** Tells the token of a success by webhook: this one, the one it has, or a new one. */
  sendToken(reference: string, token?: string): Transaction;
  /** Pays into the wallet, the live one when `mode` is not given. */
  fund(accountId: number, naira: number, mode?: Mode): void;
  /** A copy, inactive entries included. */
  catalogue(): Catalogue;
  /** Changes the catalogue in place. */
  setCatalogue(edit: (catalogue: Catalogue) => void): void;
  readonly switches: Switches;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  /** A delay before each answer, after processing. The operation's own, or that of `any` where it has none. */
  readonly latencyMs: Partial<Record<Operation, number>>;
  /** True resets every connection, open or new. */
  outage: boolean;
  onChange(listener: (change: Change) => void): () => void;
}

export interface SettleOptions {
  /** The token to tell; false makes none. Made for kinds of sale that have one when not given. */
  token?: string | false;
}

export function startVendingService(_options: VendingServiceOptions = {}): Promise<VendingService> {
  return Promise.reject(new Error("not yet"));
}

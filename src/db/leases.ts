import { VendbotError } from "../core/errors.ts";
import type { Db } from "./database.ts";

/** Raised in the transaction of a replica that was taken for dead: what it had a lease for is another's by now. */
export class LeaseLost extends VendbotError {}

/** The right to do one thing while no other replica does it. */
export interface Lease {
  readonly name: string;
  /** The life of the replica that took it: a replica that was taken for dead goes on under another id. */
  readonly replica: string;
}

/** How holding a lease went: another replica has it; it was held; it was held and lost to another before the end. */
type Held = "busy" | "held" | "lost";

/**
 * Who does what, where several processes work on one database. A lease lasts for as long as its replica says that it
 * lives, and falls to others when it does not: so whatever is done under one must bear being done again, and what is
 * written under one is proved in the same transaction.
 */
export interface Leases {
  /** Whether other processes may work on the same database: work must be looked for, since others leave some behind. */
  readonly isShared: boolean;
  /** The id under which this process sends; null where there is no other. */
  readonly replica: string | null;
  /** How many processes work on the database, this one included, as of the last beat. */
  readonly alive: number;
  /** Null: somebody has it, perhaps this replica itself. */
  take(name: string): Promise<Lease | null>;
  /** Gives a lease back. False: it was lost meanwhile. */
  give(lease: Lease): Promise<boolean>;
  hold(name: string, task: (lease: Lease) => Promise<void>): Promise<Held>;
  /** Takes a lease for as long as the process lives; true also while it has it already. */
  keep(name: string): Promise<boolean>;
  /** Throws LeaseLost unless the lease is held until this transaction ends. */
  prove(trx: Db, lease: Lease): Promise<void>;
}

/** The leases of a process that has the database to itself: every lease is free. */
export const alone: Leases = {
  isShared: false,
  replica: null,
  alive: 1,
  take: async (name) => ({ name, replica: "" }),
  give: async () => true,
  async hold(name, task) {
    await task({ name, replica: "" });
    return "held";
  },
  keep: async () => true,
  async prove() {},
};

import type { Site, SiteOptions } from "./site.ts";

/** Something that must be so while an attack goes on, and whether it was. */
export interface Claim {
  what: string;
  holds: boolean;
}

/** The result of an attack. */
export interface Finding {
  /** The requests that it sent, with their numbers. */
  thrown: string;
  claims: readonly Claim[];
}

/** One kind of attack on a running shop, thrown from outside. */
export interface Attack extends SiteOptions {
  /** Names it on the command line and in the table. */
  name: string;
  /** Brings the shop to where the attack begins; not measured. */
  prepare?(site: Site): Promise<void>;
  /** Throws it. Sales go on beside it, unless `isAlone`: then the attack makes those that are measured. */
  run(site: Site): Promise<Finding>;
  isAlone?: boolean;
  /** Half of the sales beside it take less than this many times as long as before. */
  maxTimes?: number;
  /** A sale may come late or fail: the attack itself takes away its connections. */
  mayFail?: boolean;
}

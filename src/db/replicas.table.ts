/**
 * Which processes work on this database together, and the leases that each of them has at the moment. Only PostgreSQL
 * has these tables.
 */

/** A process that lives. Its row goes when it ends, or has not said in time that it lives; all its leases go with it. */
export interface ReplicaTable {
  id: string;
  /** By the database's clock. */
  expires_at: number;
}

/** A right that one replica has and no other. */
export interface LeaseTable {
  /** What for: "inbox:7" is the updates of sender 7. */
  name: string;
  replica: string;
}

import type { Kysely } from "kysely";

interface SettingTable {
  name: string;
  value: string;
}

/**
 * A process that works on this database together with others. Only PostgreSQL has such rows. Its row goes when it ends,
 * or has not said in time that it lives; all its leases go with it.
 */
interface ReplicaTable {
  id: string;
  /** By the database's clock. */
  expires_at: number;
}

/** A right that one replica has and no other. */
interface LeaseTable {
  /** What for: "inbox:7" is the updates of sender 7. */
  name: string;
  replica: string;
}

/** The tables and their columns. The module that owns a table declares it here, from beside the types of its rows. */
export interface Tables {
  setting: SettingTable;
  replica: ReplicaTable;
  lease: LeaseTable;
}

/** The database, or a transaction on it: what every query takes. */
export type Db = Kysely<Tables>;

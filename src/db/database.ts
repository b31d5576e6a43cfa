import type { Kysely } from "kysely";
import type { LeaseTable, ReplicaTable } from "./replicas.table.ts";
import type { SettingTable } from "./settings.table.ts";

/** The tables and their columns. The module that owns a table declares it here, from beside the types of its rows. */
export interface Tables {
  setting: SettingTable;
  replica: ReplicaTable;
  lease: LeaseTable;
}

/** The database, or a transaction on it: what every query takes. */
export type Db = Kysely<Tables>;

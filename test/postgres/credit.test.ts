import { repeatInPostgres } from "../support/postgres-here.ts";

/** Credit limits once more in PostgreSQL, where taps of two people really run side by side. */
await repeatInPostgres("unit/customers/credit.test.ts");

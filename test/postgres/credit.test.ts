import { keepInPostgresHere } from "../support/postgres-here.ts";

/** Credit limits once more in PostgreSQL, where taps of two people really run side by side. */
keepInPostgresHere();

await import("../unit/customers/credit.test.ts");

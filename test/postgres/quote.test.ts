import { repeatInPostgres } from "../support/postgres-here.ts";

/** The tests of quotes again on PostgreSQL, where offers that are made at the same time really meet. */
await repeatInPostgres("unit/sales/quote.test.ts");

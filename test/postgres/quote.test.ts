import { keepInPostgresHere } from "../support/postgres-here.ts";

/** The tests of quotes again on PostgreSQL, where offers that are made at the same time really meet. */
keepInPostgresHere();

await import("../unit/sales/quote.test.ts");

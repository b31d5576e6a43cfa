import { keepInPostgresHere } from "../support/postgres-here.ts";

/** The one live offer of a chat once more in PostgreSQL, where offers that are made at once really meet. */
keepInPostgresHere();

await import("../unit/sales/quote.test.ts");

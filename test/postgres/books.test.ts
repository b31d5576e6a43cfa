import { keepInPostgresHere } from "../support/postgres-here.ts";

/** The sums of any sales once more in PostgreSQL, and repeated webhooks, which really meet there. */
keepInPostgresHere();

await import("../properties/books.test.ts");
await import("../properties/reckoning.test.ts");
await import("../unit/sales/apply-webhooks.test.ts");

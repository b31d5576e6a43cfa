import { keepInPostgresHere } from "../support/postgres-here.ts";

/** The sums of any sales and the best of a time once more in PostgreSQL, and repeated webhooks, which really meet there. */
keepInPostgresHere();

await import("../properties/books.test.ts");
await import("../properties/sale-totals.test.ts");
await import("../unit/books/ranking.test.ts");
await import("../unit/sales/apply-webhooks.test.ts");

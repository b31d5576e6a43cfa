import { tryPart } from "../properties/cases.ts";
import { repeatInPostgres } from "../support/postgres-here.ts";

/** The sums of any sales and the best of a time once more in PostgreSQL, and repeated webhooks, which really meet there. */
// The rules are those of the other engine.
tryPart(1 / 3);
await repeatInPostgres(
  "properties/books.test.ts",
  "properties/sale-totals.test.ts",
  "unit/books/ranking.test.ts",
  "unit/sales/apply-webhooks.test.ts",
);

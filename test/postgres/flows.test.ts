import { repeatInPostgres } from "../support/postgres-here.ts";

/** The main flows and the races once more, with everything kept in PostgreSQL. */
await repeatInPostgres(
  "flows/first-sale.test.ts",
  "flows/races.test.ts",
  "unit/sales/settle.test.ts",
  "flows/stopping.test.ts",
);

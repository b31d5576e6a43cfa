import { keepInPostgresHere } from "../support/postgres-here.ts";

/** The main flows and the races once more, with everything kept in PostgreSQL. */
keepInPostgresHere();

await import("../flows/first-sale.test.ts");
await import("../flows/races.test.ts");
await import("../unit/sales/settle.test.ts");
await import("../flows/stopping.test.ts");

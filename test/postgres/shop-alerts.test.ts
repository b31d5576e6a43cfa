import { keepInPostgresHere } from "../support/postgres-here.ts";

/** What owners are told unasked, with everything kept in PostgreSQL. */
keepInPostgresHere();

await import("../unit/alerts/float.test.ts");
await import("../unit/alerts/paid-in.test.ts");
await import("../unit/alerts/plans.test.ts");

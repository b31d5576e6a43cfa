import { keepInPostgresHere } from "../support/postgres-here.ts";

/** Alerts to owners, with everything in PostgreSQL. */
keepInPostgresHere();

await import("../unit/alerts/float.test.ts");
await import("../unit/alerts/paid-in.test.ts");
await import("../unit/alerts/plans.test.ts");

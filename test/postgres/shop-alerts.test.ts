import { repeatInPostgres } from "../support/postgres-here.ts";

/** Alerts to owners, with everything in PostgreSQL. */
await repeatInPostgres("unit/alerts/float.test.ts", "unit/alerts/paid-in.test.ts", "unit/alerts/plans.test.ts");

import { keepInPostgresHere } from "../support/postgres-here.ts";

/** Alerts to owners, with everything in PostgreSQL. */
keepInPostgresHere();

await import("../unit/alerts/float.test.ts");
await import("../unit/alerts/paid-in.test.ts");
await import("../unit/alerts/plans.test.ts");
await import("../unit/alerts/keys.test.ts");
await import("../flows/shop-alerts.test.ts");
await import("../flows/plan-alerts.test.ts");
await import("../flows/key-alerts.test.ts");

import { keepInPostgresHere } from "../support/postgres-here.ts";

/** Lists once more in PostgreSQL, where two taps and a stop really meet. */
keepInPostgresHere();

await import("../flows/many.test.ts");
await import("../flows/many-stops.test.ts");

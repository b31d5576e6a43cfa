import { keepInPostgresHere } from "../support/postgres-here.ts";

/** Lists once more in PostgreSQL, where a stop and what is under way really meet. */
keepInPostgresHere();

await import("../flows/many-stops.test.ts");

import { repeatInPostgres } from "../support/postgres-here.ts";

/** Lists once more in PostgreSQL, where a stop and what is under way really meet. */
await repeatInPostgres("flows/many-stops.test.ts");

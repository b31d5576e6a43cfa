import { keepInPostgresHere } from "../support/postgres-here.ts";

/** The operator's holds, with everything in PostgreSQL. */
keepInPostgresHere();

await import("../flows/holds.test.ts");

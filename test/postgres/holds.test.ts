import { keepInPostgresHere } from "../support/postgres-here.ts";

/** What the operator holds, with everything kept in PostgreSQL. */
keepInPostgresHere();

await import("../flows/holds.test.ts");

import { keepInPostgresHere } from "../support/postgres-here.ts";

/** How a company's sales go, with everything kept in PostgreSQL. */
keepInPostgresHere();

await import("../flows/health.test.ts");

import { repeatInPostgres } from "../support/postgres-here.ts";

/** How a company's sales go, with everything kept in PostgreSQL. */
await repeatInPostgres("flows/health.test.ts");

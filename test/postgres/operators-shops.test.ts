import { keepInPostgresHere } from "../support/postgres-here.ts";

/** The look at a shop and its stop, with everything kept in PostgreSQL. */
keepInPostgresHere();

await import("../flows/operators-shops.test.ts");

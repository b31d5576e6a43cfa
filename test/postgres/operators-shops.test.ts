import { keepInPostgresHere } from "../support/postgres-here.ts";

/** What operators see and stop of a shop, with everything kept in PostgreSQL. */
keepInPostgresHere();

await import("../flows/operators-shops.test.ts");

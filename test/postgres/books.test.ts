import { keepInPostgresHere } from "../support/postgres-here.ts";

/** The sums of any sales once more in PostgreSQL. */
keepInPostgresHere();

await import("../properties/books.test.ts");
await import("../properties/reckoning.test.ts");

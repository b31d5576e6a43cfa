import { keepInPostgresHere } from "../support/postgres-here.ts";

/** Seats once more in PostgreSQL, where transactions run side by side and a limit that holds no row is passed. */
keepInPostgresHere();

await import("../unit/accounts/seats.test.ts");

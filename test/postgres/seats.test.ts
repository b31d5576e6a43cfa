import { keepInPostgresHere } from "../support/postgres-here.ts";

/** Seats once more in PostgreSQL, where transactions run side by side and a limit that holds no row is passed. */
keepInPostgresHere();

await import("../unit/staff/seats.test.ts");
await import("../unit/staff/asks.test.ts");

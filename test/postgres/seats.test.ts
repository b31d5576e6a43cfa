import { repeatInPostgres } from "../support/postgres-here.ts";

/** Seats once more in PostgreSQL, where transactions run side by side and a limit that holds no row is passed. */
await repeatInPostgres("unit/staff/seats.test.ts", "unit/staff/asks.test.ts");

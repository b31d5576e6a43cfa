import { repeatInPostgres } from "../support/postgres-here.ts";

/** The tap that buys once more in PostgreSQL, where it really meets the other taps, the cancel and the offer's end. */
await repeatInPostgres("unit/sales/place.test.ts");

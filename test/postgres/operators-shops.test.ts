import { repeatInPostgres } from "../support/postgres-here.ts";

/** The look at a shop and its stop, with everything kept in PostgreSQL. */
await repeatInPostgres("flows/operators-shops.test.ts");

import { keepInPostgresHere } from "../support/postgres-here.ts";

/** Tokens by SMS, with everything kept in PostgreSQL. */
keepInPostgresHere();

await import("../flows/sms.test.ts");

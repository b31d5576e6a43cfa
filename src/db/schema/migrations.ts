import type { Migration } from "kysely/migration";
import { createSchema } from "./schema.ts";

/** Every migration in order. Forward only; a released one never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-schema": { up: createSchema },
};

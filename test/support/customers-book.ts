import { insertNumber, insertPerson } from "../../src/customers/people.queries.ts";
import type { Db } from "../../src/db/database.ts";
import type { NumberKind } from "../../src/services/services.ts";
import { noon } from "./builders.ts";

export interface PersonFacts {
  id: string;
  accountId?: string;
  name?: string | null;
  kind?: NumberKind;
  numbers?: readonly string[];
  servedAt?: number;
  lastSaleId?: string | null;
}

/** A customer in an account's book; each number is a thing with the id `PERSON:NUMBER`. */
export async function aPerson(db: Db, request: PersonFacts): Promise<void> {
  const {
    id,
    accountId = "ada",
    name = null,
    kind = "phone",
    numbers = [],
    servedAt = noon,
    lastSaleId = null,
  } = request;
  const common = { account_id: accountId, last_sale_id: lastSaleId, created_at: noon };
  await insertPerson(db, { ...common, id, name, served_at: servedAt });
  for (const number of numbers) {
    await insertNumber(db, { ...common, id: `${id}:${number}`, person_id: id, kind, number });
  }
}

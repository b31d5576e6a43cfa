import type { Account } from "../accounts/accounts.queries.ts";
import { type Seat, seatsOfAccount } from "../accounts/seats.queries.ts";
import type { AccountMode } from "../core/account-modes.ts";
import { customerNumbersOf, findPerson, type Person } from "../customers/people.queries.ts";
import type { Db } from "../db/database.ts";
import { findCandidates } from "../sales/find-sales.queries.ts";
import type { SaleQuery, SaleTerm } from "../sales/sales.queries.ts";
import type { ServiceType } from "../services/services.ts";

/** Which of an account's sales are wanted, as people say it. */
export interface Wanted {
  since: number;
  until: number;
  service: ServiceType | null;
  /** The number of a seat; 0: the owners; null: everybody. */
  seat: number | null;
  personId: string | null;
}

export interface Read {
  query: SaleQuery & { mode: AccountMode; since: number; until: number };
  seats: Seat[];
  person: Person | null;
  /** The shop's name for them, else a number of theirs. */
  customer: string | null;
}

/** No seat's id. */
const noSeat = "none";

/** The same as the database is asked. Figures of the sandbox are never mixed with live ones. */
export async function readWanted(db: Db, account: Pick<Account, "id" | "mode">, wanted: Wanted): Promise<Read> {
  const { since, until, service, seat, personId } = wanted;
  const seats = (await seatsOfAccount(db, account.id)).filter(({ user_id }) => user_id !== null);
  const found = personId === null ? null : ((await findPerson(db, personId)) ?? null);
  const person = found?.account_id === account.id ? found : null;
  const numbers = person === null ? [] : (await customerNumbersOf(db, [person.id])).map(({ number }) => number);
  return {
    ...{ seats, person, customer: personId === null ? null : (person?.name ?? numbers[0] ?? "?") },
    query: {
      ...{ mode: account.mode, since, until },
      ...(service !== null && { serviceType: service }),
      ...(seat !== null && { seatId: seat === 0 ? null : (seats.find(({ number }) => number === seat)?.id ?? noSeat) }),
      ...(personId !== null && (await soldTo(db, account.id, numbers))),
    },
  };
}

/** The sales to these numbers: those that an index finds, or, where they are many, all that are held against the term. */
async function soldTo(
  db: Db,
  accountId: string,
  numbers: readonly string[],
): Promise<Pick<SaleQuery, "terms" | "ids" | "beneficiaries">> {
  const none = { digits: [], amountKobo: null, reference: null, name: null, customer: null };
  const terms: SaleTerm[] = [{ ...none, beneficiaries: numbers }];
  return { terms, ...(numbers.length === 0 ? { ids: [] } : await findCandidates(db, accountId, terms)) };
}

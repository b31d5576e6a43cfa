import { fold } from "../core/fold.ts";
import { customersCalled } from "../customers/called.ts";
import type { Db } from "../db/database.ts";
import { read, readAside, wordsForNames } from "../parser/read.ts";
import type { Known, TypedSale } from "../parser/reading.ts";

const wordsAtOnce = 12;

/** What is known of the names in these lines: the account's customers who may be meant, and the providers. */
export async function knownIn(
  db: Db,
  accountId: string,
  providers: Known["providers"],
  lines: readonly string[],
): Promise<Known> {
  const words = [...new Set(lines.flatMap(wordsForNames))];
  const customers = new Map<string, Known["customers"][number]>();
  for (let at = 0; at < words.length; at += wordsAtOnce) {
    const found = await customersCalled(db, accountId, words.slice(at, at + wordsAtOnce));
    for (const customer of found) customers.set(customer.id, customer);
  }
  return { providers, customers: [...customers.values()] };
}

/** "Mama Titi," at the head of a row. */
const nameCell = /^\s*"?([\p{L} .'’-]{2,40})"?\s*[,;\t]/u;

/**
 * The request in a row of a list, read as a typed line. A name in its first cell belongs to the number. Null: it is no
 * wish for one sale.
 */
export function readRow(line: string, known: Known): TypedSale | null {
  const reading = read(line, known);
  if (reading.kind === "sale") return reading.request;
  const [cell = "", name = ""] = nameCell.exec(line) ?? [];
  const aside = name === "" ? null : readAside(line, known);
  const isName = aside?.kind === "unread" && !aside.isComplaint && aside.words === fold(name);
  return isName ? readRow(line.slice(cell.length), known) : null;
}

/** Whether a line says to whom something is sold, as rows of a list do. */
export function saysToWhom(line: string, known: Known): boolean {
  const { number, badNumber, customers, unsure } = readRow(line, known) ?? { services: [] };
  return (number ?? badNumber ?? customers) !== undefined || unsure?.includes("number") === true;
}

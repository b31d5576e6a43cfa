import SqliteDatabase from "better-sqlite3";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, seesOn, tapsCard, tapsPin } from "./chat.ts";
import { ada as credentials, type Shop } from "./shop.ts";

export type TableRow = Record<string, unknown>;

/** Every value of every table, but for the trail, which names people only by their Telegram number. */
export function valuesOf({ databasePath }: Shop): string[] {
  const database = new SqliteDatabase(databasePath, { readonly: true });
  const tables = database.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const values = tables
    .filter(({ name }) => name !== "audit")
    .flatMap(({ name }) =>
      database
        .prepare<[], TableRow>(`SELECT * FROM ${name}`)
        .all()
        .flatMap((row) => Object.entries(row).map(([column, value]) => `${name}.${column}=${value}`)),
    );
  database.close();
  return values;
}

/** The places of any of these in the database. */
export function findIn(shop: Shop, words: readonly (string | number)[]): string[] {
  return valuesOf(shop).filter((value) => words.some((word) => value.includes(String(word))));
}

export async function asksToDelete(person: Person, pattern: RegExp): Promise<ChatMessage> {
  const card = await asks(person, "/deletedata", pattern);
  await tapsCard(person, card, /Delete my data/, /Delete it for good\?/);
  return card;
}

export const deletesNow = (person: Person, card: ChatMessage) => person.taps(/Delete for good/, { message: card.id });

/** The same of an owner, whose PIN is asked for. */
export async function deletesWithPin(person: Person, card: ChatMessage) {
  await deletesNow(person, card);
  await seesOn(person, card, /PIN to delete this shop's data/);
  return tapsPin(person, credentials.pin, card);
}

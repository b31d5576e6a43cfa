import SqliteDatabase from "better-sqlite3";
import type { Seat } from "../../src/accounts/seats.queries.ts";
import { lets } from "../../src/bot/callbacks/access.ts";
import { historyButtons } from "../../src/bot/callbacks/history.ts";
import { type CrowdedShop, people } from "./crowded-shop.ts";

/** So many people who were never here may send something. */
export const strangers = 50;

/** The tables that every update writes to, and the program's own settings. */
const ways = new Set(["telegram_update", "link_try", "alert"]);

type TableRow = Record<string, unknown>;
/** The picture of a receipt is kept for its first reader, and a balance is read in the background. */
const ownPace = { receipt_file_id: null, receipt_digest: null, wallet_kobo: null, wallet_at: null };

/** The rows of a shop's database. */
type Rows = ReturnType<typeof openRows>;

export function openRows({ databasePath }: Pick<CrowdedShop, "databasePath">, options: SqliteDatabase.Options = {}) {
  const database = new SqliteDatabase(databasePath, { readonly: true, ...options });
  const all = <T = TableRow>(sql: string, ...given: unknown[]) => database.prepare<unknown[], T>(sql).all(...given);
  return {
    all,
    ids: (sql: string, ...given: unknown[]) => all<{ id: string }>(sql, ...given).map(({ id }) => id),
    /** Runs `look` after `act`, and takes `act` back. */
    within<T>(act: string, look: () => T): T {
      database.exec(`BEGIN; ${act}`);
      const seen = look();
      database.exec("ROLLBACK");
      return seen;
    },
    [Symbol.dispose]: () => void database.close(),
  };
}

/** The rows of the senders, and their rights to rows of others. */
export interface Rights {
  /** Ids of the senders, of Mallory's account and of her sales: hers after a tap that logs her out, too. */
  own: ReadonlySet<unknown>;
  /** The sales of others about which a sender may complain. */
  complaints: ReadonlyMap<number, ReadonlySet<string>>;
  /** The accounts that a sender may ask for a sale. */
  requests: ReadonlyMap<number, ReadonlySet<string>>;
}

/** As the product declares it: a seat's right by the access of its button, a customer's by the links. */
export function rightsIn(rows: Rows): Rights {
  const account = "SELECT account_id FROM chat WHERE user_id = ?";
  const own = [
    ...rows.all<{ account_id: string }>(account, people.mallory).map(({ account_id }) => account_id),
    ...rows.ids(`SELECT id FROM purchase WHERE account_id = (${account})`, people.mallory),
  ];
  const senders = [people.mallory, people.eve, people.musa];
  const seats = rows.all<Seat>("SELECT * FROM seat WHERE user_id = ?", people.musa);
  const linked = `FROM customer_chat AS c JOIN customer ON customer.id = c.customer_id WHERE c.user_id = ${people.eve}`;
  const sales = `SELECT purchase.id FROM purchase WHERE confirmed_at IS NOT NULL AND`;
  const seen = seats.flatMap((seat) =>
    lets(historyButtons.complain.access, seat) ? rows.ids(`${sales} account_id = ?`, seat.account_id) : [],
  );
  const bought = rows.ids(`${sales} EXISTS (SELECT 1 ${linked} AND c.mode = purchase.mode
    AND c.since_at <= purchase.confirmed_at AND customer.account_id = purchase.account_id
    AND customer.service_type = purchase.service_type AND customer.beneficiary = purchase.beneficiary)`);
  const shops = rows.ids(`SELECT customer.account_id AS id ${linked}`);
  return {
    own: new Set<unknown>([...own, ...senders, ...Array.from({ length: strangers }, (_, at) => people.stranger + at)]),
    complaints: new Map([
      [people.musa, new Set(seen)],
      [people.eve, new Set(bought)],
    ]),
    requests: new Map([[people.eve, new Set(shops)]]),
  };
}

/** The complaints that only senders with the right to them have touched, as the trail names them. */
function rightfulComplaints(rows: Rows, { complaints }: Rights): ReadonlySet<unknown> {
  const trail = rows.all<{ sale: string; user_id: number }>(
    `SELECT json_extract(facts, '$.purchase') AS sale, user_id FROM audit WHERE act LIKE 'complaint%'`,
  );
  const isRightful = ({ sale, user_id }: (typeof trail)[number]) => complaints.get(user_id)?.has(sale) === true;
  const wrong = trail.filter((one) => !isRightful(one)).map(({ sale }) => sale);
  return new Set(trail.map(({ sale }) => sale).filter((sale) => !wrong.includes(sale)));
}

/** The keys of cards about what a sender has asked a shop for that is the sender's to ask. */
function rightfulRequests(rows: Rows, { requests }: Rights): readonly string[] {
  return rows
    .all<{ id: string; account_id: string; user_id: number }>("SELECT id, account_id, user_id FROM customer_request")
    .filter(({ account_id, user_id }) => requests.get(user_id)?.has(account_id))
    .map(({ id, account_id }) => `request:${account_id}:${id}:`);
}

/** A line per row that is not the senders' own to change, and per forbidden change of their own. */
export function digest(rows: Rows, rights: Rights, posted: readonly unknown[]): Set<string> {
  const owners = ["user_id", "account_id", "purchase_id"];
  const complaints = rightfulComplaints(rows, rights);
  const requests = rightfulRequests(rows, rights);
  const isRightful = (table: string, { purchase_id, kind, key }: TableRow) =>
    ((table === "complaint" || kind === "customer_complaint") && complaints.has(purchase_id)) ||
    ((table === "board" || kind === "request") && requests.some((start) => String(key).startsWith(start)));
  // A user of a seat changes nothing about it.
  const isTheirs = (table: string, row: TableRow) =>
    table !== "seat" &&
    (owners.some((column) => rights.own.has(row[column])) || (table === "account" && rights.own.has(row.id)));
  const tables = rows.all("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));
  const all = tables
    .filter((table) => !ways.has(table))
    .flatMap((table) => rows.all(`SELECT * FROM ${table}`).map((row) => ({ table, ...row, ...ownPace })));
  const lines = [
    ...all.filter((row) => !isTheirs(row.table, row) && !isRightful(row.table, row)),
    ...rows.all("SELECT 'sold', id, state, card_message_id FROM purchase WHERE confirmed_at IS NOT NULL"),
    ...rows.all("SELECT 'changed', id, state FROM account_change WHERE state NOT IN ('offered', 'dropped')"),
    ...posted,
  ];
  return new Set(lines.map((line) => JSON.stringify(line)));
}

export function readRights(shop: CrowdedShop): Rights {
  using rows = openRows(shop);
  return rightsIn(rows);
}

export function digestOf(shop: CrowdedShop, rights: Rights): Set<string> {
  using rows = openRows(shop);
  const posts = shop.vending.requests.filter(({ operation }) => operation === "purchase");
  return digest(
    rows,
    rights,
    posts.map(({ body }) => ({ posted: body })),
  );
}

import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { nairaToKobo } from "../../sandbox/vending/naira.ts";
import type { BookClose } from "../../src/closes/closes.queries.ts";
import type { Purchase } from "../../src/sales/purchases.queries.ts";
import type { WalletDay } from "../../src/wallet/days.queries.ts";
import type { Book } from "../support/book.ts";
import { allCloses, closeAndRecount } from "../support/closes.ts";
import { auditPaid } from "../support/paid.ts";
import { doubledReferences } from "../support/posts.ts";
import { sumsOff } from "../support/sums.ts";
import type { World } from "../support/world.ts";
import { walletNaira } from "./soak-sellers.ts";
import type { Move } from "./soak-till.ts";

const open = ["intent", "sending", "unknown", "pending"] as const;
const stateOf = { success: "succeeded", failed: "failed", pending: "pending" } as const;
const cardSays: Readonly<Record<string, RegExp>> = {
  succeeded: /✅ .*sold|pins\n|Token for meter/,
  failed: /Failed/,
  void: /no money was taken|not sent|has no record of this sale/i,
};

/** The open work, in words; empty if there is none. */
export async function unrestIn(book: Book): Promise<string[]> {
  const left = {
    "sales are open": await book.count("purchase", ["state", "in", open]),
    "tokens are awaited": await awaitedIn(book),
    "notices are owed": await book.owed(),
    "updates wait": await book.count("telegram_update", ["done_at", "is", null]),
    "webhooks wait": await book.count("webhook_event", ["done_at", "is", null]),
  };
  return Object.entries(left).flatMap(([what, n]) => (n > 0 ? [`${n} ${what}`] : []));
}

async function awaitedIn({ db }: Book): Promise<number> {
  const sold = db.selectFrom("purchase").select("id").where("state", "=", "succeeded");
  return (await sold.where("delivery", "=", "awaiting").execute()).length;
}

/** The rows of the open sales, for a search for the cause. */
export async function openRowsIn({ db }: Book): Promise<string[]> {
  const rows = await db.selectFrom("purchase").selectAll().where("state", "in", open).limit(10).execute();
  return rows.map(({ token_sealed: _, confirm_key_hash: __, ...row }) => JSON.stringify(row));
}

/** `doubts`: how often there was a reason to look at it. */
type Audited = Purchase & { doubts: number };

export async function confirmedIn({ db }: Book): Promise<Audited[]> {
  const rows = await db.selectFrom("purchase").selectAll().where("confirmed_at", "is not", null).execute();
  const doubted = await db.selectFrom("journal").select("purchase_id").where("kind", "=", "review").execute();
  const doubts = Map.groupBy(doubted, ({ purchase_id }) => purchase_id);
  return rows.map((row) => ({ ...row, doubts: doubts.get(row.id)?.length ?? 0 }));
}

/** How many sales are in each state. */
export async function statesIn({ db }: Book) {
  const rows = await db
    .selectFrom("purchase")
    .select((e) => ["state", e.fn.countAll().as("n")])
    .groupBy("state")
    .execute();
  return rows.map(({ state, n }) => ({ state, n: Number(n) }));
}

/** The sums, days and closes that are off, in words. One moment: a wallet may still tell what a sale was charged. */
export async function auditBooks({ db }: Book): Promise<string[]> {
  return db.transaction().execute(async (trx) => [...(await totalsOff({ db: trx })), ...(await booksOff({ db: trx }))]);
}

/** The sums that are not what their sales, or lines, come to, in words. */
export async function totalsOff({ db }: Pick<Book, "db">): Promise<string[]> {
  return (await sumsOff(db)).map((off) => `a sum is off: ${JSON.stringify(off)}`);
}

/**
 * The days of wallets and the sealed days that do not add up to the kobo or do not follow each other, and the sealed days
 * that are not their sales, in words.
 */
export async function booksOff({ db }: Pick<Book, "db">): Promise<string[]> {
  const days = db.selectFrom("wallet_day").selectAll().orderBy("account_id").orderBy("mode").orderBy("day");
  const closes = await allCloses(db);
  const problems = [...walletsOff("a wallet's day", await days.execute()), ...walletsOff("a close's wallet", closes)];
  for (const close of closes) {
    const { byClose, recount } = await closeAndRecount(db, close, { accountId: close.account_id, mode: close.mode });
    if (JSON.stringify(byClose) !== JSON.stringify(recount)) problems.push(`a close is off: ${JSON.stringify(close)}`);
  }
  return problems;
}

/** Days in order, wallet by wallet: each opens with the closing balance of the one before. */
function walletsOff(what: string, days: readonly (WalletDay | BookClose)[]): string[] {
  return days.flatMap((day, index) => {
    const { paid_in_kobo, returned_kobo, charged_kobo, unnamed_kobo, unseen_kobo } = day;
    const moved = paid_in_kobo + returned_kobo - charged_kobo - unnamed_kobo + unseen_kobo;
    // A wallet that nobody has ever looked at has no balance, and nothing has moved it.
    const isSum =
      day.opening_kobo === null
        ? day.closing_kobo === null && moved === 0
        : day.opening_kobo + moved === day.closing_kobo;
    const before = days[index - 1];
    const isFirst = before?.account_id !== day.account_id || before.mode !== day.mode || before.closing_kobo === null;
    // A change of the shop's zone may leave out a day between two closes.
    const isApart = "number" in day && day.day !== (before?.day ?? 0) + 1;
    return isSum && (isFirst || isApart || before.closing_kobo === day.opening_kobo)
      ? []
      : [`${what} is off: ${JSON.stringify(day)}`];
  });
}

/** What has left wallets, in words, that no sale explains: where nothing was hidden, and no charge is untold, nothing. */
export async function unnamedIn({ db }: Pick<Book, "db">): Promise<string[]> {
  const days = await db.selectFrom("wallet_day").selectAll().execute();
  return [...Map.groupBy(days, (day) => `${day.account_id} ${day.mode}`)].flatMap(([wallet, all]) => {
    const sum = (name: "unnamed_kobo" | "unseen_kobo" | "unnamed_n") =>
      all.reduce((total, day) => total + day[name], 0);
    if (sum("unseen_kobo") - sum("unnamed_kobo") === 0 || sum("unnamed_n") > 0) return [];
    return [`${wallet}: ${sum("unseen_kobo") - sum("unnamed_kobo")} kobo are not named, and nobody has hidden any`];
  });
}

/**
 * The service's ledger, the shop's rows and what the cards say, held against each other; `funds` is what was paid into
 * wallets. Returns what is wrong.
 */
export function auditNight(
  { vending, telegram }: World,
  rows: readonly Audited[],
  funds: readonly Move[] = [],
): string[] {
  const problems: string[] = [];
  const requests = vending.requests.filter(({ operation }) => operation === "purchase");
  const sent = new Set(requests.map(({ body }) => (body as { reference: string }).reference));
  for (const reference of doubledReferences(requests)) problems.push(`${reference} was sent twice`);

  const ledger = new Map(vending.transactions().map((sale) => [sale.reference, sale]));
  const cards = cardsBySale(telegram.people, rows);
  for (const row of rows) {
    const { reference, state, posts } = row;
    const sale = ledger.get(reference);
    const truth = sale ? stateOf[sale.status] : "void";
    if (state !== truth) problems.push(`${reference} is ${state}, the service says ${truth}`);
    // A resend begins to count again.
    const counted = posts + row.earlier_posts + row.resends;
    if (posts > 1 || (counted === 0 && sent.has(reference))) problems.push(`${reference} counts ${posts} POSTs`);
    const shown = cards.get(reference) ?? [];
    if (shown.length !== 1) problems.push(`${shown.length} cards show ${reference}`);
    const wrong = auditPaid(row, shown[0]?.text ?? "", sale);
    if (wrong !== null) problems.push(wrong);
    if (!cardSays[state]?.test(shown[0]?.text ?? ""))
      problems.push(`${reference} is ${state}, its card says: ${shown[0]?.text.slice(0, 90)}`);
  }
  const known = new Set(rows.map(({ reference }) => reference));
  for (const reference of ledger.keys()) if (!known.has(reference)) problems.push(`${reference} is in no row`);
  return [...problems, ...auditWallets({ vending }, rows, funds), ...repeatedWords(telegram.people, rows)];
}

/** To the kobo: what is gone from each wallet is what the shop's rows say was paid from it. */
function auditWallets(
  { vending }: Pick<World, "vending">,
  rows: readonly Purchase[],
  funds: readonly Move[],
): string[] {
  const accountOf = new Map(vending.transactions().map(({ reference, accountId }) => [reference, accountId]));
  const paid = new Map<number, number>();
  for (const { reference, state, observed_kobo, expected_kobo } of rows) {
    const account = accountOf.get(reference);
    if (state !== "succeeded" || account === undefined) continue;
    paid.set(account, (paid.get(account) ?? 0) + (observed_kobo ?? expected_kobo ?? Number.NaN));
  }
  return vending.accounts().flatMap(({ id, firstName, walletKobo }) => {
    if (!firstName.startsWith("Seller")) return [];
    const paidIn = funds.reduce((sum, { accountId, kobo }) => sum + (accountId === id ? kobo : 0), 0);
    const gone = nairaToKobo(walletNaira) + paidIn - walletKobo;
    const inBook = paid.get(id) ?? 0;
    return gone === inBook ? [] : [`${firstName}: ${gone} kobo are gone, the book explains ${inBook}`];
  });
}

/** What names a sale: its reference, or the end of it that stands on cards. */
const named = /(?:VB-[0-9A-Z]{20}|…)([0-9A-Z]{6})(?![0-9A-Z])/;

/** Messages by the references that they name. Of sales whose references end alike, each has those in its own chat. */
function cardsBySale(people: readonly Person[], rows: readonly Audited[]): Map<string, ChatMessage[]> {
  const salesOf = Map.groupBy(rows, ({ reference }) => reference.slice(-6));
  const cards = new Map<string, ChatMessage[]>();
  for (const { user, chat } of people) {
    for (const message of chat) {
      if (message.from !== "bot" || message.inlineKeyboard.flat().some(({ text }) => /Sell (?:at )?₦/.test(text)))
        continue;
      const tails = message.text.matchAll(new RegExp(named, "g")).map(([, tail = ""]) => tail);
      for (const tail of new Set(tails)) {
        const sales = salesOf.get(tail) ?? [];
        const own = sales.length > 1 ? sales.filter(({ user_id }) => user_id === user.id) : sales;
        for (const { reference } of own) cards.set(reference, [...(cards.get(reference) ?? []), message]);
      }
    }
  }
  return cards;
}

/** A word beside a card comes at most once; that somebody should look at a sale, as often as there was a reason to. */
function repeatedWords(people: readonly Person[], rows: readonly Audited[]): string[] {
  const doubtsOf = new Map(rows.map(({ reference, doubts }) => [reference.slice(-6), doubts]));
  return people.flatMap((person) => {
    const cards = new Map(person.chat.map(({ id, text }) => [id, text]));
    const words = person.chat.filter(({ from, replyTo }) => from === "bot" && replyTo !== undefined);
    return [...Map.groupBy(words, ({ replyTo, text }) => `${replyTo} ${text}`).values()].flatMap((same) => {
      const [{ replyTo, text } = { text: "" }] = same;
      const tail = named.exec(cards.get(replyTo ?? 0) ?? "")?.[1] ?? "";
      const most = text.startsWith("👁") ? Math.max(1, doubtsOf.get(tail) ?? 1) : 1;
      return same.length > most ? [`said ${same.length} times to ${person.user.first_name}: ${text.slice(0, 60)}`] : [];
    });
  });
}

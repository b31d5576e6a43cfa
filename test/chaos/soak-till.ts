import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { nairaToKobo } from "../../sandbox/vending/naira.ts";
import type { WalletDay } from "../../src/wallet/days.queries.ts";
import { lagMs } from "../../src/wallet/sale.ts";
import type { Book } from "../support/book.ts";
import { allCloses } from "../support/closes.ts";
import type { World } from "../support/world.ts";
import { walletNaira } from "./soak-sellers.ts";

/** Of the shop: housekeeping takes 25 seconds to seal the days of a hundred accounts. */
export const dayMs = 20_000;
const countWithinMs = 30_000;
/** The audit verifies each of hundreds of sales once more. */
const answersWithinMs = 5 * 60_000;
/** So much older than its answer a balance may be. */
const behindMs = 1000;
/** So long the shop's client waits for a balance, all of its attempts together. */
const answeredWithinMs = 20_000;
const leastNaira = 1000;

/** The module that gives a shop short days; the first begins now. */
export function shortDays(): URL {
  const days = new URL("short-days.ts", import.meta.url);
  days.searchParams.set("since", String(Date.now()));
  days.searchParams.set("ms", String(dayMs));
  return days;
}

/** The charge of a sale that the service took back without a refund; `backAt`: when it did so later. */
export interface Kept extends Move {
  reference: string;
  backAt: number | null;
}

/** Money that came into a wallet of the service's, or left it. */
export interface Move {
  accountId: number;
  at: number;
  kobo: number;
}

type Vending = Pick<World, "vending">;

/** The service keeps the money of a sale for at least two short days, and each of them is audited. */
const keptAtLeastMs = 2 * dayMs;
/** Money of these resellers the service keeps when it takes a sale back: of them all, nobody pays in. */
export const isKept = (seller: number) => seller % 5 === 0;
const sellerOf = (firstName: string) => Number(firstName.split(" ")[1]);

/** What moves the resellers' wallets beside their sales: money paid in, and sales that the service takes back. */
export function createTill({ vending }: Vending, random: () => number) {
  const funds: Move[] = [];
  const takenBack = new Set<string>();
  const kept: Kept[] = [];
  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];
  /** The sales of the last days that the service has called delivered, of those resellers or of all others. */
  const soldOf = (areKept: boolean) => {
    const ids = new Set(
      sellersOf({ vending }).flatMap((one) => (isKept(sellerOf(one.firstName)) === areKept ? [one.id] : [])),
    );
    const sold = vending.transactions({ since: Date.now() - 2 * dayMs }).filter(({ status }) => status === "success");
    return sold.filter(({ accountId }) => ids.has(accountId));
  };
  return {
    funds,
    takenBack,
    kept,
    /** Somebody pays into one of the wallets. */
    payIn() {
      const account = pick(sellersOf({ vending }).filter(({ firstName }) => !isKept(sellerOf(firstName))));
      if (!account) return;
      const naira = Number((leastNaira + random() * 1000).toFixed(2));
      vending.fund(account.id, naira);
      funds.push({ accountId: account.id, at: Date.now(), kobo: nairaToKobo(naira) });
    },
    /** The service takes back a sale whose charge the shop's book has seen in the wallet, and keeps its money. */
    async keep({ db }: Book) {
      const shown = db.selectFrom("purchase").select("reference").where("observed_from", "=", "wallet");
      const sold = soldOf(true);
      const among = sold.map(({ reference }) => reference);
      if (among.length === 0) return;
      const rows = await shown.where("charged_look_at", "is not", null).where("reference", "in", among).execute();
      const sale = pick(sold.filter(({ reference }) => rows.some((row) => row.reference === reference)));
      if (!sale) return;
      const { providerFailure } = vending.switches;
      vending.switches.providerFailure = "kept";
      vending.reverse(sale.reference);
      vending.switches.providerFailure = providerFailure;
      takenBack.add(sale.reference);
      const { accountId, chargeKobo: kobo, reference } = sale;
      kept.push({ accountId, at: Date.now(), kobo, reference, backAt: null });
    },
    /** The service gives back the money of a sale that it took back a while ago, or of all of them. */
    giveBack(areAll = false) {
      const due = kept.filter(({ at, backAt }) => backAt === null && (areAll || at < Date.now() - keptAtLeastMs));
      const one = pick(due);
      for (const back of areAll ? due : one ? [one] : []) {
        vending.fund(back.accountId, back.kobo / 100);
        back.backAt = Date.now();
      }
    },
    /** The service takes back a sale. */
    takeBack() {
      const sale = pick(soldOf(false));
      if (!sale) return;
      vending.reverse(sale.reference);
      takenBack.add(sale.reference);
    },
    /** The service tells once more of each sale that it took back, until the book has it: nobody looks for that unasked. */
    async formatAgain({ db }: Book) {
      for (const reference of takenBack)
        await vending.webhooks.redeliver(
          vending.webhooks.log.findLastIndex((one) => one.reference === reference && one.status === "failed"),
        );
      const heard = db.selectFrom("purchase").select("id").where("state", "=", "failed");
      const until = Date.now() + answersWithinMs;
      while ((await heard.where("reference", "in", [...takenBack]).execute()).length < takenBack.size) {
        if (Date.now() > until) break;
        await sleep(500);
      }
      await sleep(2 * lagMs);
    },
  };
}

/** Has each reseller look at the wallet once more, until what each of them saw is what the service says. */
export async function lookAtWallets(shop: Vending, book: Book, people: readonly Person[]): Promise<void> {
  const now = Date.now();
  for (const person of people) await person.says("/balance");
  while ((await apartIn(shop, book, now)).length > 0 && Date.now() < now + countWithinMs) await sleep(500);
}

/** The service's wallets and what was paid into them held against the book's last look, its days and its closes. */
export async function auditCloses(
  shop: Vending,
  book: Book,
  { funds, kept }: Pick<ReturnType<typeof createTill>, "funds" | "kept">,
): Promise<{ closes: number; problems: string[] }> {
  const problems = await apartIn(shop, book);
  const idOf = await sellersIn(shop, book);
  const days = await book.db.selectFrom("wallet_day").selectAll().execute();
  const givenBack = kept.flatMap(({ accountId, kobo, backAt }) =>
    backAt === null ? [] : [{ accountId, at: backAt, kobo }],
  );
  const moves = [...salesMoves(shop), ...givenBack];
  for (const [accountId, id] of idOf) {
    const lines = linesOf(days.filter((day) => day.account_id === accountId));
    const sales = moves.filter((one) => one.accountId === id);
    const truth = { paidIn: sum(funds.filter((one) => one.accountId === id)), forSales: -sum(sales), other: 0 };
    for (const name of ["paidIn", "forSales", "other"] as const)
      if (lines[name] !== truth[name])
        problems.push(`${accountId}: ${name} is ${lines[name]} kobo in the book, ${truth[name]} in the ledger`);
  }
  const closes = (await allCloses(book.db)).filter(({ account_id }) => idOf.has(account_id));
  const ledgers = ledgersOf(shop, [...funds, ...givenBack]);
  for (const { account_id, number, closing_kobo, closing_at } of closes) {
    const ledger = ledgers.get(idOf.get(account_id) ?? 0) ?? [];
    const isHeld = closing_at === null || heldAround(ledger, closing_at).has(closing_kobo ?? 0);
    if (!isHeld)
      problems.push(`${account_id}: close ${number} has ${closing_kobo} kobo, which the wallet never held then`);
  }
  return { closes: closes.length, problems };
}

/** The wallets whose last snapshot in the book differs from the service's balance, or is too old. */
async function apartIn(shop: Vending, book: Book, since = 0): Promise<string[]> {
  const idOf = await sellersIn(shop, book);
  const walletOf = new Map(sellersOf(shop).map(({ id, walletKobo }) => [id, walletKobo]));
  const looks = await book.db.selectFrom("wallet_look").selectAll().where("mode", "=", "live").execute();
  const seen = new Map(looks.map(({ account_id, kobo, asked_at }) => [account_id, asked_at < since ? null : kobo]));
  return [...idOf].flatMap(([accountId, id]) =>
    seen.get(accountId) === walletOf.get(id)
      ? []
      : [`${accountId}: ${walletOf.get(id)} kobo are in the wallet, ${seen.get(accountId)} were seen last`],
  );
}

function sellersOf({ vending }: Vending) {
  return vending.accounts().filter(({ firstName }) => firstName.startsWith("Seller"));
}

/** The shop's accounts of the resellers, and the service's. */
async function sellersIn(shop: Vending, { db }: Book): Promise<Map<string, number>> {
  const rows = await db.selectFrom("account").select(["id", "first_name"]).execute();
  const idOf = new Map(sellersOf(shop).map(({ id, firstName }) => [firstName, id]));
  return new Map(rows.flatMap(({ id, first_name }) => (idOf.has(first_name) ? [[id, idOf.get(first_name) ?? 0]] : [])));
}

/** The lines of a wallet's days: money paid in, what sales took less what came back, and the rest. */
function linesOf(days: readonly WalletDay[]) {
  const total = (kobo: (day: WalletDay) => number) => days.reduce((all, day) => all + kobo(day), 0);
  return {
    paidIn: total((day) => day.paid_in_kobo),
    forSales: total((day) => day.charged_kobo - day.returned_kobo),
    other: total((day) => day.unseen_kobo - day.unnamed_kobo),
  };
}

/** The charges of sales and their refunds, by the service's ledger. */
function salesMoves({ vending }: Vending): Move[] {
  return vending.transactions().flatMap(({ accountId, chargeKobo, history }) =>
    history.flatMap(({ at, note }): Move[] => {
      if (/ charged ₦/.test(note)) return [{ accountId, at, kobo: -chargeKobo }];
      return / refunded ₦/.test(note) ? [{ accountId, at, kobo: chargeKobo }] : [];
    }),
  );
}

/** The balances of each wallet over time, by the service's ledger. */
function ledgersOf(shop: Vending, funds: readonly Move[]): Map<number, { at: number; kobo: number }[]> {
  const sales = salesMoves(shop);
  const moves = [...funds, ...sales].toSorted((a, b) => a.at - b.at);
  return new Map(
    [...Map.groupBy(moves, ({ accountId }) => accountId)].map(([accountId, mine]) => {
      let kobo = nairaToKobo(walletNaira) as number;
      const held = mine.map((move) => {
        kobo += move.kobo;
        return { at: move.at, kobo };
      });
      return [accountId, [{ at: 0, kobo: nairaToKobo(walletNaira) }, ...held]];
    }),
  );
}

/** All that a wallet held while a balance may have been read that was asked for at this moment. */
function heldAround(ledger: readonly { at: number; kobo: number }[], askedAt: number): Set<number> {
  const first = ledger.findLastIndex(({ at }) => at <= askedAt - behindMs);
  const held = ledger
    .slice(Math.max(0, first))
    .filter(({ at }, index) => index === 0 || at <= askedAt + answeredWithinMs);
  return new Set(held.map(({ kobo }) => kobo));
}

function sum(all: readonly { kobo: number }[]): number {
  return all.reduce((total, { kobo }) => total + kobo, 0);
}

import { dayMs } from "../../../core/calendar.ts";
import { type Kobo, parseTypedNaira } from "../../../core/money.ts";
import { customerNumbersOf } from "../../../customers/people.queries.ts";
import { searchPeople } from "../../../customers/people.ts";
import { countDebtors, type DebtorsQuery, listDebtors, sumDebts } from "../../../debts/debts.queries.ts";
import type { Form } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { whoIs } from "../../ui/person.ts";
import type { Content } from "../../ui/screen.ts";
import { done, present, send } from "../../ui/show.ts";
import { lines } from "../../ui/text.ts";
import { keyOf, repaying, showDebtor } from "./debtor.ts";
import { lateDays, maxLate, renderOwing } from "./owing-card.ts";

const pageSize = 8;
const maxWordsLength = 40;

/** /owing: everybody who owes, or only those who have owed for longer. */
export async function showOwing(ctx: SellerContext, offset = 0, isLate = false): Promise<void> {
  await present(ctx, await drawOwing(ctx, {}, offset, isLate), null);
}

/** Those who owe and whom some words mean: one is shown at once. */
export async function findOwing(ctx: SellerContext, words: string): Promise<void> {
  const text = words.slice(0, maxWordsLength);
  const ids = await owingCalled(ctx, text);
  if (ids.length === 0) return done(send(ctx, { html: ctx.say.html("debts-none-called", { text }) }));
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return showDebtor(ctx, only);
  await send(ctx, await drawOwing(ctx, { ids }, 0, false));
}

/** "paid Bola 1000": the payment is taken by a tap that says it again. */
export async function takePaid(ctx: SellerContext, words: string, earlier: Form | null): Promise<void> {
  const { say } = ctx;
  const paid = readPaid(words);
  if (!paid) return done(send(ctx, { html: say.html("paid-how") }));
  const text = paid.who.slice(0, maxWordsLength);
  const ids = await owingCalled(ctx, text);
  const [only] = ids;
  if (only === undefined) return done(send(ctx, { html: say.html("debts-none-called", { text }) }));
  if (ids.length > 1) {
    const list = await drawOwing(ctx, { ids }, 0, false);
    const html = lines(say.html("paid-whom", { text }), ids.length > pageSize && say.html("customers-more"));
    return done(send(ctx, { ...list, html }));
  }
  await repaying.open(ctx, { ...keyOf(ctx, only), ...(await payable(ctx, only, paid.kobo)) }, earlier);
}

/** An amount above the debt is asked for again. */
async function payable({ shop, seller }: SellerContext, personId: string, kobo: Kobo): Promise<{ kobo?: Kobo }> {
  const { id: accountId, mode } = seller.account;
  const { owedKobo } = await sumDebts(shop.store.db, { accountId, mode, ids: [personId] });
  return kobo <= owedKobo ? { kobo } : {};
}

/** All of those who owe and whom a text may mean. */
async function owingCalled({ shop, seller }: SellerContext, text: string): Promise<string[]> {
  const { id: accountId, mode } = seller.account;
  const ids = await searchPeople(shop.store.db, accountId, text);
  if (ids.length === 0) return [];
  const found = await listDebtors(shop.store.db, { accountId, mode, ids }, { offset: 0, limit: ids.length });
  return found.map(({ person_id }) => person_id);
}

async function drawOwing(
  { shop, say, seller }: SellerContext,
  narrowed: Pick<DebtorsQuery, "ids">,
  offset: number,
  isLate: boolean,
): Promise<Content> {
  const { db } = shop.store;
  const { id: accountId, mode } = seller.account;
  const today = shop.times.startOfDay(shop.clock.now());
  const daysSince = (at: number | null) =>
    at === null ? 0 : Math.max(0, Math.round((today - shop.times.startOfDay(at)) / dayMs));
  const all = { accountId, mode, ...narrowed };
  // Whatever is owed since the day before that one.
  const late = { ...all, before: today - lateDays * dayMs - 1 };
  const query = isLate ? late : all;
  const sums = await sumDebts(db, query);
  const found = await listDebtors(db, query, { offset, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const people = shown.map(({ person_id }) => person_id);
  const numbers = Map.groupBy(await customerNumbersOf(db, people), ({ person_id }) => person_id);
  const rows = shown.map(({ person_id: personId, name, owed_kobo: owedKobo, oldest_at }) => {
    const own = numbers.get(personId);
    const who = name ?? (own ? whoIs(null, own) : say.plain("debtor-nameless"));
    return { personId, who, owedKobo, days: daysSince(oldest_at) };
  });
  return renderOwing({
    ...{ say, rows, isLate, offset, size: pageSize },
    sums: { ...sums, days: daysSince(sums.oldestAt) },
    isFound: narrowed.ids !== undefined,
    lateCount: isLate || narrowed.ids ? 0 : await countDebtors(db, late, maxLate + 1),
    hasMore: found.length > pageSize,
  });
}

/** Who has paid how much, in either order: "Bola 1000", "₦1,000 Mama Tunde"; null: one of the two is missing. */
function readPaid(words: string): { who: string; kobo: Kobo } | null {
  const parts = words.trim().split(/\s+/);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return null;
  const atEnd = parseTypedNaira(last);
  const kobo = atEnd ?? parseTypedNaira(first);
  if (kobo === null || kobo <= 0) return null;
  return { who: (atEnd === null ? parts.slice(1) : parts.slice(0, -1)).join(" "), kobo };
}

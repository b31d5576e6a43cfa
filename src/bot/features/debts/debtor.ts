import { formatNaira, formatNairaShort, type Kobo, noKobo, parseTypedNaira, toKobo } from "../../../core/money.ts";
import { customerNumbersOf, findPerson } from "../../../customers/people.queries.ts";
import {
  countOpen,
  type Debtor,
  type DebtorKey,
  findDebtor,
  lastPayment,
  type OpenSale,
  openSales,
} from "../../../debts/debts.queries.ts";
import { type Covered, coverDebt, recordPromise } from "../../../debts/debts.ts";
import { priceOf } from "../../../sales/price-of.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import { debtButtons } from "../../callbacks/debts.ts";
import { closeForm, createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { nameProduct, nameService, soldAt } from "../../ui/format.ts";
import { cancelButton, menuButton } from "../../ui/menu-card.ts";
import { whoIs } from "../../ui/person.ts";
import { type Button, button, buttonRow, type Content, inRows } from "../../ui/screen.ts";
import { present, replace } from "../../ui/show.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

const salesShown = 8;
/** How many days from today a promise may be for. */
const promiseDays = [1, 3, 7, 14, 30] as const;

/** Whose debts: in the mode that the seller works in. */
export function keyOf({ seller }: Pick<SellerContext, "seller">, personId: string): DebtorKey {
  return { accountId: seller.account.id, mode: seller.account.mode, personId };
}

/** What somebody who owes is called: by name, by number, or not at all who was forgotten. */
export async function whoOwes({ shop, say, seller }: SellerContext, personId: string): Promise<string> {
  const person = await findPerson(shop.store.db, personId);
  if (person?.account_id !== seller.account.id) return say.plain("debtor-nameless");
  return person.name ?? whoIs(null, await customerNumbersOf(shop.store.db, [personId]));
}

/** One who owes: sale by sale, and what can be done. */
export async function showDebtor(ctx: SellerContext, personId: string): Promise<void> {
  await present(ctx, await drawDebtor(ctx, personId), null);
}

/** A debtor: the open sales, the oldest first, the last payment, and the actions. */
async function drawDebtor(ctx: SellerContext, personId: string): Promise<Content> {
  const { shop, say } = ctx;
  const { times } = shop;
  const { db } = shop.store;
  const key = keyOf(ctx, personId);
  const who = await whoOwes(ctx, personId);
  const isCustomer = (await findPerson(db, personId)) !== undefined;
  const ways = [
    buttonRow(
      isCustomer && button(say, "button-customer", customerButtons.show({ person: personId })),
      button(say, "button-all-debts", debtButtons.list()),
    ),
    [menuButton(say)],
  ];
  const last = await lastPayment(db, key);
  const paid =
    last && say.html("debtor-last-paid", { amount: formatNaira(toKobo(-last.owed_kobo)), day: times.date(last.at) });
  const debtor = await findDebtor(db, key);
  if (!debtor || debtor.owed_kobo === 0) {
    return { html: lines(say.html("debtor-nothing", { who }), paid), buttons: ways };
  }
  const sales = await openSales(db, key, salesShown);
  const more = (await countOpen(db, key)) - sales.length;
  return {
    html: paragraphs(
      debtor.mode === "sandbox" && say.html("card-sandbox"),
      say.html("debtor-title", { who, owed: formatNaira(debtor.owed_kobo) }),
      lines(...sales.map((sale) => saleLine(ctx, sale)), more > 0 && say.html("debtor-more", { count: more })),
      lines(
        paid,
        debtor.promised_for !== null && say.html("debtor-promised", { day: times.date(debtor.promised_for) }),
      ),
    ),
    buttons: [...actions(say, debtor), ...ways],
  };
}

/** "Paid all" on the card of one who owes, as it stood there, or "Write off", after the question. */
export async function coverAll(
  ctx: SellerContext,
  how: "paid" | "forgiven",
  { version, person }: { version: number; person: string },
): Promise<void> {
  const { shop, seller } = ctx;
  const key = keyOf(ctx, person);
  const done = await ctx.work.commit((trx) => coverDebt(trx, stampNow(shop), seller, { key, how, version }));
  await replace(ctx, await drawDebtor(ctx, person), tell(ctx, done, how));
}

/** The result, as the text beside a tap. */
function tell({ say }: SellerContext, done: Covered, how: "paid" | "forgiven"): string {
  if (done.kind !== "done") return say.plain("debtor-changed");
  const amount = formatNaira(done.kobo);
  if (how === "forgiven") return say.plain("debtor-forgiven", { amount });
  const { owed_kobo } = done.debtor;
  if (owed_kobo === 0) return say.plain("debtor-paid-up", { amount });
  return say.plain("debtor-paid-now", { amount, left: formatNaira(owed_kobo) });
}

/** Asks before it writes off. */
export async function askWriteOff(ctx: SellerContext, personId: string): Promise<void> {
  const debtor = await ownDebtor(ctx, personId);
  if (!debtor) return;
  const { say } = ctx;
  const owed = formatNaira(debtor.owed_kobo);
  const data = debtButtons.gone({ version: debtor.version, person: personId });
  await replace(ctx, {
    html: say.html("debtor-ask-forgive", { who: await whoOwes(ctx, personId), owed }),
    buttons: [
      [button(say, "button-back", debtButtons.debtor({ person: personId }))],
      [button(say, ["button-forgive-sure", { owed }], data, "danger")],
    ],
  });
}

/** Asks for the day of a promise. */
export async function askPromise(ctx: SellerContext, personId: string): Promise<void> {
  if (!(await ownDebtor(ctx, personId))) return;
  const { say } = ctx;
  const choices = promiseDays.map((days) =>
    button(say, ["button-promise-days", { days }], debtButtons.day({ days, person: personId })),
  );
  const none = button(say, "button-no-promise", debtButtons.day({ days: 0, person: personId }));
  const back = button(say, "button-back", debtButtons.debtor({ person: personId }));
  const html = say.html("debtor-ask-promise", { who: await whoOwes(ctx, personId) });
  await replace(ctx, { html, buttons: [...inRows([...choices, none]), [back]] });
}

/** So many days from today; 0: no day. */
export async function keepPromise(ctx: SellerContext, days: number, personId: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const { calendar, clock } = shop;
  const isDay = promiseDays.some((known) => known === days);
  const day = isDay ? calendar.startOf(calendar.dayOf(clock.now()) + days) : null;
  const key = keyOf(ctx, personId);
  await ctx.work.commit((trx) => recordPromise(trx, stampNow(shop), seller, { key, day }));
  await replace(ctx, await drawDebtor(ctx, personId), say.plain("debtor-promise-kept"));
}

/** Who owes something; where nobody does any more the card says so. */
export async function ownDebtor(ctx: SellerContext, personId: string): Promise<Debtor | null> {
  const debtor = await findDebtor(ctx.shop.store.db, keyOf(ctx, personId));
  if (debtor && debtor.owed_kobo > 0) return debtor;
  await replace(ctx, await drawDebtor(ctx, personId), ctx.say.plain("debtor-changed"));
  return null;
}

type RepayForm = FormOf<"repay">;

export const repaying = createDialogController<RepayForm, SellerContext>("repay", {
  isApart: true,
  async draw(ctx, { answers, step, revision }, data) {
    const { say } = ctx;
    const who = await whoOwes(ctx, answers.personId);
    const owed = formatNaira(await owedOf(ctx, answers));
    if (step !== "sure") return { html: say.html("debtor-ask-part", { who, owed }) };
    const amount = formatNaira(answers.kobo ?? noKobo);
    const sure = button(say, ["button-sure-paid", { amount }], data(0), "primary");
    const cancel = cancelButton(say, revision);
    return { html: say.html("debtor-ask-sure", { who, amount, owed }), buttons: [[sure], [cancel]] };
  },
  async readText(ctx, { answers, step }, text) {
    const { say } = ctx;
    if (step !== "kobo") return null;
    const kobo = parseTypedNaira(text);
    if (kobo === null || kobo <= 0) return { problem: { html: say.html("debtor-bad-amount") } };
    const owed = await owedOf(ctx, answers);
    if (kobo <= owed) return { answer: { kobo } };
    return { problem: { html: say.html("debtor-too-much", { owed: formatNaira(owed) }) } };
  },
  readTap: (_ctx, { step }, place) => (step === "sure" && place === 0 ? { answer: { isSure: true } } : null),
  end: takePayment,
});

async function owedOf({ shop }: SellerContext, key: DebtorKey): Promise<Kobo> {
  return (await findDebtor(shop.store.db, key))?.owed_kobo ?? noKobo;
}

/** "Part" on the card of one who owes. */
export async function askPart(ctx: SellerContext, personId: string, earlier: Form | null): Promise<void> {
  const debtor = await ownDebtor(ctx, personId);
  if (debtor) await repaying.open(ctx, keyOf(ctx, personId), earlier);
}

async function takePayment(ctx: SellerContext, form: RepayForm): Promise<void> {
  const { shop, say, seller } = ctx;
  const { accountId, mode, personId, kobo } = form.answers;
  const key = { accountId, mode, personId };
  const isOwn = accountId === seller.account.id;
  const done = await endForm(ctx, async (trx): Promise<Covered> => {
    if (!isOwn || kobo === undefined) return { kind: "nothing" };
    return coverDebt(trx, stampNow(shop), seller, { key, how: "paid", kobo });
  });
  const who = await whoOwes(ctx, personId);
  const card = await drawDebtor(ctx, personId);
  const html =
    done.kind === "done"
      ? say.html("debtor-paid-line", { amount: formatNaira(done.kobo), who })
      : done.kind === "too_much"
        ? say.html("debtor-too-much", { owed: formatNaira(done.owedKobo) })
        : say.html("debtor-nothing", { who });
  await closeForm(ctx, form, { ...card, html: paragraphs(html, card.html) });
}

function saleLine({ say, shop }: SellerContext, { sale, leftKobo }: OpenSale): Html {
  const price = priceOf(sale);
  return say.html("debtor-sale", {
    day: shop.times.date(soldAt(sale)),
    icon: nameService(say, sale.service_type).icon,
    what: nameProduct(sale.provider_name, sale.product_name, " "),
    price: formatNaira(price),
    left: leftKobo < price ? formatNaira(leftKobo) : "none",
  });
}

/** What is tapped holds for what the card shows: the version tells an older card. */
function actions(say: Say, { person_id: id, owed_kobo, version }: Debtor): Button[][] {
  const owed = formatNairaShort(owed_kobo);
  return [
    [
      button(say, ["button-paid-all", { owed }], debtButtons.all({ version, person: id }), "primary"),
      button(say, "button-payment-part", debtButtons.part({ person: id })),
    ],
    [
      button(say, "button-remind", debtButtons.remind({ person: id })),
      button(say, "button-promise", debtButtons.promise({ person: id })),
    ],
    [button(say, "button-write-off", debtButtons.forgive({ person: id }))],
  ];
}

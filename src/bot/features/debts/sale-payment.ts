import { formatNaira, type Kobo, noKobo, parseTypedNaira, subtractKobo, toKobo } from "../../../core/money.ts";
import { readName } from "../../../customers/names.ts";
import { findCustomerNumber } from "../../../customers/people.queries.ts";
import { ensurePerson, nameNumber } from "../../../customers/people.ts";
import { namedAs } from "../../../customers/person-names.queries.ts";
import type { Db } from "../../../db/database.ts";
import { findDebtor, findSalePayment } from "../../../debts/debts.queries.ts";
import { paySale } from "../../../debts/debts.ts";
import { giveBack } from "../../../debts/debts-of-sales.ts";
import { isFailureMessage } from "../../../outbox/notices.queries.ts";
import { priceOf } from "../../../sales/price-of.ts";
import { findPurchase, type Purchase } from "../../../sales/purchases.queries.ts";
import { numberKindOf } from "../../../services/services.ts";
import { debtButtons } from "../../callbacks/debts.ts";
import { closeForm, createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { drawWhose, isCalledSo, readWhose } from "../../dialogs/whose.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { formatBeneficiary } from "../../ui/format.ts";
import { cancelButton, menuButton } from "../../ui/menu-card.ts";
import { ownSale, redrawSale } from "../../ui/own-sale.ts";
import { button, buttonRow, type Content } from "../../ui/screen.ts";
import { answer, tappedMessageId } from "../../ui/show.ts";
import { whoOwes } from "./debtor.ts";

type OweForm = FormOf<"owe">;

/** The place of "just the number" below the question for a name. */
const numberAlone = 0;

export const owing = createDialogController<OweForm, SellerContext>("owe", {
  isApart: true,
  draw: drawQuestion,
  async readText(ctx, form, text) {
    if (form.step === "paid") return readPart(ctx, form, text);
    const name = readName(text);
    if (name === null) return { problem: { html: ctx.say.html("name-bad") } };
    return { answer: { name, isShared: ctx.seller.seat === null && (await isCalledSo(ctx, name)) } };
  },
  async readTap(ctx, { step, answers }, place) {
    if (step === "whose") return readWhose(ctx, answers.name ?? "", place);
    return step === "name" && place === numberAlone ? { answer: { name: null } } : null;
  },
  end: keepOwed,
});

/** "Paid" on a sale's card. */
export async function markPaid(ctx: SellerContext, purchaseId: string): Promise<void> {
  const sale = await soldSale(ctx, purchaseId);
  if (!sale) return;
  const { shop, seller, say } = ctx;
  const paid = { purchaseId, personId: null, owedKobo: noKobo };
  await ctx.work.commit((trx) => paySale(trx, stampNow(shop), seller, paid));
  await redrawSale(ctx, sale, say.plain("payment-is-paid"));
}

/** "Owes" or "Part" on a sale's card: what is not known is asked. */
export async function markOwed(ctx: SellerContext, purchaseId: string, isPart: boolean, earlier: Form | null) {
  const sale = await soldSale(ctx, purchaseId);
  if (!sale) return;
  const isKnown = await isDebtorKnown(ctx, sale);
  const start = { accountId: sale.account_id, purchaseId, isPart, isKnown };
  if (isPart || !isKnown) return owing.open(ctx, start, earlier);
  const personId = await ctx.work.commit((trx) => keep(ctx, trx, sale, { ...start, name: null }));
  await redrawSale(ctx, sale, await owedNow(ctx, personId));
}

/** "Gave it back" on the card of a sale that was taken back. */
export async function markGivenBack(ctx: SellerContext, sale: Purchase): Promise<void> {
  const { shop, say, seller } = ctx;
  const given = await ctx.work.commit((trx) => giveBack(trx, stampNow(shop), seller, sale.id));
  if (!given) return answer(ctx, say.plain("payment-nothing-back"), true);
  // The message that says that it failed is edited with the card, and stays what it is.
  const isOnFailure = await isFailureMessage(shop.store.db, sale.id, tappedMessageId(ctx));
  return isOnFailure ? answer(ctx) : redrawSale(ctx, sale);
}

/** A sale of this seller that can be on credit; if it cannot, the seller who tapped learns why. */
async function soldSale(ctx: SellerContext, purchaseId: string): Promise<Purchase | null> {
  const sale = await ownSale(ctx, purchaseId);
  if (sale?.state === "succeeded") return sale;
  await answer(ctx, ctx.say.plain(sale ? "payment-not-sold" : "tap-not-yours"), true);
  return null;
}

/** Whether it is known who owes a sale: a customer with a name, or one who owes already under just the number. */
async function isDebtorKnown({ shop, seller }: SellerContext, sale: Purchase): Promise<boolean> {
  const { db } = shop.store;
  if ((await findSalePayment(db, sale.id))?.person_id) return true;
  if ((await namedAs(db, sale.account_id, sale.beneficiary)) !== null) return true;
  const customerNumber = await findCustomerNumber(db, sale.account_id, sale.beneficiary);
  const key = customerNumber && { accountId: seller.account.id, mode: sale.mode, personId: customerNumber.person_id };
  return key !== undefined && ((await findDebtor(db, key))?.owed_kobo ?? 0) > 0;
}

async function drawQuestion(ctx: SellerContext, form: OweForm, data: (place: number) => string): Promise<Content> {
  const { say, shop } = ctx;
  const { answers, step, revision } = form;
  const sale = await findPurchase(shop.store.db, answers.purchaseId);
  const number = sale ? formatBeneficiary(sale.service_type, sale.beneficiary) : "";
  if (step === "whose") return drawWhose(ctx, { name: answers.name ?? "", beneficiary: number, revision }, data);
  if (step === "name") {
    const alone = button(say, "button-just-number", data(numberAlone));
    const cancel = cancelButton(say, revision);
    return { html: say.html("payment-ask-name", { number }), buttons: [[alone], [cancel]] };
  }
  const name = sale && (await namedAs(shop.store.db, sale.account_id, sale.beneficiary));
  return { html: say.html("payment-ask-part", { price: sale ? formatNaira(priceOf(sale)) : "", who: name ?? number }) };
}

async function readPart({ shop, say }: SellerContext, { answers }: OweForm, text: string) {
  const sale = await findPurchase(shop.store.db, answers.purchaseId);
  const price = sale ? priceOf(sale) : 0;
  const kobo = parseTypedNaira(text);
  if (kobo !== null && kobo > 0 && kobo < price) return { answer: { paidKobo: kobo } };
  return { problem: { html: say.html("payment-bad-part", { price: formatNaira(toKobo(price)) }) } };
}

async function keepOwed(ctx: SellerContext, form: OweForm): Promise<void> {
  const { say } = ctx;
  const sale = await ownSale(ctx, form.answers.purchaseId);
  const personId = await endForm(ctx, async (trx) => (sale ? keep(ctx, trx, sale, form.answers) : null));
  const owed = await owedBy(ctx, personId);
  const html =
    personId === null || owed === null
      ? say.html("payment-not-sold")
      : say.html("payment-kept", { who: await whoOwes(ctx, personId), owed: formatNaira(owed) });
  const debtor = personId ? button(say, "button-debts", debtButtons.debtor({ person: personId })) : null;
  await closeForm(ctx, form, { html, buttons: [buttonRow(debtor, menuButton(say))] });
}

/** Writes down who owes, and what; returns who that is. Null: the sale is none any more, or the number another's. */
async function keep(ctx: SellerContext, trx: Db, sale: Purchase, answers: OweForm["answers"]): Promise<string | null> {
  const { shop, seller } = ctx;
  const stamp = stampNow(shop);
  const { name = null, whose = null, paidKobo } = answers;
  const number = { number: sale.beneficiary, kind: numberKindOf(sale.service_type) };
  const personId =
    name === null
      ? await ensurePerson(trx, stamp, sale.account_id, number)
      : await nameNumber(trx, stamp, seller, { ...number, name, whose });
  if (personId === null) return null;
  const owed = paidKobo === undefined ? {} : { owedKobo: subtractKobo(priceOf(sale), paidKobo) };
  const done = await paySale(trx, stamp, seller, { purchaseId: sale.id, personId, ...owed });
  return done.kind === "not_sold" ? null : (done.salePayment.person_id ?? personId);
}

async function owedBy({ shop, seller }: SellerContext, personId: string | null): Promise<Kobo | null> {
  if (personId === null) return null;
  const { id: accountId, mode } = seller.account;
  return (await findDebtor(shop.store.db, { accountId, mode, personId }))?.owed_kobo ?? null;
}

async function owedNow(ctx: SellerContext, personId: string | null): Promise<string> {
  const owed = await owedBy(ctx, personId);
  if (personId === null || owed === null) return ctx.say.plain("payment-not-sold");
  return ctx.say.plain("payment-owed-now", { who: await whoOwes(ctx, personId), owed: formatNaira(owed) });
}

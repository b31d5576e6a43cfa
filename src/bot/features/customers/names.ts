import { enqueueNamed, readName } from "../../../customers/names.ts";
import { findPerson, type Person } from "../../../customers/people.queries.ts";
import { declineSaving, nameNumber, rename } from "../../../customers/people.ts";
import { namedAs } from "../../../customers/person-names.queries.ts";
import type { Db } from "../../../db/database.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { numberKindOf } from "../../../services/services.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import { closeForm, createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { drawWhose, isCalledSo, readWhose } from "../../dialogs/whose.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { formatNumber } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { redrawSale } from "../../ui/own-sale.ts";
import { whoIs } from "../../ui/person.ts";
import { button, type Content } from "../../ui/screen.ts";
import { done, send } from "../../ui/show.ts";
import { ownPerson, whoNow } from "./customers.ts";

type NameForm = FormOf<"name">;

/** Asks on a message of its own: what was tapped is a sale's card, or a picture. */
export const naming = createDialogController<NameForm, SellerContext>("name", {
  isApart: true,
  draw: drawQuestion,
  async readText(ctx, { answers }, text) {
    const name = readName(text);
    if (name === null) return { problem: { html: ctx.say.html("name-bad") } };
    return { answer: { name, isShared: await isShared(ctx, answers, name) } };
  },
  async readTap(ctx, { step, answers }, place) {
    return step === "whose" ? readWhose(ctx, answers.name ?? "", place) : null;
  },
  end: keepName,
});

/** "Name" on a sale's card. */
export async function askNameForSale(ctx: SellerContext, sale: Purchase, _: unknown, earlier: Form | null) {
  const number = { kind: numberKindOf(sale.service_type), number: sale.beneficiary };
  await naming.open(ctx, { accountId: sale.account_id, number, purchaseId: sale.id, personId: null }, earlier);
}

/** "Rename" on a customer's card. */
export async function askNameOfCustomer(ctx: SellerContext, person: Person, _: unknown, earlier: Form | null) {
  const { id: personId, account_id: accountId } = person;
  await naming.open(ctx, { accountId, number: null, purchaseId: null, personId }, earlier);
}

/** No to "Save as?" on a sale's card: it is not asked again. */
export async function declineName(ctx: SellerContext, purchase: Purchase): Promise<void> {
  await ctx.work.commit((trx) => declineSaving(trx, stampNow(ctx.shop), purchase));
  await redrawSale(ctx, purchase);
}

async function drawQuestion(ctx: SellerContext, form: NameForm, data: (place: number) => string): Promise<Content> {
  const { say } = ctx;
  const { number, personId, name = "" } = form.answers;
  const beneficiary = number ? formatNumber(number.kind, number.number) : await whoNow(ctx, personId ?? "");
  if (form.step !== "whose") {
    return { html: number ? say.html("name-ask", { beneficiary }) : say.html("name-ask-again", { who: beneficiary }) };
  }
  return drawWhose(ctx, { name, beneficiary, revision: form.revision }, data);
}

/** Whether a number that is nobody's yet may be that of a customer who is called so already. Owners know them. */
async function isShared(ctx: SellerContext, { number }: NameForm["answers"], name: string): Promise<boolean> {
  const { seller, shop } = ctx;
  if (!number || seller.seat !== null) return false;
  if ((await namedAs(shop.store.db, seller.account.id, number.number)) !== null) return false;
  return isCalledSo(ctx, name);
}

/** The name that was typed. The sale's card shows it at once, every other card when it is drawn next. */
async function keepName(ctx: SellerContext, form: NameForm): Promise<void> {
  const { say, shop } = ctx;
  const { answers } = form;
  const isOwn = answers.accountId === ctx.seller.account.id;
  const id = await endForm(ctx, async (trx) => {
    const saved = isOwn ? await keep(ctx, trx, answers) : null;
    if (saved !== null && answers.purchaseId !== null) await enqueueNamed(trx, stampNow(shop), answers.purchaseId);
    return saved;
  });
  if (id === null) return done(send(ctx, { html: say.html("customer-gone") }));
  const buttons = [[button(say, "button-customer", customerButtons.show({ person: id })), menuButton(say)]];
  await closeForm(ctx, form, { html: say.html("name-saved", { who: await savedAs(ctx, id, answers) }), buttons });
}

/** Who is called so, or has the number, from now on; null where nobody can. */
async function keep(ctx: SellerContext, trx: Db, answers: NameForm["answers"]): Promise<string | null> {
  const { seller } = ctx;
  const { number, name = "", whose = null } = answers;
  const stamp = stampNow(ctx.shop);
  if (number) return nameNumber(trx, stamp, seller, { ...number, name, whose });
  const { personId } = answers;
  if (personId === null || (await findPerson(trx, personId))?.account_id !== seller.account.id) return null;
  await rename(trx, stamp, seller, { id: personId, name });
  return personId;
}

async function savedAs(ctx: SellerContext, personId: string, { number }: NameForm["answers"]): Promise<string> {
  const person = await ownPerson(ctx, personId);
  return number ? whoIs(person?.name ?? null, [number]) : whoNow(ctx, personId);
}

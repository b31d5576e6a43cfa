import { parseTypedNaira } from "../../../core/money.ts";
import { findPerson, type Person } from "../../../customers/people.queries.ts";
import { limitCredit } from "../../../customers/people.ts";
import { closeForm, createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { cancelButton } from "../../ui/menu-card.ts";
import { button } from "../../ui/screen.ts";
import { drawPerson, whoNow } from "./customers.ts";

type CreditForm = FormOf<"credit">;

/** Asks how much a customer may owe at most: an amount, or a tap for no limit. */
export const limiting = createDialogController<CreditForm, SellerContext>("credit", {
  isApart: true,
  async draw(ctx, { answers, revision }, data) {
    const { say } = ctx;
    return {
      html: say.html("owe-limit-ask", { who: await whoNow(ctx, answers.personId) }),
      buttons: [[button(say, "limit-none", data(0)), cancelButton(say, revision)]],
      placeholder: say.plain("sell-placeholder-amount"),
    };
  },
  readTap: (_ctx, _form, place) => (place === 0 ? { answer: { kobo: null } } : null),
  readText({ say }, _form, text) {
    const kobo = parseTypedNaira(text);
    return kobo === null ? { problem: { html: say.html("debtor-bad-amount") } } : { answer: { kobo } };
  },
  end: keepLimit,
});

/** "Credit limit" on a customer's card. */
export async function askCreditLimit(ctx: SellerContext, person: Person, _: unknown, earlier: Form | null) {
  await limiting.open(ctx, { personId: person.id }, earlier);
}

async function keepLimit(ctx: SellerContext, form: CreditForm): Promise<void> {
  const { say, shop, seller } = ctx;
  const { personId, kobo = null } = form.answers;
  const person = await endForm(ctx, async (trx) => {
    if ((await findPerson(trx, personId))?.account_id !== seller.account.id) return undefined;
    await limitCredit(trx, stampNow(shop), seller, { id: personId, kobo });
    return findPerson(trx, personId);
  });
  await closeForm(ctx, form, person ? await drawPerson(ctx, person) : { html: say.html("customer-gone") });
}

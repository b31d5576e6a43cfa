import { readPhone } from "../../../core/phone.ts";
import type { Person } from "../../../customers/people.queries.ts";
import { addNumber, maxNumbers } from "../../../customers/people.ts";
import { closeForm, createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { readDeviceNumber } from "../../dialogs/read-answer.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { formatNumber } from "../../ui/format.ts";
import { cancelButton } from "../../ui/menu-card.ts";
import type { Content } from "../../ui/screen.ts";
import { drawPerson, ownPerson, whoNow } from "./customers.ts";
import { addedKinds, renderKinds } from "./person-card.ts";

type NumberForm = FormOf<"number">;

/** Asks for one more number of a customer: what it is of, and which. */
export const numbering = createDialogController<NumberForm, SellerContext>("number", {
  isApart: true,
  async draw(ctx, { answers: { kind, personId }, revision }, data) {
    if (kind) return { html: ctx.say.html(`customer-add-${kind}`) };
    const { html, buttons = [] } = renderKinds(ctx.say, await whoNow(ctx, personId), data);
    return { html, buttons: [...buttons, [cancelButton(ctx.say, revision)]] };
  },
  readTap(_ctx, { step }, place) {
    const kind = step === "kind" ? addedKinds[place] : undefined;
    return kind ? { answer: { kind } } : null;
  },
  readText({ say }, { answers: { kind = "phone" } }, text) {
    const number = kind === "phone" ? readPhone(text) : readDeviceNumber(text);
    return number === null ? { problem: { html: say.html(`sell-bad-${kind}`, { text }) } } : { answer: { number } };
  },
  end: keepNumber,
});

/** "Add a number" on a customer's card. */
export async function askNumber(ctx: SellerContext, person: Person, _: unknown, earlier: Form | null): Promise<void> {
  await numbering.open(ctx, { accountId: person.account_id, personId: person.id }, earlier);
}

/** The number that was typed: the customer's card shows it. */
async function keepNumber(ctx: SellerContext, form: NumberForm): Promise<void> {
  const { say, shop, seller } = ctx;
  const { personId, kind = "phone", number = "" } = form.answers;
  const person = await ownPerson(ctx, personId);
  const added = await endForm(ctx, async (trx) =>
    person ? addNumber(trx, stampNow(shop), seller, personId, { kind, number }) : null,
  );
  await closeForm(ctx, form, await drawAdded());

  async function drawAdded(): Promise<Content> {
    if (!person || !added) return { html: say.html("customer-gone") };
    if (added.kind === "full") {
      return { html: say.html("customer-full", { who: await whoNow(ctx, personId), most: maxNumbers }) };
    }
    if (added.kind !== "taken") return drawPerson(ctx, person);
    const who = await whoNow(ctx, added.by.id);
    return { html: say.html("customer-taken", { number: formatNumber(kind, number), who }) };
  }
}

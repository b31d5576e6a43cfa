import { readPhone } from "../../../core/phone.ts";
import type { Person } from "../../../customers/people.queries.ts";
import { addNumber, maxNumbers } from "../../../customers/people.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { readDeviceNumber } from "../../dialogs/read-answer.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { formatNumber } from "../../ui/format.ts";
import { cancelButton } from "../../ui/menu-card.ts";
import { remove, send } from "../../ui/show.ts";
import type { Html } from "../../ui/text.ts";
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
async function keepNumber(ctx: SellerContext, { answers, cardMessageId }: NumberForm): Promise<void> {
  const { say, shop, seller } = ctx;
  const { personId, kind = "phone", number = "" } = answers;
  const person = await ownPerson(ctx, personId);
  const added = await endForm(ctx, async (trx) =>
    person ? addNumber(trx, stampNow(shop), seller, personId, { kind, number }) : null,
  );
  let problem: Html | null = null;
  if (!person || !added) problem = say.html("customer-gone");
  else if (added.kind === "full") {
    problem = say.html("customer-full", { who: await whoNow(ctx, personId), most: maxNumbers });
  } else if (added.kind === "taken") {
    problem = say.html("customer-taken", { number: formatNumber(kind, number), who: await whoNow(ctx, added.by.id) });
  }
  await Promise.all([
    problem === null && person ? send(ctx, await drawPerson(ctx, person)) : problem && send(ctx, { html: problem }),
    cardMessageId !== null && remove(ctx, cardMessageId),
  ]);
}

import type { Contact } from "grammy/types";
import { readPhone } from "../../../core/phone.ts";
import { readName } from "../../../customers/names.ts";
import { findCustomerNumber } from "../../../customers/people.queries.ts";
import { nameUnnamed } from "../../../customers/people.ts";
import { namedAs } from "../../../customers/person-names.queries.ts";
import { numberKindOf } from "../../../services/services.ts";
import { lets } from "../../callbacks/access.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import type { Form } from "../../dialogs/forms.ts";
import { type SellerContext, type ShopContext, stampNow } from "../../shop.ts";
import { done, send } from "../../ui/show.ts";
import { onPerson, showCustomer } from "./customers.ts";
import { naming } from "./names.ts";

/** A contact of the phone's own book, shared where nothing is asked: a customer who is known, or one to save. */
export async function takeContact(ctx: SellerContext, contact: Contact, earlier: Form | null): Promise<void> {
  const { say, shop, seller } = ctx;
  const number = readPhone(contact.phone_number);
  if (number === null) {
    return done(send(ctx, { html: say.html("contact-foreign", { number: contact.phone_number }) }));
  }
  const accountId = seller.account.id;
  const known = await findCustomerNumber(shop.store.db, accountId, number);
  const isNamed = known && (await namedAs(shop.store.db, accountId, number)) !== null;
  if (isNamed) return onPerson(showCustomer)(ctx, { person: known.person_id }, null);
  const start = { accountId, number: { kind: "phone" as const, number }, purchaseId: null, personId: null };
  await naming.open(ctx, start, earlier, { typed: nameOn(contact) ?? "" });
}

/** The answer that a shared contact gives to a question for a number or a name; undefined: none. */
export function answerOf(form: Form, contact: Contact): string | undefined {
  if (form.kind === "name" || (form.kind === "owe" && form.step === "name")) return nameOn(contact) ?? undefined;
  const asksForPhone =
    form.kind === "search" ||
    (form.kind === "number" && form.answers.kind === "phone") ||
    (form.kind === "sms" && form.step === "number") ||
    (form.kind === "sell" && form.step === "beneficiary" && numberKindOf(form.answers.serviceType) === "phone");
  return asksForPhone ? contact.phone_number : undefined;
}

/** Writes the name of a contact down whose number is sold to, where the number has none yet. */
export async function keepContact(ctx: ShopContext, contact: Contact): Promise<void> {
  const { shop, seller } = ctx;
  const number = readPhone(contact.phone_number);
  const name = nameOn(contact);
  if (!seller || number === null || name === null) return;
  if (seller.seat && !lets(customerButtons.name.access, seller.seat)) return;
  const stamp = stampNow(shop);
  ctx.work.later((trx) => nameUnnamed(trx, stamp, seller, { kind: "phone", number, name }));
}

function nameOn({ first_name, last_name = "" }: Contact): string | null {
  return readName(`${first_name} ${last_name}`);
}

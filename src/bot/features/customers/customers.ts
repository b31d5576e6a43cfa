import { findChat } from "../../../accounts/accounts.queries.ts";
import { takeBackUnopened, unlink } from "../../../customers/chats.ts";
import { chatsOfCustomers, findCustomerChat } from "../../../customers/customer-chats.queries.ts";
import { countOpenLinks } from "../../../customers/customer-links.queries.ts";
import { customersAmong } from "../../../customers/customers.queries.ts";
import {
  customerNumbersOf,
  findCustomerNumber,
  findNumberById,
  findPerson,
  type KnownNumber,
  listPeople,
  type Person,
  salesTo,
} from "../../../customers/people.queries.ts";
import {
  type DebtEnd,
  deleteCustomer,
  removeNumber as dropNumber,
  searchPeople,
  sendAlways,
  toSoldNumber,
} from "../../../customers/people.ts";
import { allowRequests, putOffRequest } from "../../../customers/requests.ts";
import { findDebtor } from "../../../debts/debts.queries.ts";
import { listRepeats } from "../../../reminders/repeats.queries.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { viewOfRepeat } from "../../ui/own-repeat.ts";
import { ownSale } from "../../ui/own-sale.ts";
import { whoIs } from "../../ui/person.ts";
import { ownRequest, renderRequest } from "../../ui/request-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, done, present, remove, replace, send } from "../../ui/show.ts";
import {
  type PeopleList,
  type PersonView,
  renderDebtEnd,
  renderPeople,
  renderPerson,
  renderRemove,
} from "./person-card.ts";

const pageSize = 8;
const salesShown = 3;
const repeatsShown = 5;
const maxWordsLength = 40;

/** /customers: everybody with a name or a link, those served most lately first. With words behind it, whom they mean. */
export async function showCustomers(ctx: SellerContext, offset = 0): Promise<void> {
  const rows = await listPeople(ctx.shop.store.db, ctx.seller.account.id, { offset, limit: pageSize + 1 });
  await present(ctx, await drawPeople(ctx, rows, { offset, size: pageSize }), null);
}

/** Whom some words mean, by name or number. */
async function findCustomers(ctx: SellerContext, words: string): Promise<void> {
  const { db } = ctx.shop.store;
  const { id } = ctx.seller.account;
  const text = words.trim().slice(0, maxWordsLength);
  const ids = await searchPeople(db, id, text);
  const rows = ids.length === 0 ? [] : await listPeople(db, id, { ids, offset: 0, limit: pageSize + 1 });
  await present(ctx, await drawPeople(ctx, rows, { text }), null);
}

/** "Find" on the list, or the command with words behind it. */
export const customerSearch = createDialogController<FormOf<"search">, SellerContext>("search", {
  draw: ({ say }) => ({ html: say.html("customers-ask") }),
  readText: (_ctx, _form, text) => ({ answer: { words: text.slice(0, maxWordsLength) } }),
  async end(ctx, { answers, cardMessageId }) {
    ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
    await findCustomers(ctx, answers.words ?? "");
    if (cardMessageId !== null) await remove(ctx, cardMessageId);
  },
});

async function drawPeople(
  { shop, say, seller }: SellerContext,
  found: Awaited<ReturnType<typeof listPeople>>,
  from: PeopleList["from"],
): Promise<Content> {
  const people = found.slice(0, pageSize);
  const ids = people.map(({ id }) => id);
  const numbers = Map.groupBy(await customerNumbersOf(shop.store.db, ids), ({ person_id }) => person_id);
  const rows = people.map((one) => ({ ...one, customerNumbers: numbers.get(one.id) ?? [] }));
  return renderPeople(say, {
    ...{ rows, hasMore: found.length > pageSize, from },
    takesRequests: seller.account.takes_requests === 1,
  });
}

/** One customer: what they have, what was sold to them, and what can be done. */
export async function showCustomer(ctx: SellerContext, person: Person): Promise<void> {
  await present(ctx, await drawPerson(ctx, person), null);
}

/** The customer to whom a sale went, on a card of their own. */
export async function showCustomerOf(ctx: SellerContext, purchaseId: string): Promise<void> {
  const sale = await ownSale(ctx, purchaseId);
  const customerNumber = sale && (await findCustomerNumber(ctx.shop.store.db, sale.account_id, sale.beneficiary));
  const person = customerNumber && (await ownPerson(ctx, customerNumber.person_id));
  if (!person) return sayGone(ctx);
  await Promise.all([send(ctx, await drawPerson(ctx, person)), answer(ctx)]);
}

/** The things that an owner can remove from a customer. */
export async function askRemoval(ctx: SellerContext, person: Person): Promise<void> {
  await replace(ctx, renderRemove({ say: ctx.say, person, customerNumbers: await numbersIn(ctx, person.id) }));
}

export async function removeNumber(ctx: SellerContext, numberId: string): Promise<void> {
  const { shop, seller } = ctx;
  const customerNumber = await ownNumber(ctx, numberId);
  const person = customerNumber && (await ownPerson(ctx, customerNumber.person_id));
  if (!customerNumber || !person) return sayGone(ctx);
  await ctx.work.commit((trx) => dropNumber(trx, stampNow(shop), seller, customerNumber));
  await replace(ctx, await drawPerson(ctx, person));
}

/** Deletes a customer; one who owes something not before somebody has said what becomes of that. */
export async function forgetCustomer(ctx: SellerContext, person: Person, { end }: { end?: DebtEnd }): Promise<void> {
  const { shop, say, seller } = ctx;
  const who = await whoNow(ctx, person.id);
  const isGone = await ctx.work.commit((trx) => deleteCustomer(trx, stampNow(shop), seller, person, end ?? null));
  if (!isGone) return done(replace(ctx, renderDebtEnd(say, { who, personId: person.id })));
  const buttons = [[button(say, "button-customers", customerButtons.list({ offset: 0 })), menuButton(say)]];
  await replace(ctx, { html: say.html("customer-deleted", { who }), buttons });
}

/** Ends what one chat receives. The link by which it came opens no more. */
export async function unlinkChat(ctx: SellerContext, chatId: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const chat = await findCustomerChat(shop.store.db, chatId);
  const isOwn = chat?.account_id === seller.account.id;
  const customerNumber = isOwn ? await findCustomerNumber(shop.store.db, chat.account_id, chat.beneficiary) : undefined;
  const person = customerNumber && (await ownPerson(ctx, customerNumber.person_id));
  if (!chat || !person) return sayGone(ctx);
  await ctx.work.commit((trx) => unlink(trx, stampNow(shop), seller, chat));
  const owner = await findChat(shop.store.db, chat.user_id);
  const words = say.plain("unlinked", { who: owner?.first_name || say.plain("customer-someone") });
  await replace(ctx, await drawPerson(ctx, person), words);
}

/** "Always by SMS" on a customer's card, or no more. It takes one phone that is saved. */
export async function turnSms(ctx: SellerContext, person: Person): Promise<void> {
  const { shop, say } = ctx;
  if (!shop.sms) return sayGone(ctx);
  const isAlways = person.always_sms !== 1;
  if (isAlways && (await shop.sms.phoneOf(shop.store.db, person.id)) === null) {
    return answer(ctx, say.plain("sms-need-phone"), true);
  }
  await ctx.work.commit((trx) => sendAlways(trx, person.id, isAlways));
  await replace(ctx, await drawPerson(ctx, { ...person, always_sms: isAlways ? 1 : 0 }));
}

/** Takes back the links of a customer that nobody has opened. */
export async function takeBackLinks(ctx: SellerContext, person: Person): Promise<void> {
  const { shop, say, seller } = ctx;
  const { id: personId } = person;
  const linked = await linkedOf(ctx, await numbersIn(ctx, personId));
  await ctx.work.commit((trx) => takeBackUnopened(trx, stampNow(shop), seller, { personId, linked }));
  await replace(ctx, await drawPerson(ctx, person), say.plain("taken-back"));
}

/** "Not now" on a request: puts it off, and tells the customer. */
export async function putOff(ctx: SellerContext, id: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const view = await ownRequest(ctx, id);
  if (!view) return;
  const ended = await ctx.work.commit((trx) => putOffRequest(trx, stampNow(shop), seller, id));
  if (!ended) await ownRequest(ctx, id);
  else await replace(ctx, renderRequest({ ...view, request: ended }), say.plain("request-put-off"));
}

/** Whether linked customers may ask in their chats. */
export async function turnRequests(ctx: SellerContext, turn: "on" | "off"): Promise<void> {
  const { shop, seller } = ctx;
  const isAllowed = turn === "on";
  await ctx.work.commit((trx) => allowRequests(trx, stampNow(shop), seller, isAllowed));
  ctx.seller = { ...seller, account: { ...seller.account, takes_requests: isAllowed ? 1 : 0 } };
  await showCustomers(ctx);
}

export async function drawPerson(ctx: SellerContext, person: Person): Promise<Content> {
  const { shop, say, seller } = ctx;
  const { db } = shop.store;
  const customerNumbers = await numbersIn(ctx, person.id);
  const linked = (await linkedOf(ctx, customerNumbers)).map(({ id }) => id);
  const numbers = customerNumbers.map(({ number }) => number);
  const { id: accountId, mode } = seller.account;
  const repeats = await listRepeats(db, { accountId, mode, personId: person.id, limit: repeatsShown });
  const tools = { say, times: shop.times, seat: seller.seat };
  const reminders = await Promise.all(repeats.map((repeat) => viewOfRepeat(db, repeat, tools)));
  return renderPerson({
    ...{ say, times: shop.times, person, customerNumbers },
    sales: await salesTo(db, person.account_id, numbers, { mode: seller.account.mode, limit: salesShown }),
    repeats: reminders.filter((view) => view !== null),
    chats: await chatsOfCustomers(db, linked),
    alwaysSms: (await shop.sms?.mayUse(db, accountId, true)) ? person.always_sms === 1 : null,
    hasOnePhone: customerNumbers.filter(({ kind }) => kind === "phone").length === 1,
    openLinks: await countOpenLinks(db, linked, shop.clock.now()),
    owedKobo: (await findDebtor(db, { accountId: seller.account.id, mode: seller.account.mode, personId: person.id }))
      ?.owed_kobo,
  });
}

/** What a customer is called: by name, or by number. */
export async function whoNow(ctx: SellerContext, personId: string): Promise<string> {
  const person = await ownPerson(ctx, personId);
  return whoIs(person?.name ?? null, await numbersIn(ctx, personId));
}

async function numbersIn({ shop }: SellerContext, personId: string): Promise<PersonView["customerNumbers"]> {
  return (await customerNumbersOf(shop.store.db, [personId])).map(toSoldNumber);
}

function linkedOf({ shop, seller }: SellerContext, customerNumbers: PersonView["customerNumbers"]) {
  const numbers = customerNumbers.map(({ number }) => number);
  return customersAmong(shop.store.db, seller.account.id, numbers);
}

/** A customer of the seller's own account. */
export async function ownPerson({ shop, seller }: SellerContext, personId: string): Promise<Person | undefined> {
  const person = await findPerson(shop.store.db, personId);
  return person?.account_id === seller.account.id ? person : undefined;
}

/** A number of a customer of the seller's own account. */
export async function ownNumber({ shop, seller }: SellerContext, numberId: string): Promise<KnownNumber | undefined> {
  const customerNumber = await findNumberById(shop.store.db, numberId);
  return customerNumber?.account_id === seller.account.id ? customerNumber : undefined;
}

/** Handles taps with the customer whose id their button holds. */
export function onPerson<V>(
  handle: (ctx: SellerContext, person: Person, values: V, left: Form | null) => Promise<void>,
) {
  return async (ctx: SellerContext, values: V & { person: string }, left: Form | null): Promise<void> => {
    const person = await ownPerson(ctx, values.person);
    await (person ? handle(ctx, person, values, left) : sayGone(ctx));
  };
}

export function sayGone(ctx: SellerContext): Promise<void> {
  return answer(ctx, ctx.say.plain("customer-gone"), true);
}

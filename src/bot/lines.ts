import type { MessageEntity, Update } from "grammy/types";
import { prefixOfDay } from "../books/history.ts";
import { type Kobo, parseTypedNaira } from "../core/money.ts";
import { customersCalled } from "../customers/called.ts";
import { takeMonth } from "../parser/book-questions.ts";
import { customersCalled as namedBy } from "../parser/names.ts";
import { read, readAside, wordsForNames } from "../parser/read.ts";
import type { Known, LineReading, TypedSale, WordReading } from "../parser/reading.ts";
import { referenceIn } from "../parser/references.ts";
import { endsReference } from "../sales/find-sales.queries.ts";
import { hasFaceValue, numberKindOf, type ServiceType } from "../services/services.ts";
import { lets, sellers } from "./callbacks/access.ts";
import { fits } from "./callbacks/callback.ts";
import { historyButtons } from "./callbacks/history.ts";
import { type Form, isOffer } from "./dialogs/forms.ts";
import { readDeviceNumber } from "./dialogs/read-answer.ts";
import { asTrader, leaving } from "./feature.ts";
import { waysTo, waysToNumber } from "./features/customers/ways.ts";
import { showFound } from "./features/history/history.ts";
import { showAskedPrices } from "./features/selling/asked-prices.ts";
import { correctedIn } from "./features/selling/correct.ts";
import { saidIn } from "./features/selling/said.ts";
import { handleSaleInput, recordTyped, type SellForm } from "./features/selling/sell.ts";
import { askUnread, sellTyped } from "./features/selling/typed-sale.ts";
import { type SellerContext, type ShopContext, scopeOf } from "./shop.ts";
import { typedButton } from "./typed-buttons.ts";
import type { Button } from "./ui/screen.ts";
import { send } from "./ui/show.ts";

/** Handles an update with the effects of the one that is being handled. */
export type HandleAgain = (ctx: ShopContext, update: Update) => Promise<void>;

/** The meaning of a line from somebody who is logged in, with the names and providers that this shop knows. */
export async function readLine(ctx: SellerContext, text: string): Promise<LineReading> {
  const { shop, seller } = ctx;
  // Some read like a plan or a number, too: the book knows which are references.
  const reference = referenceIn(text);
  if (reference !== null && (await endsReference(shop.store.db, seller.account.id, reference)))
    return { kind: "word", word: "find", rest: reference };
  const known = await knownTo(ctx, text);
  const word = typedButton(ctx.shop.languages, text);
  // "Jade" is a name, and "Jáde" logs out: a customer who is called so is meant.
  const isButton = word !== null && namedBy(text, known).length === 0;
  return isButton ? { kind: "word", word } : read(text, known);
}

async function knownTo({ shop, seller }: SellerContext, text: string): Promise<Known> {
  const customers = await customersCalled(shop.store.db, seller.account.id, wordsForNames(text));
  return { providers: shop.productCatalogue.listed(scopeOf(shop, seller)), customers };
}

/**
 * Answers a line that asks for no sale: a price that is asked for, or words beside a number that are not understood. A
 * complaint leads to the sales to that number. A line that may be an answer (`isAnswer`) has to name somebody. False:
 * it is not about anything for sale.
 */
export async function doAside(ctx: SellerContext, text: string, isAnswer = false): Promise<boolean> {
  const { say, seller } = ctx;
  const aside = readAside(text, await knownTo(ctx, text));
  if (aside === null || (seller.seat && !lets(sellers, seller.seat))) return false;
  if (aside.kind === "prices") return showAskedPrices(ctx, aside.request);
  const searchText = aside.request.number ?? aside.request.name;
  if (isAnswer && searchText === undefined) return false;
  const head = say.html("unread-sold", { words: aside.words });
  if (aside.isComplaint && searchText !== undefined && (await showFound(ctx, searchText, { head }))) return true;
  const isShort = searchText !== undefined && fits(historyButtons.find({ text: searchText }));
  await leaving(ctx, () => askUnread(ctx, aside, isShort ? searchText : undefined));
  return true;
}

/** Does what a line means. False: it means nothing, or so little that it may be a search. */
export async function doLine(ctx: SellerContext, reading: LineReading, handleAgain: HandleAgain): Promise<boolean> {
  if (reading.kind === "nothing") return false;
  if (reading.kind === "sale") {
    await leaving(ctx, () => asTrader(ctx, (ctx) => sellTyped(ctx, reading.request)));
    return true;
  }
  const command = commandOf(asSeen(ctx, reading));
  if (command === null || !ctx.message) return false;
  const entity: MessageEntity = { type: "bot_command", offset: 0, length: command.indexOf(" ", 1) };
  const length = entity.length < 0 ? command.length : entity.length;
  const message = { ...ctx.message, text: command, entities: [{ ...entity, length }] };
  await handleAgain(ctx, { ...ctx.update, message } as Update);
  return true;
}

/** "sales 3 nov": a seller, whom no statement is for, sees what they sold themselves, of a month at least. */
function asSeen({ seller: { seat } }: SellerContext, reading: WordReading): WordReading {
  const { word, rest = "" } = reading;
  if (word !== "statement" || !/\d/.test(rest) || seat?.role !== "seller") return reading;
  const day = takeMonth(rest)?.month;
  return { kind: "word", word: "history", ...(day && { day }) };
}

/** A wish for a sale to somebody, of something: it stands for itself wherever it is typed. */
function isWhole({ number, customers, amount, plan, quantity, again, services }: TypedSale): boolean {
  const isTold = amount !== undefined || plan !== undefined || quantity !== undefined || again === true;
  return (number ?? customers) !== undefined && isTold && (services.length > 0 || again === true);
}

/** A customer's name and an amount may be of any service that the customer has a number for. */
function isOfOneService({ services, number }: TypedSale): boolean {
  return number !== undefined || services.length === 1;
}

/** Nothing but a number, or “token” and a number: it is looked for in the book first. */
export function isBareNumber({ services, number, badNumber, plan, ...rest }: TypedSale): boolean {
  const isTold = plan !== undefined && !(Object.keys(plan).length === 1 && plan.words.every(isForToken));
  return services.length > 0 && (number ?? badNumber) !== undefined && !isTold && Object.keys(rest).length === 0;
}

/** The search for a line that is only a number: "nepa token 4500…" by the number, for its token. */
export function soughtBy(text: string, reading: LineReading): string {
  const number = reading.kind === "sale" ? reading.request.number : undefined;
  return number !== undefined && isForToken(text) ? `token ${number}` : text;
}

const isForToken = (text: string) => /\btokens?\b/i.test(text);

/** The actions for a line that is only a number or one customer's name. */
export async function waysIn(
  ctx: SellerContext,
  text: string,
  reading: LineReading,
): Promise<readonly (readonly Button[])[]> {
  if (reading.kind === "sale")
    return reading.request.number === undefined ? [] : waysToNumber(ctx, reading.request.number);
  const [person, ...others] = namedBy(text, await knownTo(ctx, text));
  return person && others.length === 0 ? waysTo(ctx, person.id, person.numbers) : [];
}

/** The forms that take every typed text as their answer. */
const operatorTalks = ["announce", "hold", "shopSearch", "shopStop"] as const;
const takesAnything: readonly Form["kind"][] = ["login", "ask", "dates", "find", "search", ...operatorTalks];
/** Forms that take a typed text as a name, "Musa 2", or "15 sales", unless it is one of these words. */
const takesNames: readonly Form["kind"][] = ["alert", "name", "owe", "seat", "shop"];
const leavesNames = /^(?:menu|help|cancel|balance|history)$/i;
const leavesSearches: readonly Form["kind"][] = ["dates", "find", "edit", "search"];

/** Does a line that stands for itself in the middle of a form, which gives way. False: it is for the form. */
export async function takesOver(
  ctx: ShopContext,
  form: Form,
  text: string,
  handleAgain: HandleAgain,
): Promise<boolean> {
  if (!ctx.seller) return false;
  const seller = ctx as SellerContext;
  const button = typedButton(ctx.shop.languages, text);
  if (button === "cancel" && leavesSearches.includes(form.kind))
    return doLine(seller, { kind: "word", word: button }, handleAgain);
  if (takesAnything.includes(form.kind)) return false;
  const reading = within(form, await readLine(seller, text));
  const isNameAsked = takesNames.includes(form.kind);
  // The next line is the row that is asked for.
  const isSale =
    form.kind !== "edit" &&
    reading.kind === "sale" &&
    isWhole(reading.request) &&
    (!isNameAsked || isOfOneService(reading.request));
  const isName = isNameAsked && !leavesNames.test(button ?? text.trim());
  const isWord = reading.kind === "word" && form.kind !== "sell" && !isName;
  return isSale || isWord ? doLine(seller, reading, handleAgain) : false;
}

/** What a line means that is no answer to the question of a sale: a sale to somebody or of something else, or one of the shop's words. */
export async function instead(
  ctx: SellerContext,
  form: Form,
  text: string,
  handleAgain: HandleAgain,
): Promise<boolean> {
  if (form.kind === "sell") {
    const request = isOffer(form) ? correctedIn(form, text, await knownTo(ctx, text)) : null;
    if (request !== null) return doLine(ctx, { kind: "sale", request }, handleAgain);
    const isToAsk = form.step !== "over" && form.answers.beneficiary === undefined;
    if (isToAsk && (await toCustomer(ctx, form, text))) return true;
    const faceKobo = amountIn(form, text);
    if (faceKobo !== null) return recordTyped(ctx, form, { faceKobo }).then(() => true);
  }
  const reading = within(form, await readLine(ctx, text));
  if (reading.kind === "sale") {
    const { services, number, badNumber, customers, unsure } = reading.request;
    const isOther = form.kind === "sell" && !services.includes(form.answers.serviceType);
    const isToSomebody = (number ?? badNumber ?? customers) !== undefined || unsure?.includes("number") === true;
    if (form.kind === "sell" && fitsIn(form, reading.request)) {
      await recordTyped(ctx, form, saidIn(reading.request, form.answers.serviceType, number));
      return true;
    }
    if (isBareNumber(reading.request) && isForToken(text)) return showFound(ctx, soughtBy(text, reading));
    const { amount, plan } = reading.request;
    const isSlip = badNumber !== undefined && !isOther && amount === undefined && plan === undefined;
    if (isSlip || isBareNumber(reading.request) || !(isOther || isToSomebody || isOffer(form))) return false;
  }
  return (await doLine(ctx, reading, handleAgain)) || (reading.kind === "nothing" && doAside(ctx, text, true));
}

/** Whether a line says nothing but what a sale asks at another step: the number, typed where the plan is asked for. */
function fitsIn({ step, answers }: SellForm, request: TypedSale): boolean {
  const { services, number, badNumber, customers, provider, plan, amount, quantity, again, unsure, owed, pays } =
    request;
  if (step === "over" || services.join() !== answers.serviceType) return false;
  if (badNumber ?? customers ?? quantity ?? again ?? unsure ?? owed ?? pays) return false;
  const says = [
    { said: number, answered: answers.beneficiary, steps: ["beneficiary"] },
    { said: provider, answered: answers.provider, steps: ["provider"] },
    { said: plan, answered: answers.product, steps: ["planType", "product"] },
    { said: amount, answered: answers.faceKobo ?? answers.product, steps: ["amount", "product"] },
  ].filter(({ said }) => said !== undefined);
  const isNew = says.every(({ answered }) => answered === undefined);
  return isNew && says.some(({ steps }) => !steps.includes(step));
}

/** "500", typed where the number is asked for: more digits, or an odd amount, may be part of one. */
const maxAmountLength = 4;
const roundKobo = 5000;

/** An amount that is the whole line, of a sale that asks for it later; null: the line is none. */
function amountIn({ step, answers }: SellForm, text: string): Kobo | null {
  const isAsked = step === "over" || step === "amount" || !hasFaceValue(answers.serviceType);
  if (isAsked || answers.faceKobo !== undefined || text.trim().startsWith("0")) return null;
  const kobo = (text.match(/\d/g) ?? []).length <= maxAmountLength ? parseTypedNaira(text) : null;
  return kobo !== null && kobo > 0 && kobo % roundKobo === 0 ? kobo : null;
}

/** A line among the questions of a sale is of the service that is being sold, where it may be. */
function within(form: Form, reading: LineReading): LineReading {
  if (form.kind !== "sell" || isOffer(form) || reading.kind !== "sale") return reading;
  const { serviceType } = form.answers;
  const request = withDevice(reading.request, serviceType);
  const [first] = request.services;
  // A number that stands for itself is of each service that asks for such a number.
  const isOfKind = first !== undefined && isBareNumber(request) && numberKindOf(first) === numberKindOf(serviceType);
  return request.services.includes(serviceType) || isOfKind
    ? { kind: "sale", request: { ...request, services: [serviceType] } }
    : reading;
}

/** A smart card number may look like a mobile number without its nought. */
function withDevice(request: TypedSale, serviceType: ServiceType): TypedSale {
  const { badNumber, ...rest } = request;
  const isPhone = badNumber === undefined || badNumber.of !== "phone" || numberKindOf(serviceType) === "phone";
  const number = isPhone ? null : readDeviceNumber(badNumber.digits);
  return number === null ? request : { ...rest, number, services: [serviceType] };
}

/** Customers named while a sale has no number yet: theirs is the answer, or one of theirs is chosen. False: it is no name. */
async function toCustomer(ctx: SellerContext, form: SellForm, text: string): Promise<boolean> {
  const { say, shop, seller } = ctx;
  const { serviceType, provider, product } = form.answers;
  const kind = numberKindOf(serviceType);
  const known = await customersCalled(shop.store.db, seller.account.id, wordsForNames(text));
  const people = namedBy(text, { providers: {}, customers: known });
  if (people.length === 0) return false;
  const has = people.flatMap(({ numbers }) => numbers).filter((one) => one.kind === kind);
  const numbers = new Set(has.map(({ number }) => number));
  const [only] = numbers;
  if (only === undefined) await send(ctx, { html: say.html(`said-no-${kind}`, { name: text.trim() }) });
  else if (numbers.size === 1 && form.step === "beneficiary")
    await handleSaleInput(ctx, form, { kind: "text", text: only });
  else if (numbers.size === 1) await recordTyped(ctx, form, { beneficiary: only });
  else {
    const meterKind = /post/i.test(product?.name ?? "") ? "postpaid" : undefined;
    await sellTyped(ctx, {
      services: [serviceType],
      name: text.trim(),
      customers: people.map(({ id }) => id),
      ...(provider && { provider: provider.slug }),
      ...(meterKind && { meterKind }),
    });
  }
  return true;
}

/** The command that a word stands for, with what narrows it down. */
function commandOf({ word, day, services, provider, number, amount, name, rest }: WordReading): string | null {
  if (word === "owing") return ["/owing", name ?? number].filter(Boolean).join(" ");
  if (word === "history") {
    // Behind a number, digits by themselves are a group of it.
    const sought = number !== undefined && amount !== undefined ? `₦${amount}` : amount;
    return ["/history", day && prefixOfDay(day), services?.[0], provider, number, sought, name]
      .filter(Boolean)
      .join(" ");
  }
  return rest === undefined ? `/${word}` : `/${word} ${rest}`;
}

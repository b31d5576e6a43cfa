import { formatNairaShort, toKobo } from "../../../core/money.ts";
import { readPhone } from "../../../core/phone.ts";
import { type Called, customersWith } from "../../../customers/called.ts";
import { type Numbered, nameUnnamed } from "../../../customers/people.ts";
import { promisedDay } from "../../../parser/dates.ts";
import type { TypedSale, Unread } from "../../../parser/reading.ts";
import { isServiceType, type NumberKind, numberKindOf, type ServiceType } from "../../../services/services.ts";
import { servicesOf } from "../../../staff/seats.ts";
import { lets, owingSellers } from "../../callbacks/access.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { ChoiceAnswers, Choosing } from "../../dialogs/forms/selling.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { formatBeneficiary, formatPhone, labelService } from "../../ui/format.ts";
import { menuButton, serviceRows } from "../../ui/menu-card.ts";
import { type Button, button, inRows } from "../../ui/screen.ts";
import { answer, send } from "../../ui/show.ts";
import { type Html, paragraphs, type Say } from "../../ui/text.ts";
import { doubtOf, knownDevice, withKnown } from "./doubts.ts";
import { saidIn } from "./said.ts";
import { lastLike, sellLast } from "./same.ts";
import { startSaid } from "./sell.ts";

type Option = ChoiceAnswers["options"][number];

/**
 * What a line wishes for: its confirm card, or the question for what it leaves open. Nothing is guessed: where it may be
 * one service or another, or one of two customers, a button chooses.
 */
export async function sellTyped(ctx: SellerContext, request: TypedSale, sure: readonly Choosing[] = []): Promise<void> {
  const { seat } = ctx.seller;
  if (seat && request.pays !== undefined) return refuse(ctx, "seat-not-pricing");
  if (seat && request.owed && !lets(owingSellers, seat)) return refuse(ctx, "seat-not-owing");
  const people = await customersWith(ctx.shop.store.db, ctx.seller.account.id, request.customers ?? []);
  if (request.again && !isTold(request)) return sellSame(ctx, request, people);
  const services = maySell(ctx, request.services);
  const [serviceType] = services;
  if (serviceType === undefined) return notSoldHere(ctx);
  if (services.length > 1) {
    return choose(
      ctx,
      request,
      "service",
      services.map((type) => ({ label: labelService(ctx.say, type), value: type })),
    );
  }
  const numbers = request.number === undefined ? numbersOf(ctx.say, people, serviceType) : [];
  const [whole] = numbers.length === 0 ? withNought(request, serviceType) : [];
  if (whole) return choose(ctx, { ...request, services }, "number", [whole]);
  if (numbers.length > 1) return choose(ctx, { ...request, services }, "number", numbers);
  await sellSure(ctx, { ...request, services }, serviceType, request.number ?? numbers[0]?.value, sure);
}

/** Begins a sale to a number that stands on a button. */
export async function sellToNumber(ctx: SellerContext, service: ServiceType, number: string): Promise<void> {
  await Promise.all([answer(ctx), sellTyped(ctx, { services: [service], number })]);
}

/** A mobile number without its first 0, as a button: no digit is sold to that nobody has seen. */
function withNought({ badNumber, unsure }: TypedSale, serviceType: ServiceType): Option[] {
  const whole =
    badNumber && badNumber.of === "phone" && badNumber.off === -1 ? readPhone(`0${badNumber.digits}`) : null;
  if (whole === null || unsure || numberKindOf(serviceType) !== "phone") return [];
  return [{ value: whole, label: formatPhone(whole) }];
}

/** It is known what is sold to whom: offers it, unless it is not as it always was for the number. */
async function sellSure(
  ctx: SellerContext,
  typed: TypedSale,
  serviceType: ServiceType,
  beneficiary: string | undefined,
  sure: readonly Choosing[],
): Promise<void> {
  const device = beneficiary === undefined ? undefined : await knownDevice(ctx, serviceType, beneficiary);
  const doubt =
    beneficiary === undefined ? null : await doubtOf(ctx, typed, { serviceType, beneficiary, device }, sure);
  if (doubt)
    return choosing.open(
      ctx,
      { request: { ...typed, ...(beneficiary && { number: beneficiary }) }, sure, ...doubt },
      null,
    );
  const request = withKnown(typed, device);
  if (beneficiary !== undefined) await keepDebtor(ctx, typed, { kind: numberKindOf(serviceType), number: beneficiary });
  const { quantity, pays, owed } = request;
  const { calendar, clock } = ctx.shop;
  const by = owed?.by && calendar.startOf(promisedDay(owed.by, calendar.dayOf(clock.now())));
  await startSaid(
    ctx,
    {
      ...{ serviceType, said: saidIn(request, serviceType, beneficiary) },
      ...(quantity !== undefined && { quantity }),
      ...(pays !== undefined && { priceKobo: pays }),
      ...(owed && { credit: { promisedFor: by ?? null } }),
    },
    notesOn(ctx.say, request, serviceType, beneficiary),
  );
}

/** Writes down who owes, where the line names nobody who is known and the number has no name yet: "musa owes". */
async function keepDebtor(ctx: SellerContext, { owed, name, customers }: TypedSale, number: Numbered): Promise<void> {
  const { shop, seller } = ctx;
  const isTold = owed !== undefined && name !== undefined && (customers ?? []).length === 0;
  if (!isTold || (seller.seat && !lets(customerButtons.name.access, seller.seat))) return;
  const given = { ...number, name: name.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase()) };
  await ctx.work.ahead((trx) => nameUnnamed(trx, stampNow(shop), seller, given));
}

/** Words beside a number that are not understood: whether a sale is meant, or an old one is spoken of. */
export async function askUnread(
  ctx: SellerContext,
  { words, request }: Unread,
  searchText: string | undefined,
): Promise<void> {
  const options = [{ label: ctx.say.plain("button-new-sale"), value: "sell" }];
  const seen = words.slice(0, maxEchoLength);
  await choosing.open(
    ctx,
    { request, of: "unread", options, seen, ...(searchText !== undefined && { searchText }) },
    null,
  );
}

/** Chooses between what a line may mean. */
export const choosing = createDialogController<FormOf<"choose">, SellerContext>("choose", {
  draw: ({ say }, { answers }, data) => ({
    html: paragraphs(formatTypedSale(say, answers.request), questionOf(say, answers)),
    buttons: [
      ...inRows(
        answers.options.map(({ label }, place) => ({ text: label, data: data(place) })),
        answers.of === "service" ? 2 : 1,
      ),
      ...(answers.of === "unread" ? [[findButton(say, answers.searchText)]] : []),
    ],
  }),
  readTap: (_ctx, { answers }, place) => {
    const value = answers.options[place]?.value;
    return value === undefined ? null : { answer: { value } };
  },
  readText: ({ say }, { answers }, text) => {
    const value = choiceIn(answers, text);
    if (value !== undefined) return { answer: { value } };
    return { problem: { html: say.html("sell-bad-choice", { text: text.slice(0, maxEchoLength) }) } };
  },
  async end(ctx, { answers }) {
    const { request, of, value = "", sure = [] } = answers;
    ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
    if (of === "again") return sellLast(ctx, value, request);
    await sellTyped(ctx, chosenIn(request, of, value), [...sure, of]);
  },
});

/** The one choice that a typed text names. */
export function choiceIn({ options }: ChoiceAnswers, text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const found = options.filter(({ label, value }) => value === typed || label.toLowerCase().includes(typed));
  return found.length === 1 ? found[0]?.value : undefined;
}

function chosenIn(request: TypedSale, of: Exclude<Choosing, "again">, value: string): TypedSale {
  switch (of) {
    case "service":
      return { ...request, services: isServiceType(value) ? [value] : [] };
    case "number": {
      const { badNumber: _bad, ...rest } = request;
      return { ...rest, number: value };
    }
    case "company":
      return { ...request, provider: value };
    case "amount":
      return { ...request, amount: toKobo(Number(value)) };
    case "unread":
      return request;
  }
}

function questionOf(say: Say, { of, seen = "" }: ChoiceAnswers): Html {
  if (of === "unread") return say.html("unread-words", { words: seen });
  if (of === "company") return say.html("choose-company", { old: seen });
  if (of === "amount") return say.html("choose-amount", { usual: seen });
  return say.html(questions[of]);
}

function findButton(say: Say, searchText: string | undefined): Button {
  return button(
    say,
    "button-find-old",
    searchText === undefined ? historyButtons.ask() : historyButtons.find({ text: searchText }),
  );
}

const maxEchoLength = 40;
const questions = {
  service: "choose-service",
  number: "sell-ask-product",
  again: "choose-again",
} as const;

async function choose(ctx: SellerContext, request: TypedSale, of: Choosing, options: readonly Option[]): Promise<void> {
  await choosing.open(ctx, { request, of, options }, null);
}

/** Whether a line says what to sell, so that "again" adds nothing. */
function isTold({ amount, plan, number, customers, services }: TypedSale): boolean {
  return services.length > 0 && (amount !== undefined || plan !== undefined) && Boolean(number ?? customers);
}

async function sellSame(ctx: SellerContext, request: TypedSale, people: readonly Called[]): Promise<void> {
  const ofPeople = people.flatMap(({ numbers }) => numbers.map(({ number }) => number));
  const found = await lastLike(ctx, request.number ?? ofPeople);
  const [only] = found;
  if (found.length > 1) return choose(ctx, request, "again", found);
  if (only) return sellLast(ctx, only.value, request);
  const { again: _again, ...rest } = request;
  if (request.number !== undefined || people.length > 0) return sellTyped(ctx, rest);
  await send(ctx, { html: ctx.say.html("same-none"), buttons: serviceRows(ctx.say) });
}

/** The services that may be sold from where the seller sits. */
export function maySell({ seller: { seat } }: SellerContext, services: readonly ServiceType[]): ServiceType[] {
  return services.filter((type) => !seat || servicesOf(seat).includes(type));
}

async function refuse(ctx: SellerContext, why: "seat-not-pricing" | "seat-not-owing"): Promise<void> {
  await send(ctx, { html: ctx.say.html(why), buttons: [[menuButton(ctx.say)]] });
}

async function notSoldHere(ctx: SellerContext): Promise<void> {
  const buttons = [...serviceRows(ctx.say), [menuButton(ctx.say)]];
  await send(ctx, { html: ctx.say.html(ctx.seller.seat ? "seat-refused-service" : "not-understood"), buttons });
}

/** The numbers of the people who may be meant to which this service is sold, a button each. */
function numbersOf(say: Say, people: readonly Called[], serviceType: ServiceType): Option[] {
  const kind = numberKindOf(serviceType);
  const found = new Map<string, Option>();
  for (const { name, numbers } of people) {
    for (const { number } of numbers.filter((one) => one.kind === kind)) {
      const label = say.plain("named", { name, beneficiary: formatBeneficiary(serviceType, number) });
      found.set(number, { value: number, label });
    }
  }
  return [...found.values()];
}

/** The parts of a line that could not be taken, and why. */
function notesOn(say: Say, request: TypedSale, serviceType: ServiceType, beneficiary: string | undefined): Html[] {
  const { badNumber, badAmount, name, unsure = [] } = request;
  const kind = numberKindOf(serviceType);
  const isNameless = name !== undefined && beneficiary === undefined && badNumber === undefined;
  return [
    badNumber && formatBadNumber(say, badNumber, kind),
    isNameless && say.html(`said-no-${kind}`, { name }),
    ...unsure.map((what) =>
      what === "amount" && badAmount !== undefined
        ? say.html("sell-bad-amount", { text: badAmount.slice(0, maxEchoLength) })
        : say.html(`said-two-${what}s`),
    ),
  ].filter((note): note is Html => Boolean(note));
}

function formatBadNumber(say: Say, { digits, off }: NonNullable<TypedSale["badNumber"]>, kind: NumberKind): Html {
  if (off !== 0) return say.html(`said-off-${kind}`, { digits, count: digits.length });
  return kind === "phone"
    ? say.html("sell-bad-phone", { text: digits })
    : say.html(`said-phone-for-${kind}`, { digits: formatPhone(digits) });
}

/** The understood parts so far, in one line. */
function formatTypedSale(say: Say, { amount, plan, number, name, badNumber }: TypedSale): Html {
  const size = plan?.sizeMb;
  const parts = [
    amount !== undefined && formatNairaShort(amount),
    size !== undefined && (size >= 1024 ? `${Number((size / 1024).toFixed(2))}GB` : `${size}MB`),
    number !== undefined ? (number.startsWith("0") ? formatPhone(number) : number) : (name ?? badNumber?.digits),
  ].filter(Boolean);
  return say.html("line", { text: parts.join(" · ") });
}

import { expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { formatNaira } from "../../src/core/money.ts";
import { asks, said, sees } from "./chat.ts";
import { doubledReferences } from "./posts.ts";
import type { Shop } from "./shop.ts";
import type { World } from "./world.ts";

export interface AirtimeOrder {
  phone?: string;
  network?: string;
  /** As it is typed. Without it, ₦500 is tapped. */
  amount?: string;
}

export interface ElectricityOrder {
  company?: RegExp;
  kind?: string;
  meter?: string;
  amount?: string;
}

/** Asks for airtime with /sell, up to the card that asks for the tap that buys. */
export async function asksForAirtime(person: Person, order: AirtimeOrder = {}): Promise<ChatMessage> {
  const { sees, taps } = await beginsSale(person, /Airtime/);
  await sees(/Phone number/);
  await person.says(order.phone ?? "0803 555 1234");
  // Most numbers tell their network; another one is a tap away.
  const question = await sees(/Which network|How much/);
  const isTold = /How much/.test(question.text);
  if (isTold && order.network) {
    await taps(/Other network/);
    await sees(/Which network/);
  }
  if (!isTold || order.network) await taps(order.network ?? "MTN");
  await sees(/How much/);
  if (order.amount) await person.says(order.amount);
  else await taps("₦500");
  return sees(/Sell airtime\?/);
}

/** Asks for electricity, up to the card that asks for the tap that buys. */
export async function asksForElectricity(person: Person, order: ElectricityOrder = {}): Promise<ChatMessage> {
  const { sees, taps } = await beginsSale(person, /Electricity/);
  await sees(/Which company/);
  await taps(order.company ?? /^Ikeja/);
  // Prepaid is taken for granted; another kind is a tap away.
  const question = await sees(/Meter number|kind of meter/);
  if (order.kind !== undefined) {
    if (/Meter number/.test(question.text)) await taps(/Not prepaid/);
    await sees(/kind of meter/);
    await taps(order.kind);
  }
  await sees(/Meter number/);
  await person.says(order.meter ?? "4500 1234 567");
  await sees(/How much/);
  if (order.amount) await person.says(order.amount);
  else await taps("₦5,000");
  return sees(/Sell electricity\?/);
}

/** Goes a way from the menu to the confirm card: a button is tapped, `"text"` is typed. */
export async function walksTo(person: Person, steps: readonly (RegExp | string)[]): Promise<ChatMessage> {
  await person.says("/menu");
  const asked = person.chat.at(-1)?.id ?? 0;
  let card = await sees(person, ({ id, text }) => id > asked && /Wallet|🧑‍💼/u.test(text));
  for (const step of steps) {
    const before = card;
    if (typeof step === "string") await person.says(step);
    else await person.taps(step, { message: card.id });
    // The next screen: the same message with another text, or a newer one that is no alert.
    card = await sees(
      person,
      ({ id, text, inlineKeyboard }) =>
        id >= before.id &&
        inlineKeyboard.length > 0 &&
        (id > before.id || text !== before.text) &&
        !inlineKeyboard.flat().some((button) => button.text === "🔔 Alerts"),
    );
  }
  return card;
}

/** Sells airtime with the tap that buys. Resolves to the card as it was before the tap. */
export async function sellsAirtime(person: Person, order: AirtimeOrder = {}): Promise<ChatMessage> {
  const card = await asksForAirtime(person, order);
  await confirms(person, card);
  return card;
}

export async function sellsElectricity(person: Person, order: ElectricityOrder = {}): Promise<ChatMessage> {
  const card = await asksForElectricity(person, order);
  await confirms(person, card);
  return card;
}

/** What names a sale: its reference, or the end of it that stands on cards. */
export function naming(reference: string): RegExp {
  return new RegExp(`${reference}|…${reference.slice(-6)}`);
}

/** The label of the button that buys. */
export const buyLabel = /^\S+ Sell (?:at )?₦/;

export function confirms(person: Person, card: ChatMessage) {
  return person.taps(buyLabel, { message: card.id });
}

/** Not the question whether to sell the same again, and not the customer's message. */
function isNoOffer({ inlineKeyboard }: ChatMessage): boolean {
  return !inlineKeyboard.flat().some(({ text }) => /Sell (?:at )?₦|🔕|🔔|👁/.test(text));
}

const cardSays = {
  success: /✅ .*[Ss]old|Token for meter|pins\n/,
  failed: /Failed/,
  pending: /Do not sell/,
} as const;

/** Expects this number of POSTs of sales, and no more under way. */
export async function expectPosts(shop: Pick<Shop, "idle" | "posts">, count: number): Promise<void> {
  await shop.idle();
  expect(shop.posts()).toBe(count);
}

/** One POST and one card per sale, and on the card the service's truth. */
export function expectTruth({ vending, telegram }: Pick<World, "vending" | "telegram">): void {
  const purchases = vending.requests.filter((request) => request.operation === "purchase");
  const sent = purchases.map((request) => (request.body as { reference: string }).reference);
  expect(doubledReferences(purchases), "a reference was sent twice").toEqual([]);
  for (const { reference, status, token } of vending.transactions()) {
    expect(sent).toContain(reference);
    // Not a record that was opened beside the card, nor the question whether to sell the same again, which names the sale that is open, nor a report of a sale of nobody.
    const cards = telegram.people
      .flatMap((person) => said(person, naming(reference)))
      .filter((card) => isNoOffer(card) && !isRecord(card) && !/not made here/.test(card.text));
    expect(cards.map((card) => card.text)).toEqual([expect.stringMatching(cardSays[status])]);
    if (token !== null && status === "success") {
      expect(cards[0]?.text.replace(/\D/g, "")).toContain(token.replace(/\D/g, ""));
    }
  }
}

const isRecord = ({ inlineKeyboard }: ChatMessage) =>
  inlineKeyboard.flat().some(({ callback_data }) => callback_data?.startsWith("pack:"));

/** The amounts on the cards are those of the service's ledger, and expected ones are marked. */
export function expectHonestMoney({ vending, telegram }: Pick<World, "vending" | "telegram">): void {
  for (const { reference, status, chargeKobo } of vending.transactions()) {
    const cards = telegram.people.flatMap((person) => said(person, naming(reference))).filter(isNoOffer);
    for (const { text } of cards) {
      for (const [, amount] of text.matchAll(/\bpaid (₦[\d,]+\.\d\d)/gi))
        expect(amount, text).toBe(formatNaira(chargeKobo));
      if (status !== "failed") expect(text).not.toMatch(/No money was taken|no record of this sale/);
    }
  }
}

/** Begins a sale on a message of its own, so that no earlier button or question is taken for one of this sale. */
export async function beginsSale(person: Person, service: RegExp) {
  await person.says("/sell");
  const asked = person.chat.at(-1)?.id ?? 0;
  let screen: ChatMessage | undefined;
  const seesNext = async (pattern: RegExp) => {
    const isNext = ({ id, text, inlineKeyboard }: ChatMessage) =>
      id > asked && pattern.test(text) && inlineKeyboard.length > 0;
    screen = await sees(person, isNext);
    return screen;
  };
  const taps = (label: string | RegExp) => person.taps(label, screen && { message: screen.id });
  await seesNext(/What do you want to sell/);
  await taps(service);
  return { sees: seesNext, taps };
}

/** Somebody who helps at the counter, and has no account at the service. */
export function aHelper({ telegram }: Pick<Shop, "telegram">, firstName = "Tunde"): Person {
  return telegram.user({ firstName, phone: "2348097770000" });
}

/** The owner makes a seat. Resolves to its screen. */
export async function makesSeat(owner: Person, name = "Tunde", role: "seller" | "viewer" = "seller") {
  const staff = await asks(owner, "/staff", /Staff/);
  await owner.taps(role === "seller" ? /Invite a seller/ : /Invite a viewer/, { message: staff.id });
  await sees(owner, /What do you call the new/);
  return asks(owner, name, new RegExp(`${name} · ${role}`));
}

/** "Make the link" on a seat's screen. */
export async function invites(owner: Person, seat: Pick<ChatMessage, "id">): Promise<string> {
  const before = owner.chat.at(-1)?.id ?? 0;
  await owner.taps(/Make the link/, { message: seat.id });
  const picture = await sees(owner, ({ id, photo }) => id > before && photo !== undefined);
  return /\?start=(s_\S+)/.exec(picture.text)?.[1] ?? "";
}

/** Makes a seat and has the helper sit on it. Resolves to the helper and the seat's screen in the owner's chat. */
export async function hires(shop: Shop, options: { name?: string; role?: "seller" | "viewer" } = {}) {
  const { name = "Tunde", role = "seller" } = options;
  const seat = await makesSeat(shop.ada, name, role);
  const helper = aHelper(shop, name);
  await helper.opens(await invites(shop.ada, seat));
  await sees(helper, role === "seller" ? /You now sell for/ : /You now see the sales/);
  await sees(shop.ada, /The link of .* was opened/);
  return { helper, seat: await opensSeat(shop.ada, name) };
}

/** The seat's screen, opened again. */
export async function opensSeat(owner: Person, name = "Tunde"): Promise<ChatMessage> {
  const staff = await asks(owner, "/staff", /Staff/);
  await owner.taps(new RegExp(`^${name} ·`), { message: staff.id });
  return sees(owner, ({ id, text }) => id === staff.id && text.includes(`🧑‍💼 ${name}`));
}

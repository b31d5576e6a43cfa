import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import type { AirtimeNetwork, DataPlan } from "../../sandbox/vending/catalogue.ts";
import type { VendingService } from "../../sandbox/vending/service.ts";
import { systemClock } from "../../src/core/clock.ts";
import { asks, now, sees } from "./chat.ts";
import { walksTo } from "./selling.ts";
import { createShiftedClock, openCounter, type ShiftedClock, type Shop } from "./shop.ts";

export const forever = { times: Number.POSITIVE_INFINITY };
/** A tap asks again for an older price. */
export const aWhileMs = 11_000;

export async function openShop() {
  const clock = createShiftedClock();
  const shop = await openCounter({ clock });
  await shop.idle();
  return Object.assign(shop, { clock });
}

const toData = [/Data/, "0803 555 1234", /^SME$/, /^2GB/];
/** ₦1,150 for MTN's 2GB, until it is changed. */
export const offersData = (person: Person) => walksTo(person, toData);

/** The same, with an offer of that up, whose price was asked for. */
export async function openOffer() {
  const shop = await openShop();
  const card = await offersData(shop.ada);
  await shop.idle();
  return Object.assign(shop, { card });
}

export function changePlan({ vending }: { vending: VendingService }, change: Partial<DataPlan>): void {
  vending.setCatalogue((catalogue) => {
    const plans = catalogue.data.find(({ name }) => name === "MTN")?.plans ?? [];
    Object.assign(plans.find(({ id }) => id === twoGb(plans)) ?? {}, change);
  });
}

// The first of that size, however it is called by now.
const twoGb = (plans: readonly DataPlan[]) => plans.filter(({ planType }) => planType === "SME")[3]?.id;

export function changeMtn({ vending }: { vending: VendingService }, change: Partial<AirtimeNetwork>): void {
  vending.setCatalogue((catalogue) => {
    Object.assign(catalogue.airtime.find(({ name }) => name === "MTN") ?? {}, change);
  });
}

export const questions = ({ vending }: Shop) =>
  vending.requests.filter(({ operation }) => operation === "catalogue").map(({ path }) => path);

/** How long a tap waits for what the service says of a price. */
const patienceMs = 1500;

/** How often a question for a price that this tap began ran out of its time until it was answered. */
export async function waitsOf({ clock }: { clock: ShiftedClock }, tap: Promise<{ answer: Promise<unknown> }>) {
  const from = systemClock.monotonic();
  await (await tap).answer;
  return clock.fired.filter(({ ms, startedAt }) => ms === patienceMs && startedAt >= from).length;
}

export const tapsSell = (person: Person, card: ChatMessage) => person.taps(/Sell /, { message: card.id });

/** Opens "My prices" and goes the way of buttons below it. */
export async function opensPrices(person: Person, ...way: RegExp[]): Promise<ChatMessage> {
  const home = await asks(person, "/menu", /Wallet/);
  let card = home;
  for (const button of [/Money/, /My prices/, ...way]) {
    const before = now(person, card).text + JSON.stringify(now(person, card).inlineKeyboard);
    await person.taps(button, { message: card.id });
    card = await sees(person, (one) => one.id === home.id && one.text + JSON.stringify(one.inlineKeyboard) !== before);
  }
  return card;
}

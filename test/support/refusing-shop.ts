import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { deployedSwitches, type Switches } from "../../sandbox/vending/switches.ts";
import type { ClockedShop } from "./alerted-shop.ts";
import { createFakeClock } from "./fake-clock.ts";
import { confirms, walksTo } from "./selling.ts";
import { openCounter, type Shop, type ShopOptions } from "./shop.ts";
import { walks } from "./walks.ts";

export type RefusingShop = ClockedShop;

export const minute = 60_000;

/** A shop at a service that refuses a plan's amount of 0, with Ada logged in and a clock that a test moves. */
export async function openRefusingShop(
  switches: Partial<Switches> = {},
  options: ShopOptions = {},
): Promise<RefusingShop> {
  const clock = createFakeClock();
  const shop = await openCounter({ clock, random: () => 0.5, walletNaira: 100_000, ...options });
  Object.assign(shop.vending.switches, deployedSwitches("A"), switches);
  await shop.idle();
  return Object.assign(shop, { clock });
}

/** Lets so much time pass, in small steps, each with the questions and answers that belong to it. */
export async function letPass({ clock, vending, idle }: RefusingShop, ms: number, stepMs = 500): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await clock.advance(stepMs);
    // A round trip to the service: by its end what the step set off has been there too, and what follows from that next.
    let asked: number;
    do {
      asked = vending.requests.length;
      await roundTrip(vending);
      // A question that is asked again after a while waits for the clock.
      let isIdle = false;
      void idle().then(() => {
        isIdle = true;
      });
      for (let trip = 0; trip < 5 && !isIdle; trip++) await roundTrip(vending);
    } while (vending.requests.slice(asked).some(({ operation }) => operation !== null));
  }
}

async function roundTrip({ baseUrl }: Shop["vending"]): Promise<void> {
  await (await fetch(`${baseUrl}/nothing/`)).text();
}

/**
 * Lets time pass, second by second, until the awaited fact holds. The shop's own work may wait for time, so this does
 * not wait for it.
 */
export async function meanwhile<T>(shop: RefusingShop, coming: Promise<T>): Promise<T> {
  let isOver = false;
  const over = coming.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (let trip = 0; trip < 10 && !isOver; trip++) await roundTrip(shop.vending);
    await shop.clock.advance(1000);
  }
  return over;
}

/** The way to a service's confirm card. */
function stepsTo(service: string): readonly (RegExp | string)[] {
  const walk = walks.find((one) => one.service === service);
  if (!walk) throw new Error(`No way leads to ${service}`);
  return walk.steps;
}

/** Taps the button that buys. Resolves to the card, once the service has answered the first POST. */
export async function tapsTo(shop: RefusingShop, service = "data"): Promise<ChatMessage> {
  const card = await walksTo(shop.ada, stepsTo(service));
  await shop.idle();
  await confirms(shop.ada, card);
  await shop.idle();
  return card;
}

/** The `amount` of each POST, in naira, in order. */
export function amounts({ vending }: Pick<Shop, "vending">): number[] {
  return posts({ vending }).map(({ amount }) => amount);
}

interface Posted {
  reference: string;
  amount: number;
  beneficiary: string;
  service_type: string;
}

export function posts({ vending }: Pick<Shop, "vending">): Posted[] {
  return vending.requests.filter(({ operation }) => operation === "purchase").map(({ body }) => body as Posted);
}

import { setTimeout as pause } from "node:timers/promises";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { buyLabel } from "../support/selling.ts";

/** Resellers who sell airtime as usual, and how long each sale took. */
export interface Counter {
  /** The first reseller types a line, taps the offer and waits for the end of the sale. Resolves to whether it came. */
  sell(): Promise<boolean>;
  /** The first reseller types a line and taps the offer. Resolves to the card; rejects if no offer comes. */
  taps(): Promise<ChatMessage>;
  /** The sales per reseller, all at the same time. */
  sellEach(count: number): Promise<void>;
  /** All resellers sell until the signal says stop. */
  sellUntil(signal: AbortSignal): Promise<void>;
  /** Milliseconds from the line to the card that says sold, of each sale since `begin`. */
  readonly tookMs: readonly number[];
  /** Sales since `begin` whose card had not said sold within the patience for one. */
  readonly late: number;
  /** Starts a new measurement. */
  begin(): void;
}

const patienceMs = 20_000;
/** Their sales and the answers to strangers stay within Telegram's limit per second. */
const betweenMs = 1000;
const offer = /Sell airtime\?/;

export function openCounter(people: readonly [Person, ...Person[]]): Counter {
  let tookMs: number[] = [];
  let late = 0;
  let numbers = 1_000_000;

  async function taps(person: Person): Promise<ChatMessage> {
    const number = `0803${++numbers}`;
    const before = person.chat.at(-1)?.id ?? 0;
    await person.says(`airtime 100 ${number}`);
    const isOffer = ({ id, text }: ChatMessage) =>
      id > before && offer.test(text) && text.replaceAll(" ", "").includes(number);
    const card = await person.sees(isOffer, patienceMs);
    await person.taps(buyLabel, { message: card.id });
    return card;
  }

  async function sell(person: Person): Promise<boolean> {
    const begunAt = performance.now();
    try {
      const card = await taps(person);
      await person.sees(({ id, text }) => id === card.id && /sold/.test(text), patienceMs);
      tookMs.push(performance.now() - begunAt);
      return true;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && String(error.code).startsWith("telegram."))) throw error;
      late++;
      return false;
    }
  }

  async function sellWhile(isOn: (sold: number) => boolean): Promise<void> {
    const selling = people.map(async (person) => {
      for (let sold = 0; isOn(sold); sold++) {
        await sell(person);
        await pause(betweenMs);
      }
    });
    await Promise.all(selling);
  }

  return {
    sell: () => sell(people[0]),
    taps: () => taps(people[0]),
    sellEach: (count) => sellWhile((sold) => sold < count),
    sellUntil: (signal) => sellWhile(() => !signal.aborted),
    get tookMs() {
      return tookMs;
    },
    get late() {
      return late;
    },
    begin() {
      tookMs = [];
      late = 0;
    },
  };
}

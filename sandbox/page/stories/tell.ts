import { type Asking, ask, type Store } from "../desk.ts";
import type { Hands } from "./hands.ts";
import { type Before, type Sale, salesSince } from "./ledger.ts";
import type { Act } from "./story.ts";
import type { Until } from "./wait.ts";

interface Needs {
  store: Store;
  hands: Hands;
  until: Until;
  secondMs: number;
}

const againSeconds = 3;
const maxAgainMs = 40_000;

/** Numbers that nobody has sold to before, so that no sale of a story looks like an earlier one. */
function makeNumbers() {
  const begin = Date.now();
  const prefixes: Record<string, string> = { phone: "0803", airtel: "0802", glo: "0805", meter: "4500", card: "201" };
  return (name: string, place: string) => {
    const prefix = prefixes[name];
    return prefix === undefined ? "" : prefix + String(begin + Number(place)).slice(-7);
  };
}

export type Teller = ReturnType<typeof createTeller>;

/** Does what one telling of a story wants done. Rejects where something does not come about. */
export function createTeller({ store, hands, until, secondMs }: Needs, before: Before) {
  const makeNumber = makeNumbers();
  const fill = (text: string) => text.replace(/\{([a-z]+)(\d*)\}/g, (_, name, place) => makeNumber(name, place));
  const news = listen(store);
  /** The discounts of networks as they were before the story moved them. */
  const moved = new Map<number, number>();

  const newestSale = () => salesSince(store, before).at(-1);
  const findNews = (fits: RegExp) => news.of(hands.holder().id).findLast((text) => fits.test(text));
  const sees = (text: string) =>
    until(() => findNews(literally(text)) ?? (text !== "" && hands.hears().includes(text)), `a word with “${text}”`);
  const hasSeen = (text: string) =>
    until(() => news.all(hands.holder().id).some((told) => told.includes(text)), `a word with “${text}”`);
  const smsBefore = store.list("handset").size;
  const smsArrives = (text: string) =>
    until(
      () => [...store.list("handset").values()].slice(smsBefore).some((sms) => sms.text.includes(text)),
      `an SMS with “${text}”`,
    );
  const waitsForBot = () => until(() => store.section("bot").state === "running", "the bot to run");

  const passes = (seconds: number) => {
    const end = Date.now() + seconds * secondMs;
    return until(() => Date.now() >= end, "time to pass");
  };

  const opensCounter = async () => {
    const menu = await comesIn();
    if (menu.includes("No new sales")) await takesNewSales();
  };
  /** Somebody has left new sales stopped. */
  const takesNewSales = async () => {
    const { firstName } = hands.holder();
    hands.takePhone("Ola");
    await hands.type("/maintenance off");
    await sees("Selling is on");
    hands.takePhone(firstName);
  };
  const findMenu = () => findNews(/Wallet/);
  const comesIn = async () => {
    news.forget();
    if (!(await hands.start())) await hands.type("/menu");
    const text = await until(() => findNews(/Wallet|Log in|Locked/), "the counter or the door to it");
    if (/Wallet/.test(text)) return text;
    const { login } = hands.holder();
    if (!login) throw new Error("Whoever has the phone has no account");
    if (!/Locked/.test(text)) {
      await hands.type("/login");
      await sees("Log in to your shop");
      await hands.type(login.phoneNumber);
      await sees("PIN for");
    }
    await hands.type(login.pin);
    return until(findMenu, "a word with “Wallet”");
  };
  const typesAgain = async (text: string, wanted: string) => {
    const deadline = Date.now() + maxAgainMs;
    do {
      const heard = news.of(hands.holder().id).length;
      await hands.type(text);
      // A request that still waits would be answered in the middle of the next step.
      await until(() => news.of(hands.holder().id).length > heard, "an answer");
      const next = Date.now() + againSeconds * secondMs;
      await until(() => findNews(literally(wanted)) !== undefined || Date.now() >= next, "a moment");
    } while (!findNews(literally(wanted)) && Date.now() < deadline);
    return sees(wanted);
  };
  /** A story names the sale that it means: the newest one may not be on the page yet, and others may be pending. */
  const saleTo = (number: string, status: Sale["status"]) => {
    const beneficiary = fill(number);
    const find = () =>
      salesSince(store, before).findLast((sale) => sale.beneficiary === beneficiary && sale.status === status);
    return until(find, `a sale to ${beneficiary} that is ${status}`);
  };
  const settles = async (how: "with token" | "without token" | "as failed", of: string) => {
    const { reference } = await saleTo(of, "pending");
    const status = how === "as failed" ? "failed" : "success";
    const token = how === "without token" ? false : undefined;
    return ask("settle", { reference, status, token });
  };
  const sendsToken = async (of: string) => {
    const { reference } = await saleTo(of, "success");
    return ask("send-token", { reference });
  };
  const paysIn = (naira: number) => {
    const { login } = hands.holder();
    const account = store.section("accounts").find(({ phoneNumber }) => phoneNumber === login?.phoneNumber);
    return account && ask("fund", { account: account.id, naira, mode: "live" });
  };

  const doOne = async (act: Act): Promise<unknown> => {
    if ("sees" in act) return sees(fill(act.sees));
    if ("hasSeen" in act) return hasSeen(act.hasSeen);
    if ("smsArrives" in act) return smsArrives(fill(act.smsArrives));
    if ("sale" in act) return until(() => newestSale()?.status === act.sale, `a sale that is ${act.sale}`);
    if ("botRuns" in act) return waitsForBot();
    if ("secondsPass" in act) return passes(act.secondsPass);
    if ("as" in act) return hands.takePhone(act.as);
    if ("opensCounter" in act) return opensCounter();
    news.forget();
    if ("types" in act) {
      if (await hands.start()) await sees("");
      return hands.type(fill(act.types));
    }
    if ("typesAgain" in act) return typesAgain(fill(act.typesAgain), act.until);
    if ("taps" in act) return hands.tap(act.taps);
    if ("tapsIfThere" in act) return hands.canTap(act.tapsIfThere) && hands.tap(act.tapsIfThere);
    if ("opensLinkAs" in act) return hands.openLinkAs(act.opensLinkAs);
    if ("settles" in act) return settles(act.settles, act.of);
    if ("paysIn" in act) return paysIn(act.paysIn);
    if ("movesPrice" in act) return movesPrice(act.movesPrice);
    if ("sendsTokenOf" in act) return sendsToken(act.sendsTokenOf);
    return ask(...(act.turns as Asking<"calm">));
  };

  const movesPrice = (id: number) => {
    const discount = store.section("prices").find((price) => price.id === id)?.discount;
    if (discount !== undefined && !moved.has(id)) moved.set(id, discount);
    return ask("price", { id, discount: discount === 1 ? 2.5 : 1 });
  };

  return {
    fill,
    stop: news.stop,
    async does(acts: readonly Act[]) {
      for (const act of acts) await doOne(act);
    },
    /** Has the prices as they were, and stops a bot that remembers others: a started one asks for them. */
    async putsBack() {
      if (moved.size === 0) return;
      for (const [id, discount] of moved) await ask("price", { id, discount });
      await ask("bot-stop");
    },
  };
}

/** A number stands on cards in groups. */
const literally = (text: string) =>
  new RegExp(
    text
      .split(/(?<=\d)(?=\d)/)
      .map(RegExp.escape)
      .join("\\s?"),
  );

/** What the bot has written since the telling began: every text, also one that an edit has replaced. */
function listen(store: Store) {
  let hasBegun = false;
  const chats = store.section("people").map(({ id }) => {
    const known = new Set<string>();
    const texts: string[] = [];
    const leave = store.onList(`chat/${id}`, (list) => {
      for (const { key, from, text } of list.values()) {
        const look = `${key} ${text}`;
        if (from !== "bot" || known.has(look)) continue;
        known.add(look);
        if (hasBegun) texts.push(text);
      }
    });
    return { id, texts, leave, forgotten: 0 };
  });
  hasBegun = true;
  const find = (person: number) => chats.find(({ id }) => id === person);
  return {
    all: (person: number) => find(person)?.texts ?? [],
    /** Since somebody last asked to forget. */
    of: (person: number) => find(person)?.texts.slice(find(person)?.forgotten) ?? [],
    forget() {
      for (const chat of chats) chat.forgotten = chat.texts.length;
    },
    stop: () => {
      for (const { leave } of chats) leave();
    },
  };
}

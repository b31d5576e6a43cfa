import { afterEach, beforeEach } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { createCalendar } from "../../../src/core/calendar.ts";
import { createCipher } from "../../../src/core/cipher.ts";
import { createIds } from "../../../src/core/ids.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import type { Store } from "../../../src/db/open.ts";
import { findPurchase, insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { type DecideDeps, type Decision, decideSms } from "../../../src/sms/decide.ts";
import type { SmsGateway } from "../../../src/sms/port.ts";
import { createSmsSender } from "../../../src/sms/send.ts";
import { smsOfSale } from "../../../src/sms/sms.queries.ts";
import type { SendOutcome } from "../../../src/sms/states.ts";
import { anAccount, anElectricitySale } from "../../support/builders.ts";
import { createFakeClock, type FakeClock } from "../../support/fake-clock.ts";
import { waitFor } from "../../support/until.ts";
import type { Engine } from "./engine.ts";

export const token = "12345678901234567890";
const bytes = (size: number) => crypto.getRandomValues(new Uint8Array(size));
export const cipher = createCipher([Buffer.alloc(32, 7)], bytes);
const calendar = createCalendar({ zone: "UTC" });

/** A gateway that answers what a test says, and counts what it is asked to send. */
export function aGateway(answers: (SendOutcome | Promise<SendOutcome>)[] = [], lookUp?: SmsGateway["lookUp"]) {
  const sent: { number: string; text: string }[] = [];
  const gateway: SmsGateway = {
    name: "termii",
    async send(message) {
      sent.push(message);
      return (await answers.shift()) ?? { kind: "accepted", messageId: `m${sent.length}`, costKobo: toKobo(400) };
    },
    readReport: () => null,
    ...(lookUp && { lookUp }),
    async [Symbol.asyncDispose]() {},
  };
  return { gateway, sent };
}

export const smsDecisions: DecideDeps = {
  ...{ cipher, calendar, limits: { perShop: 4, perDay: 5 }, gateway: "termii" },
  readToken: ({ state }) => (state === "succeeded" ? token : null),
  partsOf: (_sale, text) => [text],
};

/** What all engines' promises about SMS are held against: two accounts, a sale with a token, and a sender of its decisions. */
export function openSmsStore(engine: Engine) {
  let store: Store;
  let clock: FakeClock;
  const aSale = (id: string, over = {}) =>
    insertPurchase(
      store.db,
      anElectricitySale({ id, reference: `VB-${id}`, state: "succeeded", delivery: "delivered", ...over }),
    );
  const stamp = () => ({ ids: createIds(clock, bytes), now: clock.now() });

  beforeEach(async () => {
    clock = createFakeClock();
    store = await engine.open();
    for (const id of ["ada", "bola"]) await insertAccount(store.db, anAccount({ id }));
    await aSale("sale");
  });
  afterEach(() => store[Symbol.asyncDispose]());

  async function decideNow(over: Partial<Decision> = {}, saleId = "sale") {
    const purchase = await findPurchase(store.db, saleId);
    if (!purchase) throw new Error("No sale");
    const decision = { purchase, number: "08091234567", turn: 1, seen: null, isOwner: true, ...over };
    return store.transaction((trx) => decideSms(trx, smsDecisions, stamp(), decision));
  }

  function aSender(gateway: SmsGateway, perMinute = 60, transaction = store.transaction) {
    const ids = createIds(clock, bytes);
    return createSmsSender({
      ...{
        store: { ...store, transaction },
        clock,
        ids,
        log: silentLog,
        random: () => 0.5,
        smsGateway: gateway,
        perMinute,
        ...smsDecisions,
      },
    });
  }
  const states = async (saleId = "sale") => (await smsOfSale(store.db, saleId)).map(({ state }) => state);
  const becomes = (state: string, saleId = "sale") =>
    waitFor(async () => (await states(saleId)).at(-1) === state, `it is ${state}`);
  return {
    get store() {
      return store;
    },
    get clock() {
      return clock;
    },
    ...{ aSale, aSender, becomes, decideNow, stamp, states },
  };
}

import { afterEach, beforeEach, expect } from "vitest";
import {
  startVendingService,
  type VendingService,
  type VendingServiceOptions,
} from "../../../../sandbox/vending/service.ts";
import { deployedTraits } from "../../../../sandbox/vending/switches.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { startReceiver } from "./receiver.ts";

/** A service with one account, Ada's, and short words for calling it. */
export interface Counter extends AsyncDisposable {
  service: VendingService;
  adaId: number;
  /** Ada's live key. */
  key: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answered>;
  /** Buys ₦500 of MTN airtime, unless told otherwise, with Ada's live key. */
  buy(fields?: Readonly<Record<string, unknown>>, key?: string): Promise<Answered>;
  verify(reference: string): Promise<Answered>;
  login(): Promise<string>;
  walletKobo(): number;
}

interface CallOptions {
  key?: string;
  jwt?: string;
  body?: unknown;
  /** JSON when not given. */
  accept?: string;
}

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined where it is none. */
  body: Json;
}

// Whatever JSON.parse says: a test looks into an answer at will, and fails where it is not as expected.
type Json = ReturnType<typeof JSON.parse>;

export const ada = { firstName: "Ada", lastName: "Obi", phoneNumber: "08031234567", pin: "4321", walletNaira: 10_000 };

type Options = VendingServiceOptions & { account?: Partial<Parameters<VendingService["addAccount"]>[0]> };

async function openCounter({ account, ...serviceOptions }: Options): Promise<Counter> {
  const service = await startVendingService(serviceOptions);
  const added = service.addAccount({ ...ada, keys: ["live", "sandbox"], ...account });
  const liveKey = added.keys.find((key) => key.mode === "live")?.key ?? "";

  const call: Counter["call"] = async (method, path, { key, jwt, body, accept } = {}) => {
    const headers = new Headers({ "content-type": "application/json", accept: accept ?? "application/json" });
    if (key !== undefined) headers.set("x-api-key", key);
    if (jwt !== undefined) headers.set("authorization", `Bearer ${jwt}`);
    const content = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
    const response = await fetch(service.baseUrl + path, { method, headers, redirect: "manual", ...content });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };

  return {
    service,
    adaId: added.id,
    key: liveKey,
    call,
    buy: (fields = {}, key = liveKey) => {
      const airtime = { service_type: "airtime", beneficiary: "08031234567", amount: 500, network_id: 1 };
      return call("POST", "/purchase/", { key, body: { ...airtime, ...fields } });
    },
    verify: (reference) => call("GET", `/verify/${reference}/`, { key: liveKey }),
    login: async () => {
      const { phoneNumber, pin } = ada;
      const answer = await call("POST", "/login/", { body: { phone_number: phoneNumber, pin } });
      return answer.body.access;
    },
    walletKobo: () => service.accounts().find(({ id }) => id === added.id)?.walletKobo ?? Number.NaN,
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

/** Expects an answer to have this status and this body. */
export async function expectAnswer(answer: Promise<Answered>, status: number, body: unknown): Promise<void> {
  const answered = await answer;
  expect([answered.status, answered.body]).toEqual([status, body]);
}

/** A prepaid meter at Ikeja Electric. */
export const prepaid = { service_type: "electricity", beneficiary: "45001234567", amount: 5000, variation_id: 601 };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A counter whose webhooks somebody receives, and whose clock the test steers. */
async function openHeard(options: Options) {
  const clock = createFakeClock();
  const receiver = await startReceiver();
  const counter = await openCounter({ ...options, clock, account: { webhookUrl: receiver.url, ...options.account } });
  return {
    ...counter,
    clock,
    receiver,
    /** The received calls, once nothing is under way. */
    async events() {
      await counter.service.webhooks.idle();
      return receiver.events();
    },
    async [Symbol.asyncDispose]() {
      await counter[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
}

/** Such a counter, which every test of a file has for itself. */
export function counterForEach(options: Options = {}): Awaited<ReturnType<typeof openHeard>> {
  const counter = {} as Awaited<ReturnType<typeof openHeard>>;
  beforeEach(async () => {
    Object.assign(counter, await openHeard(options));
  });
  afterEach(() => counter[Symbol.asyncDispose]());
  return counter;
}

/** Switches traits of the deployed service on at the counter of a test. */
export const turnOn =
  (counter: Pick<Counter, "service">) =>
  (...names: (keyof typeof deployedTraits)[]): void => {
    for (const name of names) Object.assign(counter.service.switches, deployedTraits[name]);
  };

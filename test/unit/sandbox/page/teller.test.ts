import { afterEach, describe, expect, it, vi } from "vitest";
import type { Store } from "../../../../sandbox/page/desk.ts";
import { sellsToken } from "../../../../sandbox/page/stories/acts.ts";
import type { Hands } from "../../../../sandbox/page/stories/hands.ts";
import { createTeller } from "../../../../sandbox/page/stories/tell.ts";

const people = [
  { id: 1, firstName: "Ada" },
  { id: 2, firstName: "Ola" },
];

/** A page on which the bot answers what is typed, and what the hands of a story did on it, in order. */
function openPage(answers: (text: string) => string) {
  const chats = new Map<string, (list: ReadonlyMap<number, unknown>) => void>();
  const messages: Record<string, Map<number, unknown>> = { Ada: new Map(), Ola: new Map() };
  const done: string[] = [];
  const sales: { key: number; reference: string; beneficiary: string; status: string }[] = [];
  let holder = "Ada";
  let tapped = () => "";
  const writes = (text: string) => {
    const list = messages[holder] ?? new Map();
    list.set(list.size, { key: list.size, from: "bot", text });
    chats.get(`chat/${person()?.id}`)?.(list);
  };
  const person = () => people.find(({ firstName }) => firstName === holder);
  const hands = {
    holder: person,
    takePhone(name: string) {
      holder = name;
    },
    async start() {
      return false;
    },
    async type(text: string) {
      done.push(`${holder}: ${text}`);
      writes(answers(text));
    },
    tap: async () => writes(tapped()),
    hears: () => "",
  } as unknown as Hands;
  const store = {
    section: () => people,
    // Newest first.
    list: () => new Map(sales.toReversed().map((sale) => [sale.key, sale])),
    onList(name: string, tell: (list: ReadonlyMap<number, unknown>) => void) {
      chats.set(name, tell);
      tell(messages[people.find(({ id }) => name === `chat/${id}`)?.firstName ?? ""] ?? new Map());
      return () => undefined;
    },
  } as unknown as Store;
  async function until<T>(found: () => T | null | undefined | false, what: string): Promise<T> {
    const value = found();
    if (value === null || value === undefined || value === false) throw new Error(`no ${what}`);
    return value;
  }
  const tell = () => createTeller({ store, hands, until, secondMs: 0 }, { sales: new Set(), walletKobo: 0 });
  const onTap = (writes: () => string) => {
    tapped = writes;
  };
  return { done, sales, onTap, teller: tell(), retell: tell, holder: () => holder };
}

describe("a word that a story waits for", () => {
  const texts = { "/help": "What you can do", "/ops": "The service answers" };
  const open = () => openPage((text) => texts[text as keyof typeof texts]);

  it("may have come before what was done last", async () => {
    const { teller } = open();
    await teller.does([{ types: "/help" }, { types: "/ops" }, { hasSeen: "What you can do" }]);
    await expect(teller.does([{ sees: "What you can do" }])).rejects.toThrow("What you can do");
  });

  it("is none that stood there before the story began", async () => {
    const { done, retell, teller } = open();
    await teller.does([{ types: "/help" }]);
    expect(done).toEqual(["Ada: /help"]);
    await expect(retell().does([{ hasSeen: "What you can do" }])).rejects.toThrow("What you can do");
  });
});

describe("the token of a sale that a story makes", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A sale goes through with one tap, after which the bot writes this. */
  function open(writes: (meter: string) => string) {
    vi.stubGlobal("fetch", async () => Response.json({ ok: true }));
    let meter = "";
    const page = openPage((text) => {
      meter = /\d{11}/.exec(text)?.[0] ?? "";
      if (text === "/menu") return "Wallet ₦25,000.00";
      return text === "" ? "" : "Sell electricity?";
    });
    page.onTap(() => writes(meter.replace(/(\d{4})(\d{4})/, "$1 $2 ")));
    return page.teller.does(sellsToken);
  }

  it("is on its own card", async () => {
    await expect(open((meter) => `⚡ Token for meter ${meter}`)).resolves.toBeUndefined();
  });

  it("is not that of an earlier sale, whose card changes meanwhile", async () => {
    await expect(open(() => "⚡ Token for meter 4500 9999 999\nPaid ₦985.00")).rejects.toThrow("Token for meter");
  });
});

describe("the counter of a story", () => {
  it("is opened as it is while the shop sells", async () => {
    const { done, teller } = openPage(() => "Ada's shop\nWallet ₦25,000.00");
    await teller.does([{ opensCounter: true }]);
    expect(done).toEqual(["Ada: /menu"]);
  });

  it("sells again where somebody has left new sales stopped: the operator takes them, and the phone goes back", async () => {
    const { done, teller, holder } = openPage((text) =>
      text === "/menu" ? "No new sales for now.\nWallet ₦25,000.00" : "▶️ Selling is on.",
    );
    await teller.does([{ opensCounter: true }]);
    expect(done).toEqual(["Ada: /menu", "Ola: /maintenance off"]);
    expect(holder()).toBe("Ada");
  });
});

describe("a sale that a story ends", () => {
  afterEach(() => vi.unstubAllGlobals());

  function open() {
    const page = openPage(() => "");
    const asked: unknown[] = [];
    const answer = async (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return Response.json({ ok: true });
    };
    vi.stubGlobal("fetch", answer);
    const sell = (meter: string) =>
      page.sales.push({
        ...{ key: page.sales.length, reference: `VB-${meter}`, beneficiary: page.teller.fill(`{${meter}}`) },
        status: "pending",
      });
    return { ...page, asked, sell };
  }

  it("is the one to the number that it names, whichever others are pending", async () => {
    const { asked, sell, teller } = open();
    for (const meter of ["meter1", "meter2", "meter3"]) sell(meter);
    await teller.does([{ settles: "as failed", of: "{meter2}" }]);
    expect(asked).toEqual([{ reference: "VB-meter2", status: "failed" }]);
  });

  it("is none other where that one is not on the page yet", async () => {
    const { asked, sell, teller } = open();
    sell("meter1");
    await expect(teller.does([{ settles: "with token", of: "{meter2}" }])).rejects.toThrow("that is pending");
    await expect(teller.does([{ sendsTokenOf: "{meter1}" }])).rejects.toThrow("that is success");
    expect(asked).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Entries } from "../../../../sandbox/desk/contract.ts";
import { readRows } from "../../../../sandbox/page/trail/rows.ts";

const reference = "VB-1";

const told = {
  book: {
    ...{ key: 1, reference, person: 7, seller: "Musa", card: 3 },
    journal: [
      { at: 10, kind: "intent", from: "quoted", to: "intent", source: "tap", kobo: null },
      { at: 40, kind: "state", from: "sending", to: "succeeded", source: "answer", kobo: null },
    ],
    shown: [
      { at: 20, words: "Sent. Waiting for MTN." },
      { at: 40, words: "Airtime sold" },
    ],
  },
  requests: {
    ...{ key: 5, at: 30, method: "POST", path: "/purchase/", operation: "purchase", reference },
    ...{ processed: true, fault: null, answered: 201 },
  },
  sales: { key: 2, reference, history: [{ at: 30, status: "success", note: "delivered at once" }] },
  deliveries: {
    ...{ key: 6, at: 40, reference, status: "success", hasToken: true, attempt: 2, answered: null, error: "reset" },
  },
};

const storeOf = (entries: typeof told) => ({
  list: <Name extends keyof Entries>(name: Name) => {
    const entry = entries[name as keyof typeof told] as unknown as Entries[Name];
    return new Map([[entry.key, entry]]) as ReadonlyMap<number, Entries[Name]>;
  },
});
const store = storeOf(told);

describe("what happened to a sale", () => {
  it("stands in time order, and within a moment from the tap to the card", () => {
    expect(readRows(store).map(({ lane, words }) => `${lane}: ${words}`)).toEqual([
      "shop: tapped: written down first",
      "card: Sent. Waiting for MTN.",
      "request: POST /purchase/",
      "service: delivered at once",
      "shop: sold",
      "webhook: tells: success, with token, attempt 2",
      "card: Airtime sold",
    ]);
  });

  it("has the card wait before the answer, where Telegram shows it after that within the second", () => {
    const [intent, answer] = told.book.journal;
    const sending = { at: 20, kind: "sending", from: "intent", to: "sending", source: "sender", kobo: null };
    const shown = [
      { at: 45, words: "Sent. Waiting for MTN." },
      { at: 50, words: "Airtime sold" },
    ];
    const journal = [intent, sending, answer].filter((move) => move !== undefined);
    const rows = readRows(storeOf({ ...told, book: { ...told.book, journal, shown } }));
    expect(rows.map(({ words }) => words).slice(1, 4)).toEqual([
      "about to be sent",
      "Sent. Waiting for MTN.",
      "POST /purchase/",
    ]);
    const late = shown.map(({ at, words }) => ({ at: at + 1000, words }));
    const rowsLate = readRows(storeOf({ ...told, book: { ...told.book, journal, shown: late } }));
    expect(rowsLate.at(-2)?.words).toBe("Sent. Waiting for MTN.");
  });

  it("says who sold it, who told how it ended, and of silence nobody", () => {
    const silence = { at: 35, kind: "state", from: "sending", to: "unknown", source: "answer", kobo: null };
    const journal = [...told.book.journal, silence];
    const rows = readRows(storeOf({ ...told, book: { ...told.book, journal } }));
    const ends = rows.filter(({ lane }) => lane === "shop").map(({ words, end }) => [words, end]);
    expect(ends).toEqual([
      ["tapped: written down first", "by Musa"],
      ["no answer: to be looked up", ""],
      ["sold", "by answer"],
    ]);
  });

  it("says what came of a request and of a webhook", () => {
    const rows = readRows(store);
    expect(rows.find(({ lane }) => lane === "request")).toMatchObject({ end: "201", isBad: false });
    expect(rows.find(({ lane }) => lane === "webhook")).toMatchObject({ end: "no answer", isBad: true, delivery: 6 });
  });

  it("has one row for all listings that are read in a row, and one per listing that could not be read", () => {
    const listing = { method: "GET", operation: "catalogue", reference: null, processed: true, fault: null } as const;
    const reads = [
      { at: 12, path: "/airtime/networks/", answered: 200 },
      { at: 13, path: "/data/networks/1/plans/", answered: 200 },
      { at: 14, path: "/tv/services/", answered: 500 },
      { at: 15, path: "/tv/services/", answered: 200 },
      { at: 16, path: "/tv/services/2/packages/", answered: 200 },
      { at: 17, path: "/tv/services/3/packages/", answered: null },
      { at: 45, path: "/airtime/networks/", answered: 200 },
    ].map((read, index) => ({ ...listing, ...read, key: 10 + index }));
    const requests = new Map([told.requests, ...reads].map((request) => [request.key, request]));
    const rows = readRows({
      list: (name) => (name === "requests" ? requests : store.list(name)) as ReturnType<typeof store.list<typeof name>>,
    });
    expect(rows.filter(({ lane }) => lane === "request").map(({ words, end }) => [words, end])).toEqual([
      ["Catalogue read: 2 listings", "200"],
      ["GET /tv/services/", "500"],
      ["Catalogue read: 3 listings", "…"],
      ["POST /purchase/", "201"],
      ["GET /airtime/networks/", "200"],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import type { Seat } from "../../../src/accounts/seats.queries.ts";
import { allowanceButtons, seatButtons } from "../../../src/bot/callbacks/staff.ts";
import { fitTo, mayTap } from "../../../src/bot/ui/permissions.ts";
import type { Html } from "../../../src/bot/ui/text.ts";
import { noon } from "../../support/builders.ts";

const id = "01KJ4Q00000000000000000001";
const key = "A".repeat(22);

function aSeat(over: Partial<Seat> = {}): Seat {
  return {
    ...{ id, account_id: "ada", number: 1, name: "Tunde", role: "seller", state: "active", user_id: 8 },
    ...{ sale_limit_kobo: null, day_limit_kobo: null, services: null, ends_at: null },
    ...{
      token_hash: null,
      link_expires_at: null,
      claimed_at: noon,
      created_by: 7,
      created_at: noon,
      version: 1,
      sees_cost: 0,
      marks_owed: 0,
      gets_requests: 0,
    },
    ...over,
  };
}

const selling = [
  "sell:airtime",
  "sell:new:tv",
  `again:${id}`,
  "form:3:q0",
  `change:${key}`,
  `pieces:${key}:2`,
  `ask:${key}`,
];
const sellingOn = [
  `request:sell:${id}`,
  `request:later:${id}`,
  `repeat:sell:${id}:20780`,
  `repeat:new:${id}`,
  "repeats:0",
  `retry:${id}`,
  `unask:${id}`,
  `give:${id}`,
  `name:${id}`,
];
const book = [
  "history",
  "h:all:all:all:",
  "hf:day:all:all:all",
  `open:${id}`,
  `receipt:${id}`,
  `pack:${id}`,
  `check:${id}`,
];
const confirm = [`buy:${key}`, `resend:${id}:4`, `drop:${key}`];
const owners = [
  ...["account", "acct:ask:live_key", "acct:mode:sandbox", "fund", "fund:new", "paid", "lock", "staff", "trail"],
  ...["made-up", ""],
  ...[
    "customers:0",
    `customer:${id}`,
    `invite:${id}`,
    `to:airtime:${id}`,
    `who:${id}`,
    `number:${id}`,
    `unnumber:${id}`,
    `forget:${id}`,
    `unlink:${id}`,
    `looked:${id}:5`,
    `payment:owes:${id}`,
    "count:live:20771",
    `debt:all:3:${id}`,
    seatButtons.show({ seat: id }),
    seatButtons.do({ seat: id, act: "resume" }),
    allowanceButtons.allow({ sale: id, version: 1 }),
    allowanceButtons.refuse({ sale: id, version: 1 }),
  ],
];

describe("what may be tapped from a seat", () => {
  it.each([
    ["an active seller", aSeat(), [...selling, ...sellingOn, ...book, ...confirm], ["totals"]],
    [
      "a viewer",
      aSeat({ role: "viewer" }),
      [...book, "totals", "owing", `debtor:${id}`],
      [...selling, ...sellingOn, ...confirm],
    ],
    // The tap that buys is refused where it would be placed.
    ["a suspended seller", aSeat({ state: "suspended" }), [...book, ...confirm], [...selling, ...sellingOn, "totals"]],
    [
      "a suspended viewer",
      aSeat({ state: "suspended", role: "viewer" }),
      ["menu"],
      [...book, ...selling, ...confirm, "totals"],
    ],
  ])("is what %s may do, and nothing of the owner's or unknown", (_, seat, may, mayNot) => {
    expect(may.filter((data) => !mayTap(seat, data))).toEqual([]);
    expect([...mayNot, ...owners].filter((data) => mayTap(seat, data))).toEqual([]);
  });

  it("begins a sale only of the allowed services", () => {
    const seat = aSeat({ services: "data,tv" });
    expect(["sell:tv", "sell:new:data", "sell:airtime", "sell:new:airtime"].map((data) => mayTap(seat, data))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it("says how a sale was paid for where the owner lets an active seller, and never what was given back", () => {
    const salePayments = ["owes", "part", "paid"].map((what) => `payment:${what}:${id}`);
    const may = (over: Partial<Seat>) => salePayments.filter((data) => mayTap(aSeat({ marks_owed: 1, ...over }), data));
    expect(may({})).toEqual(salePayments);
    for (const over of [{ marks_owed: 0 }, { role: "viewer" }, { state: "suspended" }] as const)
      expect(may(over)).toEqual([]);
    expect(mayTap(aSeat({ marks_owed: 1 }), `payment:back:${id}`)).toBe(false);
  });

  it("is all that stands under a message; an owner's keeps every button", () => {
    const content = {
      html: "x" as Html,
      buttons: [
        [{ text: "Fund", data: "fund" }],
        [
          { text: "History", data: "history" },
          { text: "Page", url: "https://x" },
        ],
      ],
    };
    expect(fitTo(aSeat(), content).buttons).toEqual([content.buttons[1]]);
    expect(fitTo(null, content)).toBe(content);
  });
});

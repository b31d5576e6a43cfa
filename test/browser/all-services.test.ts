import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type DemoPage, openDemoPage } from "./demo-page.ts";
import { logIn } from "./log-in.ts";

/** Names a folder for pictures of the confirm cards, as those of docs/ are made. */
const pictures = process.env.VENDBOT_PICTURES;

interface Walk {
  service: string;
  /** Texts to wait for, and then to tap or, in quotes, to type. */
  steps: readonly (readonly [sees: string | RegExp, does: string | { types: string }])[];
  title: string;
  buys: string;
  sold: string | RegExp;
}

const phone = { types: "0803 555 1234" };

const walks: readonly Walk[] = [
  {
    service: "Airtime",
    steps: [
      ["Phone number", phone],
      ["How much", "₦500"],
    ],
    title: "Sell airtime?",
    buys: "Sell ₦500",
    sold: "Airtime sold",
  },
  {
    service: "Data",
    steps: [
      ["Phone number", phone],
      ["kind of plan", { types: "sme 1gb (30" }],
    ],
    title: "Sell data?",
    buys: "Sell ₦620",
    sold: "Data sold",
  },
  {
    service: "TV",
    steps: [
      ["Which company", "DStv"],
      ["Which one", "DStv Padi"],
      ["Smart card", { types: "1234567890" }],
    ],
    title: "Sell TV?",
    buys: "Sell ₦4,400",
    sold: "TV sold",
  },
  {
    service: "Electricity",
    steps: [
      ["Which company", "Ikeja"],
      ["Meter number", { types: "4500 1234 567" }],
      ["How much", "₦1,000"],
    ],
    title: "Sell electricity?",
    buys: "Sell ₦1,000",
    sold: /Do not sell this again|Token for meter/,
  },
  {
    service: "Internet",
    steps: [
      ["Which company", "Smile"],
      ["Which one", "FlexiDaily"],
      ["Phone number", phone],
    ],
    title: "Sell internet?",
    buys: "Sell ₦450",
    sold: "Internet sold",
  },
  {
    service: "Exam pins",
    steps: [
      ["Which exam", "WAEC Result Checker"],
      ["Phone number", phone],
    ],
    title: "Sell exam pins?",
    buys: "Sell ₦4,200",
    sold: "WAEC Result Checker pins",
  },
];

async function sell({ says, taps, sees }: DemoPage, walk: Walk): Promise<void> {
  await says("/sell");
  await sees("What do you want to sell");
  await taps(walk.service);
  for (const [awaited, does] of walk.steps) {
    await sees(awaited);
    await (typeof does === "string" ? taps(does) : says(does.types));
  }
  const card = await sees(walk.title);
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    await card.screenshot({ path: join(pictures, `confirm-${walk.service.toLowerCase().replace(" ", "-")}.png`) });
  }
  await taps(walk.buys);
  await sees(walk.sold);
}

describe("all six services, in a browser", () => {
  it("are sold one after the other, each once", async () => {
    await using shop = await openDemoPage();
    await logIn(shop);
    for (const walk of walks) await sell(shop, walk);
    const sent = shop.demo.vending.requests.filter(({ operation }) => operation === "purchase");
    expect(sent).toHaveLength(walks.length);
    expect(new Set(sent.map(({ body }) => (body as { service_type: string }).service_type)).size).toBe(walks.length);
    expect(shop.complaints).toEqual([]);
  });
});

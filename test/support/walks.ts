import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { sees } from "./chat.ts";
import { buyLabel, walksTo } from "./selling.ts";
import type { Shop } from "./shop.ts";

/** The way of one service from the menu to the sale. */
export interface Walk {
  service: string;
  /** A button is tapped, `"text"` is typed, in order; the tap that buys is not named. */
  steps: readonly (RegExp | string)[];
  taps: number;
  typed: number;
  sold: RegExp;
  wire: Readonly<Record<string, unknown>>;
}

export const walks: readonly Walk[] = [
  {
    service: "airtime",
    steps: [/Airtime/, "0803 555 1234", /^₦500$/],
    taps: 3,
    typed: 1,
    sold: /Airtime sold/,
    wire: { service_type: "airtime", network_id: 1, amount: 500 },
  },
  {
    service: "data",
    steps: [/Data/, "0803 555 1234", /^SME$/, /^1GB \(30 days\)/],
    taps: 4,
    typed: 1,
    sold: /Data sold/,
    wire: { service_type: "data", amount: 0 },
  },
  {
    service: "tv",
    steps: [/TV/, /^DStv$/, /^DStv Padi/, "1234 5678 90"],
    taps: 4,
    typed: 1,
    sold: /TV sold/,
    wire: { service_type: "tv", amount: 0, beneficiary: "1234567890" },
  },
  {
    service: "electricity",
    steps: [/Electricity/, /^Ikeja/, "4500 1234 567", /^₦5,000$/],
    taps: 4,
    typed: 1,
    sold: /Token for meter/,
    wire: { service_type: "electricity", amount: 5000, variation_id: 601, beneficiary: "45001234567" },
  },
  {
    service: "internet",
    steps: [/Internet/, /^Smile$/, /^FlexiDaily/, "0803 555 1234"],
    taps: 4,
    typed: 1,
    sold: /Internet sold/,
    wire: { service_type: "internet", amount: 0 },
  },
  {
    service: "education",
    steps: [/Exam/, /^WAEC Result/, "0803 555 1234"],
    taps: 3,
    typed: 1,
    sold: /WAEC Result Checker pins/,
    wire: { service_type: "education", amount: 0, quantity: 1, variation_id: 801 },
  },
];

/** Sells, and waits for the card that says so. */
export async function sell(shop: Shop, walk: Walk): Promise<ChatMessage> {
  const card = await walksTo(shop.ada, walk.steps);
  await shop.ada.taps(buyLabel, { message: card.id });
  return sees(shop.ada, ({ id, text }) => id === card.id && walk.sold.test(text));
}

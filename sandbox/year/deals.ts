import { hourMs } from "../../src/core/calendar.ts";
import type { Catalogue } from "../vending/catalogue.ts";
import { type Regular, regulars } from "./people.ts";
import type { Draw } from "./seeded.ts";
import { airtime, electricity, plansOf, type Ware } from "./wares.ts";

/** What becomes of a deal: delivered at once, after minutes, not at all, or taken back by the service a day later. */
type Fate = "sold" | "late" | "refused" | "reversed";

/** One customer at the counter. */
export interface Deal {
  readonly at: number;
  /** Null: somebody who passes by. */
  readonly regular: Regular | null;
  readonly beneficiary: string;
  readonly ware: Ware;
  readonly fate: Fate;
  readonly owes: boolean;
}

export interface Day {
  /** When it begins. */
  readonly startsAt: number;
  /** 0: Sunday. */
  readonly weekday: number;
  readonly dayOfMonth: number;
  /** How much of the year is over, from 0 to 1: the shop gets known. */
  readonly grown: number;
}

/** Customers on a day, Sunday first. */
const usual = [1.6, 3.2, 2.8, 3.2, 3.8, 5.4, 5] as const;
/** So many people live in the street, and come again. */
const neighbours = 40;
const busyHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 19, 20] as const;
const faces = [100, 100, 200, 200, 200, 300, 500, 500, 500, 1000, 1000, 2000] as const;
const powerFaces = [1000, 2000, 2000, 3000, 5000, 5000, 10_000] as const;
const prefixes = { MTN: "0803", Airtel: "0802", Glo: "0805", "9mobile (T2)": "0809" } as const;
const networks = ["MTN", "MTN", "MTN", "MTN", "Airtel", "Airtel", "Glo", "9mobile (T2)"] as const;

/** Who comes on a day, in the order of time: more at the end of the week, and when salaries are paid. */
export function dealsOf(day: Day, catalogue: Catalogue, draw: Draw): Deal[] {
  const payday = day.dayOfMonth >= 25 || day.dayOfMonth <= 3 ? 1.35 : 1;
  const mean = (usual[day.weekday] ?? 6) * payday * (0.7 + 0.45 * day.grown);
  const count = Math.round(mean * (0.65 + 0.7 * draw.number()));
  const deals = Array.from({ length: count }, () => dealOn(day, catalogue, draw));
  return deals.flatMap((deal) => deal ?? []).sort((a, b) => a.at - b.at);
}

function dealOn({ startsAt }: Day, catalogue: Catalogue, draw: Draw): Deal | null {
  const at = startsAt + draw.one(busyHours) * hourMs + draw.whole(0, hourMs - 1);
  const regular = draw.chance(0.45) ? draw.one(comers) : null;
  const wanted = wantedBy(regular, catalogue, draw);
  if (!wanted) return null;
  const fate = fateOf(draw);
  return { at, regular, ...wanted, fate, owes: fate === "sold" && regular?.owes === true && draw.chance(0.5) };
}

/** Each of them as often as they come. */
const comers = regulars.flatMap((regular) => Array.from({ length: regular.comes }, () => regular)) as [
  Regular,
  ...Regular[],
];

function fateOf(draw: Draw): Fate {
  const drawn = draw.number();
  if (drawn < 0.018) return "refused";
  if (drawn < 0.026) return "reversed";
  return drawn < 0.07 ? "late" : "sold";
}

type Wanted = Pick<Deal, "beneficiary" | "ware">;

function wantedBy(regular: Regular | null, catalogue: Catalogue, draw: Draw): Wanted | null {
  const drawn = draw.number();
  const { meter, smartcard } = regular ?? {};
  if (meter && drawn < 0.35) {
    return sellable(meter.number, electricity(catalogue, meter.company, draw.one(powerFaces)));
  }
  if (smartcard && drawn > 0.93) {
    const { provider, number } = smartcard;
    return sellable(number, plansOf(catalogue, "tv", provider, ({ name }) => name === smartcard.package)[0]);
  }
  if (!regular && drawn < 0.03) return pinFor(phoneOf("MTN", draw), catalogue, draw);
  const network = regular?.network ?? draw.one(networks);
  const phone = regular?.phone ?? phoneOf(network, draw);
  if (drawn < 0.62) return sellable(phone, airtime(catalogue, network, draw.one(faces)));
  const plans = plansOf(catalogue, "data", network, ({ normalPrice }) => normalPrice >= 350 && normalPrice <= 3500);
  return sellable(phone, plans[draw.whole(0, plans.length - 1)]);
}

function pinFor(phone: string, catalogue: Catalogue, draw: Draw): Wanted | null {
  const pins = plansOf(catalogue, "education", null, ({ normalPrice }) => normalPrice < 10_000);
  return sellable(phone, pins[draw.whole(0, pins.length - 1)]);
}

function sellable(beneficiary: string, ware: Ware | null | undefined): Wanted | null {
  return ware ? { beneficiary, ware } : null;
}

/** The number of somebody who lives in the street. */
function phoneOf(network: string, draw: Draw): string {
  const prefix = Object.entries(prefixes).find(([name]) => name === network)?.[1] ?? prefixes.MTN;
  return `${prefix}${String(4_810_337 + draw.whole(1, neighbours) * 104_729).slice(-7)}`;
}

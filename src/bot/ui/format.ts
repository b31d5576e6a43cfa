import type { ChangeKind } from "../../accounts/accounts.table.ts";
import { createCalendar, type Month, type Weekday } from "../../core/calendar.ts";
import { formatNaira, formatNairaShort, toKobo } from "../../core/money.ts";
import { zonedAt } from "../../core/zone.ts";
import { openPriceOf, priceOf } from "../../sales/price-of.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import { hasFaceValue, type NumberKind, numberKindOf, type ServiceType } from "../../services/services.ts";
import { findVended, tokenLines } from "../../vending-api/vended.ts";
import type { Html, Say } from "./text.ts";

/** "−₦12.50": an amount that may be below zero. */
export const naira = (kobo: number): string => formatNaira(toKobo(kobo)).replace("-", "−");
/** With its sign, as it counts in a sum. */
export const signed = (kobo: number): string => `${kobo > 0 ? "+" : ""}${naira(kobo)}`;

/** The one time of a sale on every card, list and receipt: when it was confirmed; of an offer, when it was made. */
export const soldAt = ({ confirmed_at, quoted_at }: Pick<Purchase, "confirmed_at" | "quoted_at">): number =>
  confirmed_at ?? quoted_at;

/** "0803 123 4567": a mobile number, in the groups of speech. */
export function formatPhone(phone: string): string {
  return /^\d{11}$/.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}` : phone;
}

/** "4500 1234 567": digits in fours. */
function groupDigits(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** A beneficiary as people read it, by what it is for this service. */
export function formatBeneficiary(serviceType: ServiceType, beneficiary: string): string {
  return formatNumber(numberKindOf(serviceType), beneficiary);
}

/** A number as people read it: a phone's in the groups of speech, all others in fours. */
export function formatNumber(kind: NumberKind, number: string): string {
  return kind === "phone" ? formatPhone(number) : groupDigits(number);
}

/**
 * The tokens of a meter, one per line: what the text labels as one, or its parts as the service sent them. 16 to 20 digits
 * are set in fours, however the service wrote them.
 */
export function tokenGroups(token: string): string[] {
  const labelled = tokenLines(findVended(token));
  return (labelled.length > 0 ? labelled.join("\n") : token)
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const bare = part.replace(/[\s-]/g, "");
      return /^\d{16,20}$/.test(bare) ? groupDigits(bare) : part;
    });
}

/** Dates and times in the shop's time zone. */
export interface Times {
  /** As the settings name it: "Africa/Lagos". */
  readonly zone: string;
  /** "14 Nov 2026, 14:32" */
  moment(at: number): string;
  /** "14 Nov" */
  date(at: number): string;
  /** "Saturday" */
  weekday(at: number): string;
  /** "14:32" */
  time(at: number): string;
  /** "14:32" for a moment of the day of `now`, else with its day. */
  soon(at: number, now: number): string;
  /** "14:32:05" */
  seconds(at: number): string;
  /** The start of the day that `at` lies in, in epoch milliseconds. */
  startOfDay(at: number): number;
  /** The start of the month that `at` lies in. */
  startOfMonth(at: number): number;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function createTimes(timeZone: string): Times {
  const read = (at: number) => zonedAt(timeZone, at);
  const calendar = createCalendar({ zone: timeZone });
  const startOfDay = (at: number) => calendar.startOf(calendar.dayOf(at));

  const secondsOf = ({ hour, minute, second }: Temporal.ZonedDateTime) =>
    [hour, minute, second].map((part) => String(part).padStart(2, "0")).join(":");
  const dateOf = ({ day, month }: Temporal.ZonedDateTime) => `${day} ${months[month - 1]}`;
  const time = (at: number) => secondsOf(read(at)).slice(0, 5);

  function moment(at: number): string {
    const then = read(at);
    return `${dateOf(then)} ${then.year}, ${secondsOf(then).slice(0, 5)}`;
  }

  return {
    zone: timeZone,
    ...{ moment, time, startOfDay },
    date: (at) => dateOf(read(at)),
    seconds: (at) => secondsOf(read(at)),
    weekday: (at) => weekdays[read(at).dayOfWeek - 1] ?? "",
    soon: (at, now) => (startOfDay(at) === startOfDay(now) ? time(at) : moment(at)),
    startOfMonth: (at) => read(at).with({ day: 1 }).startOfDay().epochMilliseconds,
  };
}

/** A service's name, icon and name within a sentence. */
export function nameService(say: Say, serviceType: ServiceType) {
  return {
    name: say.plain(`service-${serviceType}`),
    icon: say.plain(`service-${serviceType}-icon`),
    lower: say.plain(`service-${serviceType}-lower`),
  };
}

/** "⚡ Electricity" */
export function labelService(say: Say, serviceType: ServiceType): string {
  const { icon, name } = nameService(say, serviceType);
  return say.plain("button-service", { icon, name });
}

/** "Mama Tolu · 4500 1234 567": a sale's beneficiary under the name that the shop has given it, where it has one. */
export function readBeneficiary(
  say: Say,
  sale: { service_type: ServiceType; beneficiary: string },
  name: string | null | undefined,
): string {
  const beneficiary = formatBeneficiary(sale.service_type, sale.beneficiary);
  return name ? say.plain("named", { name: isolated(name), beneficiary }) : beneficiary;
}

/** The product of a sale and its beneficiary, under the name that the shop has given. */
export function toWhomLine(
  say: Say,
  sale: Pick<Purchase, "provider_name" | "product_name" | "service_type" | "beneficiary">,
  name: string | null | undefined,
): Html {
  const provider = nameProduct(sale.provider_name, sale.product_name, " ");
  return say.html("card-to", { provider, beneficiary: readBeneficiary(say, sale, name) });
}

/** The variables of a question for the PIN that is about a sale. */
export function describeOffer(say: Say, sale: Purchase, name: string | null) {
  return {
    ...{ amount: nameWorth(sale, true), service: nameService(say, sale.service_type).lower },
    ...{ provider: sale.provider_name, beneficiary: readBeneficiary(say, sale, name) },
  };
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that is written from right to left would otherwise turn round the groups of the number beside it. */
function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** Provider and product in one: "MTN · 1GB (7 days)", but "DStv Confam" where the product already says whose it is. */
export function nameProduct(provider: string, product: string | null, between: string): string {
  if (product === null || product === "") return provider;
  return product.toLowerCase().startsWith(provider.toLowerCase()) ? product : `${provider}${between}${product}`;
}

/** "Friday", "October": as it is called in all languages here. */
export function nameDay(day: Weekday | Month): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

/** "₦550": what the customer pays. For users who see no cost, the product's name if its only price is the cost. */
export function nameWorth(
  sale: Pick<Purchase, "service_type" | "face_kobo" | "price_kobo" | "price_from" | "product_name">,
  withCost: boolean,
): string {
  const price = withCost ? priceOf(sale) : openPriceOf(sale);
  return price === null ? (sale.product_name ?? "") : formatNairaShort(price);
}

/**
 * "₦1,600.00", or "₦5,100.00 for ₦5,000.00" where it is not the face value: the price that a customer sees as paid.
 * Null if the shop has no price but its own charge.
 */
export function namePaid(
  say: Say,
  sale: Pick<Purchase, "service_type" | "face_kobo" | "price_kobo" | "price_from">,
): string | null {
  const price = openPriceOf(sale);
  if (price === null) return null;
  const isFace = price === sale.face_kobo || !hasFaceValue(sale.service_type);
  const paid = { price: formatNaira(price), face: formatNaira(sale.face_kobo) };
  return isFace ? paid.price : say.plain("price-for-face", paid);
}

/** A change, in one or two words. */
export function nameChange(say: Say, kind: ChangeKind): string {
  return say.plain(names[kind]);
}

const names = {
  upgrade: "change-upgrade",
  live_key: "change-live-key",
  sandbox_key: "change-sandbox-key",
  webhook_use: "change-webhook",
  webhook_back: "change-webhook",
} as const satisfies Record<ChangeKind, string>;

/** The last six characters of a reference: on cards, and enough to find the sale by. */
export function tailOf(reference: string): string {
  return reference.slice(-6);
}

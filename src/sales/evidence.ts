import type { Kobo } from "../core/money.ts";
import { serviceCalled, services } from "../services/services.ts";
import { findVended, pinLinesOf, tokenLines, type Vended } from "../vending-api/vended.ts";
import type { Purchase } from "./purchases.queries.ts";
import type { PurchaseTable } from "./purchases.table.ts";

/** Whether a sale hands the buyer something to read: electricity that is not postpaid, and exam pins. */
export function awaitsToken({ service_type, product_name }: Pick<Purchase, "service_type" | "product_name">): boolean {
  const { vends, doesVend } = services[service_type];
  return vends !== null && (doesVend?.(product_name ?? "") ?? true);
}

/**
 * The same number in another spelling is the same: only digits count, and a mobile number may carry +234 or 0. If some
 * of them are masked ("0803****567"), the others have to fit. A text without any digit names nobody.
 */
export function isSameBeneficiary(purchase: Pick<Purchase, "beneficiary">, stated: string | null): boolean {
  if (stated === null || !/\d/.test(stated)) return true;
  const own = purchase.beneficiary.replace(/\D/g, "");
  const bare = own.replace(mobilePrefix, "");
  const parts = stated.split(mask).map((part) => part.replace(/\D/g, ""));
  const shown = new RegExp(`^${parts.join("\\d*")}$`);
  return [own, bare, ...(bare.length === 10 ? [`0${bare}`, `234${bare}`] : [])].some((spelling) =>
    shown.test(spelling),
  );
}

const mobilePrefix = /^(?:234|0)(?=\d{10}$)/;
/** Marks that stand for masked digits. A single dash or dot only separates. */
const mask = /[*•●·#_…]+|x{2,}|(?<=\d)x(?=\d)|-{2,}|\.{2,}/i;

/** The same token in another spelling: spaces, dashes, commas and labels are for the eye. */
export function isSameToken(one: string, other: string): boolean {
  return bareToken(one) === bareToken(other);
}

const phoneNumber = /(?:\+?234|\b0)[789]\d{9}\b/g;
const minDigits = 6;

/** Whether a text may be what a sale vends: it has digits beside the sale's own number and phone numbers. */
export function mayVend({ beneficiary }: Pick<Purchase, "beneficiary">, text: string): boolean {
  const others = text.replaceAll(beneficiary, "").replace(phoneNumber, "");
  return others.replace(/\D/g, "").length >= minDigits;
}

function bareToken(text: string): string {
  const vended = findVended(text);
  const values = [...tokenLines(vended), ...pinLinesOf(vended)];
  return (values.length > 0 ? values.join("") : text).replace(/serial|[\s,-]/gi, "");
}

/**
 * The token or the pins of this sale as words name them without doubt, one per line; null if they do not: a meter's
 * token has 20 digits and is no number of the sale, and there is one pin per piece.
 */
export function readLabelled(
  { service_type, beneficiary, reference, quantity }: Purchase,
  vended: readonly Vended[] = [],
): string | null {
  const own = [beneficiary, reference].map((text) => text.replace(/\D/g, ""));
  if (services[service_type].vends === "pins") {
    const pins = pinLinesOf(vended);
    const areOthers = pins.every((pin) => !own.includes(pin.replace(/\D.*/, "")));
    return pins.length >= quantity && areOthers ? pins.join("\n") : null;
  }
  const tokens = tokenLines(vended).filter((token) => !own.includes(token.replace(/\D/g, "")));
  return tokens.length > 0 ? tokens.join("\n") : null;
}

/** A word that names no other service says nothing: records call a sale "debit", or "AIRTIME_VTU". */
export function isSameServiceType(purchase: Pick<Purchase, "service_type">, stated: string | null): boolean {
  const named = stated === null ? undefined : serviceCalled(stated);
  return named === undefined || named === purchase.service_type;
}

/** Nothing is sold for nothing: an amount of 0 is one that the service does not say. */
export function amountSaid(kobo: Kobo | null): Kobo | null {
  return kobo === 0 ? null : kobo;
}

/** Largest share by which an electricity charge may differ from the face value before a person looks. */
const electricityTolerance = 0.1;

/** What an amount of a record or webhook says of the charge: that it is this, nothing, or something that fits nothing. */
type StatedAmount = { kind: "charge"; kobo: Kobo } | { kind: "nothing" } | { kind: "odd"; kobo: Kobo };

/**
 * The spec says only "amount (Naira)", and not whether the face value or the charge is meant. So the face value says
 * nothing of a charge that differs from it, the expected charge is one that was seen, and 0 is not said at all. A third
 * value is odd: it may be the charge or anything else, and the wallet has to say which. Electricity has no known
 * charge: an amount near the face value is taken for it. `isCharge`: this service was learnt to name the charge, so an
 * amount near the face value is one.
 */
export function judgeAmount(
  { face_kobo: face, expected_kobo: expected }: Pick<Purchase, "face_kobo" | "expected_kobo">,
  stated: Kobo | null,
  isCharge = false,
): StatedAmount {
  if (stated === null || stated === 0) return { kind: "nothing" };
  if (expected !== null && isWithin(stated, expected, 1)) return { kind: "charge", kobo: stated };
  const isNear = isWithin(stated, face, face * electricityTolerance);
  if (isCharge && isNear) return { kind: "charge", kobo: stated };
  if (isWithin(stated, face, 1)) return { kind: "nothing" };
  return { kind: expected === null && isNear ? "charge" : "odd", kobo: stated };
}

/** The charge less the expected charge, in kobo. A kobo is a matter of rounding. */
export function oddityOf({ observed_kobo, expected_kobo }: Pick<Purchase, "observed_kobo" | "expected_kobo">): number {
  if (observed_kobo === null || expected_kobo === null || isWithin(observed_kobo, expected_kobo, 1)) return 0;
  return observed_kobo - expected_kobo;
}

function isWithin(value: number, target: number, tolerance: number): boolean {
  return Math.abs(value - target) <= tolerance;
}

/** What a sale takes, or may have taken, from the wallet: the charge as far as it is known, else the face value. */
export function costOf(sale: Pick<PurchaseTable, "observed_kobo" | "expected_kobo" | "face_kobo">): Kobo {
  return sale.observed_kobo ?? sale.expected_kobo ?? sale.face_kobo;
}

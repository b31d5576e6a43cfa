import type { Kobo } from "../core/money.ts";
import { hasFaceValue, services as known, numberKindOf, type ServiceType } from "../services/services.ts";
import { type Numbers, offBy } from "./numbers.ts";
import type { ParsedLine } from "./parsed-line.ts";
import { patterns, setOf } from "./patterns.ts";
import type { Piece } from "./pieces.ts";
import type { Known, PlanTraits, TypedSale, Unsure } from "./reading.ts";

/** Who is named. */
export interface WhoIsNamed {
  name: string;
  customers: Known["customers"];
}

export interface Parts {
  said: ParsedLine;
  numbers: Numbers;
  name: WhoIsNamed | null;
  amounts: readonly Kobo[];
  quantity: number | undefined;
  /** The line has an amount in words that the parser cannot count. */
  isSpoken: boolean;
  /** Several people are named. */
  isManyNamed: boolean;
  services: readonly ServiceType[];
}

export function requestOf({
  said,
  numbers,
  name,
  amounts,
  quantity,
  isSpoken,
  services,
  isManyNamed,
}: Parts): TypedSale {
  const unsure: Unsure[] = [];
  const [amount, otherAmount] = amounts;
  const { badAmount } = numbers;
  const isAmountSure = otherAmount === undefined && !numbers.isAmountUnsure && !isSpoken;
  if (!isAmountSure) unsure.push("amount");
  if (said.providers.length > 1) unsure.push("provider");
  const isMeterTold = said.meterKinds.size === 1;
  const plan = planOf(said, services);
  const [provider] = said.providers.length === 1 ? said.providers : [];
  const number = numberOf(numbers, { services, provider, isPostpaid: said.meterKinds.has("postpaid") });
  if (number === "unsure" || (number === null && isManyNamed)) unsure.push("number");
  return {
    services,
    ...(provider && { provider }),
    ...(amount !== undefined && isAmountSure && amount > 0 && { amount }),
    ...(badAmount !== undefined && { badAmount }),
    ...(plan && { plan }),
    ...(isMeterTold && { meterKind: [...said.meterKinds][0] as "prepaid" }),
    ...(number !== null && number !== "unsure" && number),
    ...(name && !isManyNamed && { name: name.name }),
    ...(name && !isManyNamed && name.customers.length > 0 && { customers: name.customers.map(({ id }) => id) }),
    ...(quantity !== undefined && quantity > 0 && { quantity }),
    ...(said.isAgain && { again: true as const }),
    ...(unsure.length > 0 && { unsure }),
  };
}

function planOf({ plan, sizes, days }: ParsedLine, services: readonly ServiceType[]): PlanTraits | null {
  const isSold = services.some((type) => !hasFaceValue(type));
  const isSaid = plan.words.length > 0 || plan.kind !== undefined || sizes.size > 0 || days.size > 0;
  if (!isSold || !isSaid) return null;
  const [sizeMb] = sizes.size === 1 ? sizes : [];
  const [lasting] = days.size === 1 ? days : [];
  return {
    ...{ ...plan, words: [...new Set(plan.words)] },
    ...(sizeMb !== undefined && { sizeMb }),
    ...(lasting !== undefined && { days: lasting }),
  };
}

/** The one number of a line, or what is wrong with it. */
function numberOf(
  { phones, devices, badPhones, isUnsure }: Numbers,
  {
    services,
    provider,
    isPostpaid,
  }: { services: readonly ServiceType[]; provider: string | undefined; isPostpaid: boolean },
): Pick<TypedSale, "number" | "badNumber"> | "unsure" | null {
  const kinds = new Set(services.map(numberKindOf));
  const isForDevice = kinds.size > 0 && !kinds.has("phone");
  // With a meter's number the customer's phone is often said.
  const isOfTwoKinds = isForDevice && devices.length === 1 && phones.length === 1 && badPhones.length === 0;
  const all = isOfTwoKinds ? devices : [...phones, ...devices, ...badPhones];
  const [digits] = all;
  if (isUnsure || all.length > 1) return "unsure";
  if (digits === undefined) return null;
  const isPhone = phones.length > 0 && !isOfTwoKinds;
  const device = kinds.has("meter") ? "meter" : "smartcard";
  if (isPhone && isForDevice && provider !== "showmax") return { badNumber: { digits, of: device, off: 0 } };
  if (isPhone) return { number: digits };
  if (badPhones.length > 0 || (patterns.bareMobile.test(digits) && !isForDevice)) {
    return { badNumber: { digits, of: "phone", off: digits.length - 11 } };
  }
  // Postpaid is paid to an account, whose numbers are of any length.
  const off = isPostpaid ? null : offBy(device, digits, provider);
  const isEither = kinds.has("meter") && kinds.has("smartcard");
  if (off === null || (isEither && offBy("smartcard", digits, provider) === null)) return { number: digits };
  return { badNumber: { digits, of: device, off } };
}

/** These words by themselves ask for a sale, though they do not say of what. */
const loneHints = setOf("sub subscription subscribe recharge renew topup card");

/** Loaded onto a phone by an amount: the line states only the amount. */
const isForNumber = (type: ServiceType) => known[type].isForNetwork && hasFaceValue(type);
/** A longer line may be a chat about it. */
const maxHinted = 6;

/** Whether the line says enough to mean a sale: more than an amount, a name or a chat about something. */
export function isRequest(request: TypedSale, pieces: readonly Piece[]): boolean {
  const { services, provider, number, badNumber, name, customers, amount, plan, again, unsure, meterKind } = request;
  const isTold = pieces.some(
    (piece) => piece.kind === "word" && (piece.sense?.services || piece.sense?.provider || piece.sense?.meterKind),
  );
  const [only, ...others] = pieces;
  if (only?.kind === "word" && others.length === 0 && loneHints.has(only.text)) return true;
  const hasDigits = number !== undefined || badNumber !== undefined || unsure?.includes("number") === true;
  const hasAmount = amount !== undefined || unsure?.includes("amount") === true;
  if (again) return true;
  if (services.length === 0) return false;
  const isStrange = name !== undefined && customers === undefined;
  if (hasDigits) return isTold || hasAmount || plan !== undefined || !isStrange;
  if (customers) return isTold || hasAmount || plan !== undefined || provider !== undefined;
  if (isStrange) return hasAmount || plan?.sizeMb !== undefined;
  // "kati 500" is airtime of a network that is asked for.
  const hints = pieces.flatMap((piece) => (piece.kind === "word" ? (piece.sense?.hints ?? []) : []));
  const isHinted = hasAmount && pieces.length <= maxHinted && new Set(hints).size === 1 && hints.every(isForNumber);
  return isTold || isHinted || plan?.sizeMb !== undefined || meterKind !== undefined;
}

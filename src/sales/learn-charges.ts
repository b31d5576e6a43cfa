import { discounted, type Kobo, toKobo } from "../core/money.ts";
import { hasFaceValue, type ServiceType } from "../services/services.ts";
import type { ServiceTraits, Trait } from "../vending-api/traits.ts";
import type { Purchase } from "./purchases.queries.ts";

/**
 * What charges teach about this service: the discount that a network really has, the share of the face value that a
 * company charges without a listed cost, and what a record's amount means.
 */

/** So many discounted sales whose record is what the wallet paid say that a record's amount is the charge. */
const salesNeeded = 5;

/** Whether the `amount` of a record or webhook is the charge at this service, also if it equals the face value. */
export function isRecordCharge(traits: Pick<ServiceTraits, "get">): boolean {
  return traits.get("record_amount") === "charge";
}

/** Counts a sale whose record names what the wallet paid, if that is not the face value. */
export async function learnRecordAmount(traits: ServiceTraits, sale: Purchase): Promise<void> {
  const { observed_kobo, face_kobo, service_type } = sale;
  if (!hasFaceValue(service_type) || observed_kobo === null || observed_kobo === face_kobo || !isOnRecord(sale)) return;
  const known = traits.get("record_amount");
  if (known === "charge") return;
  const count = Number(known ?? 0) + 1;
  await traits.learn("record_amount", count >= salesNeeded ? "charge" : String(count));
}

type Evidence = Pick<Purchase, "observed_kobo" | "observed_from" | "stated_kobo">;

/** Whether a record or webhook names the charge, by itself or beside the wallet. */
function isOnRecord({ observed_kobo, observed_from, stated_kobo }: Evidence): boolean {
  return observed_from !== "wallet" || stated_kobo === observed_kobo;
}

interface NetworkOf {
  accountId: string;
  mode: string;
  networkId: number;
}

const discountTrait = ({ accountId, mode, networkId }: NetworkOf): Trait =>
  `discount:${accountId}:${mode}:${networkId}`;

/** The discount in percent that sales of a network have shown in place of the listed one; null if none was learnt. */
export function learntDiscount(traits: Pick<ServiceTraits, "get">, of: NetworkOf, listed: number): number | null {
  const [percent, replaced, pairs] = (traits.get(discountTrait(of)) ?? "").split(" ").map(Number);
  return percent !== undefined && replaced === listed && pairs !== 1 ? percent : null;
}

/**
 * Learns a discount from a sale whose charge differs from the listed price: at once if a record names the charge, else
 * from two sales that the wallet shows by themselves and that agree.
 */
export async function learnDiscount(
  traits: ServiceTraits,
  of: NetworkOf,
  sale: Evidence & Pick<Purchase, "face_kobo" | "wallet_from_kobo">,
  listed: number,
): Promise<void> {
  const { face_kobo, observed_kobo, wallet_from_kobo } = sale;
  const percent = observed_kobo === null ? null : percentOf(face_kobo, observed_kobo);
  if (percent === null) return;
  // The listed one needs no learning, unless another was learnt in its place.
  if (discounted(face_kobo, listed) === observed_kobo && learntDiscount(traits, of, listed) === null) return;
  if (isOnRecord(sale)) {
    return traits.learn(discountTrait(of), `${percent} ${listed} 2`);
  }
  if (wallet_from_kobo === null) return;
  const isSecond = traits.get(discountTrait(of)) === `${percent} ${listed} 1`;
  await traits.learn(discountTrait(of), `${percent} ${listed} ${isSecond ? 2 : 1}`);
}

/** The discount, to a hundredth of a percent, that makes exactly this charge of a face value; null if none does. */
function percentOf(faceKobo: Kobo, chargeKobo: Kobo): number | null {
  const percent = Math.round((1 - chargeKobo / faceKobo) * 10_000) / 100;
  return percent >= 0 && percent <= 100 && discounted(faceKobo, percent) === chargeKobo ? percent : null;
}

interface CompanyOf {
  accountId: string;
  mode: string;
  serviceType: ServiceType;
  providerId: number;
}

const shareTrait = ({ accountId, mode, serviceType, providerId }: CompanyOf): Trait =>
  `share:${accountId}:${mode}:${serviceType}:${providerId}`;

/** The likely cost of a face value at a company that lists no cost, by its earlier sales; null if none has shown it. */
export function estimateCharge(traits: Pick<ServiceTraits, "get">, of: CompanyOf, faceKobo: Kobo): Kobo | null {
  const [share = ""] = (traits.get(shareTrait(of)) ?? "").split(" ");
  return share === "" ? null : toKobo(Math.round((faceKobo * Number(share)) / 10_000));
}

/**
 * Learns what share of the face value a company charges, from a sale without a listed cost: at once if a record names
 * the charge, else from two sales in a row that the wallet shows by themselves and that agree.
 */
export async function learnShare(traits: ServiceTraits, sale: Purchase): Promise<void> {
  const { account_id, mode, service_type, provider_id, face_kobo, expected_kobo, observed_kobo } = sale;
  if (!hasFaceValue(service_type) || expected_kobo !== null || observed_kobo === null) return;
  const trait = shareTrait({ accountId: account_id, mode, serviceType: service_type, providerId: provider_id });
  const seen = String(Math.round((observed_kobo / face_kobo) * 10_000));
  if (isOnRecord(sale)) return traits.learn(trait, seen);
  if (sale.wallet_from_kobo === null) return;
  const [learnt = "", before] = (traits.get(trait) ?? "").split(" ");
  await traits.learn(trait, seen === learnt || seen === before ? seen : `${learnt} ${seen}`);
}

import { formatNairaShort, type Kobo } from "../../../core/money.ts";
import { called } from "../../../parser/listings.ts";
import type { TypedSale } from "../../../parser/reading.ts";
import { lastCompany, usualFace } from "../../../sales/likeness.queries.ts";
import { hasFaceValue, numberKindOf, type ServiceType, services } from "../../../services/services.ts";
import type { ChoiceAnswers, Choosing } from "../../dialogs/forms/selling.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";
import { seatInView } from "../../ui/seat.ts";

/** An amount that is this many times the usual one of a number may have a zero too many. */
const unusual = 10;

type Doubt = Pick<ChoiceAnswers, "of" | "options" | "seen">;

/** Whose meter or smart card a number was when it was sold to last. A phone's network is told by its number. */
export async function knownDevice({ shop, seller }: SellerContext, serviceType: ServiceType, beneficiary: string) {
  if (numberKindOf(serviceType) === "phone") return undefined;
  return lastCompany(shop.store.db, { accountId: seller.account.id, serviceType, beneficiary });
}

type Device = Awaited<ReturnType<typeof knownDevice>>;

/** A wish with what is known of the device: nobody is asked twice for the company of a meter. */
export function withKnown(request: TypedSale, device: Device): TypedSale {
  if (!device || request.unsure?.includes("provider")) return request;
  const { slug, kind } = device;
  const isSame = request.provider === undefined || called([device], request.provider).length > 0;
  const isMeter =
    request.services.some((type) => services[type].productsAre === "meter kinds") &&
    kind !== null &&
    request.meterKind === undefined;
  const meterKind = /post/i.test(kind ?? "") ? "postpaid" : "prepaid";
  return { ...{ provider: slug, ...request }, ...(isSame && isMeter && { meterKind }) };
}

/** The part of a request that is unusual for its number, and that the bot asks about before the offer; null: none. */
export async function doubtOf(
  ctx: SellerContext,
  request: TypedSale,
  to: { serviceType: ServiceType; beneficiary: string; device: Device },
  sure: readonly Choosing[],
): Promise<Doubt | null> {
  const { shop, seller } = ctx;
  const { serviceType, beneficiary, device: old } = to;
  const { provider, amount } = request;
  if (old && provider !== undefined && !sure.includes("company") && called([old], provider).length === 0) {
    const listed = shop.productCatalogue.listed(scopeOf(shop, seller))[serviceType] ?? [];
    const other = called(listed, provider)[0] ?? { slug: provider, name: provider };
    const options = [old, other].map(({ slug, name }) => ({ value: slug, label: name }));
    return { of: "company", options, seen: old.name };
  }
  if (amount === undefined || !hasFaceValue(serviceType) || sure.includes("amount")) return null;
  const like = { accountId: seller.account.id, mode: seller.account.mode, serviceType, beneficiary };
  const usual = await usualFace(shop.store.db, like, seatInView(ctx));
  if (usual === null || amount < usual * unusual) return null;
  const options = [amount, usual].map((kobo: Kobo) => ({ value: String(kobo), label: formatNairaShort(kobo) }));
  return { of: "amount", options, seen: formatNairaShort(usual) };
}

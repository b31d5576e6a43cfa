import { sha256 } from "../../../core/ids.ts";
import { formatNaira } from "../../../core/money.ts";
import type { ReceiptContent } from "../../../pictures/receipt-svg.ts";
import { openPriceOf } from "../../../sales/price-of.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { hasFaceValue, numberKindOf, services } from "../../../services/services.ts";
import { formatBeneficiary, namePaid, nameProduct, nameService, soldAt, type Times } from "../../ui/format.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import { vendedParts } from "../../ui/token-card.ts";

/** A sale that succeeded, as its customer may keep it: what it cost the shop is not on it. */
export interface ReceiptView {
  say: Say;
  times: Times;
  purchase: Purchase;
  token: string | null;
  shopName: string;
}

/** Telegram takes 1,024 characters under a picture: with this many of the token, all else fits. */
const maxOfToken = 640;
const maxNameLength = 120;

/** Grows whenever the picture looks different for the same row: those that Telegram keeps are drawn again then. */
const design = 3;

/** Names everything that a receipt shows: while it stays the same, so does the picture. */
export function digestReceipt({ say, purchase, shopName }: Pick<ReceiptView, "say" | "purchase" | "shopName">): string {
  const { state, delivery, token_sealed } = purchase;
  return sha256(JSON.stringify([design, say.locale, shopName, state, delivery, token_sealed]));
}

/** The words of the picture. */
export function describeReceipt(view: ReceiptView): ReceiptContent {
  const { say, times, purchase, shopName } = view;
  const isWaiting = purchase.delivery === "awaiting";
  const groups = partsOf(view);
  return {
    shop: shopName,
    title: say.plain("receipt-title"),
    state: say.plain(!isWaiting ? "receipt-sold" : isMeter(purchase) ? "receipt-awaiting" : "receipt-awaiting-pins"),
    isWaiting,
    amount: amountOf(purchase),
    what: nameProduct(purchase.provider_name, purchase.product_name, " · "),
    rows: [
      { label: say.plain("receipt-service"), value: nameService(say, purchase.service_type).name },
      { label: say.plain(`receipt-${numberKindOf(purchase.service_type)}`), value: beneficiaryOf(purchase) },
      ...(purchase.quantity > 1 ? [{ label: say.plain("receipt-quantity"), value: String(purchase.quantity) }] : []),
      ...faceRows(view),
      { label: say.plain("receipt-time"), value: times.moment(soldAt(purchase)) },
    ],
    token:
      groups.length === 0
        ? null
        : {
            label: say.plain(isMeter(purchase) ? "receipt-token" : "receipt-pins", { count: groups.length }),
            groups,
            hint: isMeter(purchase) && groups.length > 1 ? say.plain("card-token-order") : null,
          },
    reference: purchase.reference,
    closing: say.plain("receipt-closing"),
    watermark:
      purchase.mode === "sandbox"
        ? { word: say.plain("receipt-sandbox"), note: say.plain("receipt-sandbox-note") }
        : null,
  };
}

/** The words under the picture, from which a token can be copied; also the receipt itself where no picture can be made. */
export function captionReceipt(view: ReceiptView): Html {
  const { say, times, purchase, shopName } = view;
  const paid = namePaid(say, purchase);
  return paragraphs(
    purchase.mode === "sandbox" && say.html("card-sandbox"),
    lines(
      say.html("receipt-caption", { shop: shopName }),
      say.html("card-to", {
        provider: clip(nameProduct(purchase.provider_name, purchase.product_name, " ")),
        beneficiary: beneficiaryOf(purchase),
      }),
      ...fewEnough(partsOf(view)).map((group) => say.html("line-code", { text: group })),
      say.html("line", {
        text: [paid, times.moment(soldAt(purchase))].filter((part) => part !== null).join(" · "),
      }),
      say.html("line-code", { text: purchase.reference }),
    ),
  );
}

function partsOf({ purchase, token }: ReceiptView): string[] {
  return token === null ? [] : vendedParts(purchase, token);
}

/** Those that fit under the picture: twenty pins do not, but stand in it. */
function fewEnough(parts: readonly string[]): string[] {
  let room = maxOfToken;
  const shown = parts.filter((part) => {
    room -= part.length + 1;
    return room >= 0;
  });
  return shown.length < parts.length ? [...shown, "…"] : shown;
}

function clip(name: string): string {
  const characters = [...name];
  return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength).join("")}…` : name;
}

/** The customer's price; null if the shop has no price but its own charge. */
function amountOf(purchase: Purchase): string | null {
  const price = openPriceOf(purchase);
  return price === null ? null : formatNaira(price);
}

/** The amount that the customer gets, if it differs. */
function faceRows({ say, purchase }: ReceiptView) {
  const { service_type, face_kobo } = purchase;
  if (!hasFaceValue(service_type) || openPriceOf(purchase) === face_kobo) return [];
  return [{ label: say.plain("receipt-face"), value: formatNaira(face_kobo) }];
}

function beneficiaryOf(purchase: Purchase): string {
  return formatBeneficiary(purchase.service_type, purchase.beneficiary);
}

function isMeter({ service_type }: Purchase): boolean {
  return services[service_type].vends === "token";
}

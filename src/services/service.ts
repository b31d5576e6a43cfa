import type { ProductListing, ProviderListing } from "../vending-api/catalogue-schemas.ts";

/** The kinds of numbers that something is sold to. */
export type NumberKind = "phone" | "meter" | "smartcard";

/** A question before a sale. `planType`: the kind of plan, where a network sells several. */
export type Step = "beneficiary" | "provider" | "planType" | "product" | "amount";

/** One thing that is sold. Its file holds everything that is special to it; its words stand in `locales/`. */
export interface Service {
  /** The wire's `service_type`. */
  readonly type: string;
  /** Its id in discovery, by which some records call it too. */
  readonly discoveryId: string;
  /** The listing of the networks or companies that sell it. */
  readonly providers: ProviderListing;
  /** The listing of what each of them sells; null: nothing stands below a provider. */
  readonly products: ProductListing | null;
  /** What the products are, where they are no plans with a price: the kinds of meter that a company serves. */
  readonly productsAre?: "meter kinds";
  /** The kind of number it is sold to. */
  readonly numberKind: NumberKind;
  /** It is loaded onto the phone itself, whose number tells the network. */
  readonly isForNetwork: boolean;
  /** The customer names the amount; else a product has a price. */
  readonly hasFaceValue: boolean;
  /** It is sold in pieces, several at a time. */
  readonly isByPiece: boolean;
  /** What a sale hands over to be typed in: a meter's token, exam pins, or nothing. */
  readonly vends: "token" | "pins" | null;
  /** Whether a sale of this product hands that over; absent: each does. */
  doesVend?(productName: string): boolean;
  /** The words that name it, and those that hint at it beside other words. Phrases with ", " between them. */
  readonly words: { readonly said: string; readonly hinted: string };
  /** The questions before a sale, in order. */
  readonly steps: readonly Step[];
  /** How its providers are called where one is asked for: a word of the texts. */
  readonly providerIs: "network" | "company" | "exam";
  /** Amounts that are offered as buttons, in naira. */
  readonly quickAmounts: readonly number[];
  /** The fields of `POST /purchase/` that name what is bought (spec: "Purchase"). */
  toBody(sale: { providerId: number; productId: number; quantity: number }): Readonly<Record<string, number>>;
}

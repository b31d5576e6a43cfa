import type { Api, Context } from "grammy";
import type { Account } from "../accounts/accounts.queries.ts";
import type { ProductCatalogue } from "../catalogue/product-catalogue.ts";
import type { RunInBackground } from "../core/background.ts";
import type { Calendar } from "../core/calendar.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import type { Wallet } from "../developer/balance.ts";
import type { AccountChanges } from "../developer/changes.ts";
import type { Discovery } from "../developer/discovery.ts";
import type { Profiles } from "../developer/profiles.ts";
import type { PutBacks } from "../developer/put-back.ts";
import type { RefusedKeys } from "../developer/refused-keys.ts";
import type { WebhookRegistration } from "../developer/webhook-registration.ts";
import type { Erasures } from "../erasure/erasure.ts";
import type { Overview } from "../operations/overview.ts";
import type { ReceiptPrinter } from "../pictures/receipt.ts";
import type { Guards } from "../sales/guard.ts";
import type { Outage } from "../sales/outage.ts";
import type { Reconciler } from "../sales/reconcile.ts";
import type { Settle } from "../sales/settle.ts";
import type { RecentPins } from "../sessions/recent-pins.ts";
import type { Seller } from "../sessions/sessions.ts";
import type { SmsDesk } from "../sms/desk.ts";
import type { Catalogue } from "../vending-api/catalogue.ts";
import type { VendingClient } from "../vending-api/client.ts";
import type { Credentials } from "../vending-api/credentials.ts";
import type { ServiceTraits } from "../vending-api/traits.ts";
import type { Forms } from "./dialogs/forms.ts";
import type { Work } from "./inbox/inbox.ts";
import type { LatestTaps } from "./inbox/latest-taps.ts";
import type { Times } from "./ui/format.ts";
import type { Languages } from "./ui/languages.ts";
import type { LoginHelp } from "./ui/login-help.ts";
import type { Say } from "./ui/text.ts";

export interface Shop extends Tools {
  languages: Languages;
  /** In the language of this user, read again: for a message to somebody outside an update of theirs. */
  sayTo(userId: number): Promise<Say>;
  times: Times;
  calendar: Calendar;
  forms: Forms;
  /** Hashes of PINs that were entered a moment ago. */
  recentPins: RecentPins;
  /** Milliseconds without an update after which a chat locks, unless its owner has chosen; 0: never. */
  idleLockMs: number;
  client: VendingClient;
  traits: ServiceTraits;
  catalogue: Pick<Catalogue, "warm">;
  productCatalogue: ProductCatalogue;
  wallet: Wallet;
  profiles: Profiles;
  changes: AccountChanges;
  putBacks: PutBacks;
  erasures: Erasures;
  refusedKeys: RefusedKeys;
  discovery: Pick<Discovery, "look">;
  registration: Pick<WebhookRegistration, "begin">;
  /** Whether the service can reach this program with webhooks: without them, a pending sale settles only by verify. */
  canBeCalled: boolean;
  /** The operator's words to people who have no account or have forgotten their PIN. */
  loginHelp: LoginHelp;
  taps: LatestTaps;
  /** Sends what a customer waits for at the counter. */
  saleApi: Api;
  /** Asked in the transaction that would place a sale. */
  guards: Guards;
  outage: Pick<Outage, "downSince" | "turnAway">;
  reconciler: Pick<Reconciler, "checkNow">;
  settle: Pick<Settle, "readToken">;
  /** Tokens by SMS; null: the operator has set no gateway. */
  sms: SmsDesk | null;
  receipts: Pick<ReceiptPrinter, "print" | "printChart" | "printClose" | "printQr">;
  /** The bytes of a file that somebody has sent; null where there are more than `maxBytes`. */
  download(fileId: string, maxBytes: number): Promise<Uint8Array | null>;
  credentialsOf(account: Account): Credentials;
  /** Reads how the service and all shops are, for operators. */
  overview(): Promise<Overview>;
  /** One of those who run this program. */
  isOperator(userId: number): boolean;
  /** Whether this user may have a shop here: everybody, unless the operator has listed who. */
  isLetIn(userId: number): boolean;
  /** Runs a task outside the update, so that a slow request to the service does not delay a tap. */
  runInBackground: RunInBackground;
}

/** The dependencies of drawing messages outside an update. */
export interface MessengerTools extends Pick<Shop, "sayTo" | "times"> {
  api: Api;
  store: Pick<Shop["store"], "db">;
}

export interface ShopContext extends Context {
  shop: Shop;
  work: Work;
  /** In the language of the sender of the update. */
  say: Say;
  /** Who is logged in here; null for a visitor. */
  seller: Seller | null;
  /** The user's id, which is also the private chat's. */
  userId: number;
  /** Asks somebody who is not logged in to log in. A customer without a shop is shown the tokens that are theirs. */
  askToLogIn(): Promise<void>;
  /** The sender has chosen a language. */
  hasLanguage?: boolean;
  /** A form of another version was dropped: what was typed was for it. */
  isFormDropped?: true;
  /** The counter handles this update a second time: after a PIN, or as the command that a line means. */
  isRedispatched?: true;
}

/** A context whose sender is logged in, as a handler has checked. */
export type SellerContext = ShopContext & { seller: Seller };

/** Returns the ids and the time for rows that an update writes. */
export function stampNow({ ids, clock }: Pick<Shop, "ids" | "clock">): Stamp {
  return { ids, now: clock.now() };
}

/** Returns the arguments of a catalogue request for this seller. The credentials are opened when they are shown. */
export function scopeOf(shop: Pick<Shop, "credentialsOf">, seller: Seller) {
  const { account } = seller;
  return {
    ...{ accountId: account.id, mode: account.mode },
    get credentials() {
      return shop.credentialsOf(account);
    },
  };
}

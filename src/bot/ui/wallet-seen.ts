import { type Kobo, toKobo } from "../../lib/money.ts";
import { walletLeft } from "../../purchases/wallet-left.ts";
import { type Account, findAccount } from "../../store/queries/accounts.ts";
import type { Purchase } from "../../store/queries/purchases.ts";
import type { SeenWallet } from "./menu-card.ts";
import type { SellerContext } from "./needs.ts";

/** A balance older than this carries its time, and is asked for anew behind the card. */
const freshMs = 60_000;
/** The wallet alone can tell what a sale without a listed price costs: what was paid in before its card is seen first. */
const freshForCostMs = 10_000;

/** The wallet as the service told it last, and when: money may have been paid in since. Null where it never did. */
export function seenWallet({ shop }: SellerContext, account: Account): SeenWallet | null {
  const known = shop.wallet.known(account);
  return known && { kobo: known.kobo, time: momentOf(shop, known.at) };
}

/** What an offer's card says of the wallet: what is left once all is paid that is open. Nothing to whoever is no owner. */
export async function walletOnCard(
  { shop, seller }: SellerContext,
  { expected_kobo }: Purchase,
): Promise<{ walletKobo: Kobo | null; walletTime: string | null }> {
  shop.wallet.lookIfOlder(seller.account.id, expected_kobo === null ? freshForCostMs : freshMs);
  const account = seller.seat ? undefined : await findAccount(shop.store.db, seller.account.id);
  const known = account && shop.wallet.known(account);
  if (!known) return { walletKobo: null, walletTime: null };
  const left = await walletLeft(shop.store.db, account, known);
  const isFresh = shop.clock.now() - known.at < freshMs;
  return { walletKobo: toKobo(left), walletTime: isFresh ? null : momentOf(shop, known.at) };
}

function momentOf({ clock, times }: SellerContext["shop"], at: number): string {
  return at >= times.startOfDay(clock.now()) ? times.time(at) : times.moment(at);
}

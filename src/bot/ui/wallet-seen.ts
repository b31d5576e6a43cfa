import { type Account, findWallet } from "../../accounts/accounts.queries.ts";
import { sleep } from "../../core/clock.ts";
import type { Kobo } from "../../core/money.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import { type WalletLeft, walletLeft } from "../../wallet/left.ts";
import type { SellerContext } from "../shop.ts";

/** A balance older than this carries its time, and the bot asks for it again behind the card. */
const freshMs = 60_000;
/** Only the wallet shows what a sale without a listed price costs: a payment before its card has to be seen first. */
const freshForCostMs = 10_000;
/** A balance that is asked for while somebody waits at the counter is waited for this long. */
const patienceMs = 2000;

/** The newest balance, and what is left of it. */
interface LeftWallet extends WalletLeft {
  balanceKobo: Kobo;
  /** When the service was asked for it. */
  at: number;
}

/** `short`: a balance that was read just now is too low. `unsure`: an older one is, and the service showed no other. */
export type Funds = { kind: "enough"; wallet: LeftWallet | null } | { kind: "short" | "unsure"; wallet: LeftWallet };

/** A balance as the service told it. */
interface SeenWallet {
  kobo: Kobo;
  /** Of when it is: "14:32". */
  time: string;
  /** The amount that open sales may still take out of it. */
  mayLeaveKobo: Kobo;
}

/** The wallet's balance as the service reported it last, and when; null if it never did. */
export async function seenWallet({ shop }: SellerContext, account: Pick<Account, "id">): Promise<SeenWallet | null> {
  const known = await leftNow(shop, account);
  return known && { kobo: known.balanceKobo, time: momentOf(shop, known.at), mayLeaveKobo: known.mayLeaveKobo };
}

/** Whether the wallet pays for a sale, once all is paid that is open. One that seems too low is read again first. */
export async function findFunds({ shop, seller }: SellerContext, neededKobo: number): Promise<Funds> {
  const known = await leftNow(shop, seller.account);
  if (known === null || known.leftKobo >= neededKobo) return { kind: "enough", wallet: known };
  // Somebody short of money may just have paid in.
  const read = await Promise.race([shop.wallet.look(seller.account.id), sleep(shop.clock, patienceMs)]);
  const wallet = (await leftNow(shop, seller.account)) ?? known;
  if (wallet.leftKobo >= neededKobo) return { kind: "enough", wallet };
  return { kind: read?.kind === "seen" ? "short" : "unsure", wallet };
}

/** Reads the wallet behind the card of an offer, if its balance is old. */
export function refreshWallet({ shop, seller }: SellerContext, { expected_kobo }: Purchase): void {
  shop.wallet.lookIfOlder(seller.account.id, expected_kobo === null ? freshForCostMs : freshMs);
}

/** The wallet on the card of an offer. */
export interface CardWallet {
  /** The rest of the newest known balance after all payments that it does not show. */
  kobo: Kobo;
  /** Whether it does not show a payment, whose amount may turn out lower. */
  isAbout: boolean;
  /** When the balance was seen, and whether that is just now. */
  time: string;
  isFresh: boolean;
}

/** Only owners see it. */
export function walletOnCard({ shop, seller }: SellerContext, { wallet }: Funds): CardWallet | null {
  if (wallet === null || seller.seat !== null) return null;
  const { leftKobo: kobo, balanceKobo, at } = wallet;
  return { kobo, isAbout: kobo !== balanceKobo, time: momentOf(shop, at), isFresh: shop.clock.now() - at < freshMs };
}

async function leftNow(
  { store, wallet }: SellerContext["shop"],
  { id }: Pick<Account, "id">,
): Promise<LeftWallet | null> {
  const found = await findWallet(store.db, id);
  const known = found && wallet.known(found);
  if (!known) return null;
  const { look_kobo, look_asked_at } = found;
  const snapshot = look_kobo === null || look_asked_at === null ? null : { kobo: look_kobo, at: look_asked_at };
  return { ...(await walletLeft(store.db, found, known, snapshot)), balanceKobo: known.kobo, at: known.at };
}

function momentOf({ clock, times }: SellerContext["shop"], at: number): string {
  return at >= times.startOfDay(clock.now()) ? times.time(at) : times.moment(at);
}

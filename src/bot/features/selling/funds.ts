import { formatNaira, type Kobo, subtractKobo } from "../../../core/money.ts";
import { knownFunding } from "../../../developer/balance.ts";
import { formButtons } from "../../callbacks/forms.ts";
import type { Form } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { renderFunding } from "../../ui/funding-card.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { lines } from "../../ui/text.ts";
import type { Funds } from "../../ui/wallet-seen.ts";

/** The wallet is too low: what is missing, and where to pay it in. */
export async function shortOf(
  ctx: SellerContext,
  { revision }: Form,
  { wallet: { balanceKobo, leftKobo, mayLeaveKobo, at } }: Extract<Funds, { kind: "short" | "unsure" }>,
  chargeKobo: Kobo,
): Promise<Content> {
  const { say, shop, seller } = ctx;
  const back = button(say, "button-back", formButtons.answer({ revision, value: "back" }));
  if (seller.seat) return { html: say.html("seat-not-enough"), buttons: [[back, menuButton(say)]] };
  const missing = formatNaira(subtractKobo(chargeKobo, leftKobo));
  const amounts = { balance: formatNaira(balanceKobo), charge: formatNaira(chargeKobo), missing };
  const head = lines(
    mayLeaveKobo > 0 && say.html("sell-may-leave", { amount: formatNaira(mayLeaveKobo) }),
    say.html("sell-not-enough", { ...amounts, time: shop.times.seconds(at) }),
  );
  const details = knownFunding(seller.account) ?? (await shop.wallet.funding(seller.account.id));
  const funding = renderFunding(say, head, details);
  const paid = button(say, "button-paid", formButtons.answer({ revision, value: "retry" }));
  return { ...funding, buttons: [...(funding.buttons ?? []).slice(0, 1), [paid], [back, menuButton(say)]] };
}

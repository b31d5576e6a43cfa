import { formatNaira, formatNairaShort, type Kobo, toKobo } from "../../lib/money.ts";
import type { Purchase } from "../../store/purchases.ts";
import type { ServiceType } from "../../vending/words.ts";
import type { Button, Content } from "../screen.ts";
import { type Html, lines, paragraphs, type Say } from "../text.ts";
import { formatBeneficiary, nameService } from "./format.ts";

export interface ConfirmView {
  say: Say;
  purchase: Purchase;
  confirmKey: string;
  /** The newest balance known. */
  walletKobo: Kobo | null;
  /** Said above the card: a changed price, an open sale like this one. */
  warning?: Html;
  /** Label of the main button where it is not the usual one. */
  sellLabel?: string;
}

/** The card that asks for the one tap that spends money: cost, discount and balance after on it. */
export function renderConfirm(view: ConfirmView): Content {
  const { say, purchase, confirmKey } = view;
  const service = nameService(say, purchase.service_type as ServiceType);
  const amount = formatNairaShort(purchase.face_kobo as Kobo);
  const sell: Button = {
    text: view.sellLabel ?? say.plain("button-sell", { amount, service: service.lower }),
    data: `buy:${confirmKey}`,
    style: view.warning ? "danger" : "success",
  };
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      view.warning,
      lines(say.html("confirm-title", { service: service.lower }), whatLines(say, purchase), moneyLines(view)),
    ),
    buttons: [
      [sell],
      [
        { text: say.plain("button-change"), data: `change:${confirmKey}` },
        { text: say.plain("button-cancel"), data: `drop:${confirmKey}` },
      ],
    ],
  };
}

function whatLines(say: Say, purchase: Purchase): Html {
  const beneficiary = formatBeneficiary(purchase.service_type, purchase.beneficiary);
  if (purchase.product_name === null) {
    return say.html("confirm-what", { provider: purchase.provider_name, beneficiary });
  }
  return lines(
    say.html("confirm-product", { provider: purchase.provider_name, product: purchase.product_name }),
    purchase.service_type === "electricity"
      ? say.html("confirm-meter", { beneficiary })
      : say.html("confirm-what", { provider: purchase.provider_name, beneficiary }),
  );
}

function moneyLines({ say, purchase, walletKobo }: ConfirmView): Html {
  const face = say.html("confirm-face", { amount: formatNaira(purchase.face_kobo as Kobo) });
  const charge = purchase.expected_kobo as Kobo | null;
  if (charge === null) {
    return lines(
      face,
      say.html("confirm-pay-unknown"),
      walletKobo !== null && say.html("confirm-wallet", { balance: formatNaira(walletKobo) }),
    );
  }
  const pay =
    purchase.discount_percent !== null && purchase.discount_percent > 0
      ? say.html("confirm-pay-discount", { charge: formatNaira(charge), percent: String(purchase.discount_percent) })
      : say.html("confirm-pay", { charge: formatNaira(charge) });
  return lines(
    face,
    pay,
    walletKobo !== null && say.html("confirm-after", { balance: formatNaira(toKobo(walletKobo - charge)) }),
  );
}

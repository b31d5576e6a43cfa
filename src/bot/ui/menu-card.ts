import { shopNameOf } from "../../accounts/shop-name.ts";
import { formatNaira, type Kobo } from "../../lib/money.ts";
import { type ServiceType, serviceTypes } from "../../lib/service-types.ts";
import type { Sums } from "../../reports/reckoning.ts";
import type { Account } from "../../store/queries/accounts.ts";
import { labelService } from "./format.ts";
import { type Button, button, type Content, inRows } from "./screen.ts";
import { tellOpen, tellSums } from "./sums.ts";
import { lines, type Say } from "./text.ts";

export interface Takings {
  today: Sums;
  /** Sales of any day that need a person to look. */
  doubtfulCount: number;
}

/** A balance as the service told it. */
export interface SeenWallet {
  kobo: Kobo;
  /** Of when it is: "14:32". */
  time: string;
}

/** The counter: wallet, today, and what can be sold. */
export function renderMenu(
  say: Say,
  account: Account,
  wallet: SeenWallet | null,
  takings: Takings,
  isMaintained = false,
): Content {
  const shop = shopNameOf(account);
  const isFrozen = account.frozen_at !== null;
  const open = tellOpen(say, takings.today, true);
  return {
    html: lines(
      say.html("menu-shop", { shop }),
      isMaintained && say.html("menu-maintenance"),
      isFrozen && say.html("menu-frozen"),
      account.mode === "sandbox" && say.html("menu-sandbox"),
      wallet === null
        ? say.html("menu-wallet-unknown")
        : say.html("menu-wallet", { balance: formatNaira(wallet.kobo), time: wallet.time }),
      say.html("menu-today", { sums: tellSums(say, takings.today) }),
      open !== null && say.html("menu-open", { open }),
      takings.doubtfulCount > 0 && say.html("menu-doubtful", { count: takings.doubtfulCount }),
    ),
    buttons: [
      ...(isFrozen ? [[unfreezeButton(say)]] : serviceRows(say)),
      takings.doubtfulCount > 0
        ? [{ text: say.plain("button-doubtful", { count: takings.doubtfulCount }), data: "h:all:doubtful:all:" }]
        : [],
      [
        button(say, "button-history", "history"),
        button(say, "button-fund", "fund"),
        button(say, "button-account", "account"),
      ],
    ],
  };
}

/** What a counter is asked for most comes first. */
const shelf = { airtime: 0, data: 1, electricity: 2, tv: 3, internet: 4, education: 5 } satisfies Record<
  ServiceType,
  number
>;

/** A button for each service that is sold, two a row. */
export function serviceRows(say: Say): Button[][] {
  const types = serviceTypes.toSorted((a, b) => shelf[a] - shelf[b]);
  return inRows(types.map((type) => ({ text: labelService(say, type), data: `sell:${type}` })));
}

/** Sells again, with the PIN. */
export function unfreezeButton(say: Say): Button {
  return button(say, "button-unfreeze", "unfreeze", "primary");
}

export function menuButton(say: Say): Button {
  return button(say, "button-menu", "menu");
}

import type { Account } from "../../accounts/accounts.queries.ts";
import { shopNameOf } from "../../accounts/shop-name.ts";
import type { Sums } from "../../closes/reckoning.ts";
import { formatNaira, type Kobo } from "../../core/money.ts";
import type { servedLately } from "../../customers/people.queries.ts";
import type { DebtSums } from "../../debts/debts.queries.ts";
import { serviceTypes } from "../../services/services.ts";
import { closeButtons } from "../callbacks/close.ts";
import { debtButtons } from "../callbacks/debts.ts";
import { labelService, nameService, nameWorth } from "./format.ts";
import { type Button, button, type Content, inRows } from "./screen.ts";
import { formatTakings, tellOpen } from "./sums.ts";
import { type FixedKey, inline, lines, type Say } from "./text.ts";

export interface Takings {
  today: Sums;
  /** Sales of any day that need a person to look. */
  doubtfulCount: number;
  /** Sales of any day whose token is on its way. */
  awaitingCount: number;
}

type Served = Awaited<ReturnType<typeof servedLately>>[number];

/** A balance as the service told it. */
export interface SeenWallet {
  kobo: Kobo;
  /** Of when it is: "14:32". */
  time: string;
  /** What open sales may still take out of it. */
  mayLeaveKobo: Kobo;
}

/** The home screen: wallet, today's sales, what to type, who was served last, what can be sold, and three menus. */
export function renderMenu(
  say: Say,
  account: Account,
  wallet: SeenWallet | null,
  takings: Takings & { owed: DebtSums },
  served: readonly Served[],
  isMaintained = false,
): Content {
  const isFrozen = account.frozen_at !== null;
  const { owed, today } = takings;
  const open = tellOpen(say, { ...today, openKobo: wallet?.mayLeaveKobo ?? today.openKobo }, true);
  return {
    html: lines(
      say.html("menu-shop", { shop: shopNameOf(account) }),
      wallet === null
        ? say.html("menu-wallet-unknown")
        : say.html("wallet-seen", { balance: formatNaira(wallet.kobo), time: wallet.time }),
      isMaintained && say.html("menu-maintenance"),
      isFrozen && say.html("menu-frozen"),
      account.mode === "sandbox" && say.html("menu-sandbox"),
      say.html("menu-today", { sums: formatTakings(say, today) }),
      inline(
        owed.people > 0 && say.html("menu-owed", { owed: formatNaira(owed.owedKobo) }),
        open !== null && say.html("menu-open", { open }),
      ),
      !isFrozen && say.html("menu-type"),
    ),
    buttons: [
      ...(isFrozen
        ? [[unfreezeButton(say)]]
        : [...inRows(served.map((one) => servedButton(say, one))), ...serviceRows(say)]),
      ...lookRows(say, takings),
      [button(say, "button-history", "history"), moneyButton(say), button(say, "button-more", "more")],
    ],
  };
}

/** What the menus of the home screen lead to, in their order. */
const menus = {
  money: [
    ["button-fund", "fund"],
    ["button-debts", debtButtons.list()],
    ["button-close", closeButtons.today()],
    ["button-books", "books"],
    ["button-my-prices", "prices"],
    ["button-statement", "st"],
  ],
  more: [
    ["button-many", "many"],
    ["button-customers", "customers:0"],
    ["button-staff", "staff"],
    ["button-lock", "lock"],
    ["button-account", "account"],
    ["button-language", "language"],
    ["button-help", "help"],
  ],
} as const satisfies Record<string, readonly (readonly [label: FixedKey, data: string])[]>;

/** A menu of the home screen, which says what is in it. */
export function renderSubmenu(say: Say, name: keyof typeof menus): Content {
  const buttons = menus[name].map(([label, data]) => button(say, label, data));
  return { html: say.html(`submenu-${name}`), buttons: inRows([...buttons, menuButton(say)]) };
}

/** The same to the same again; or who it is, where nothing was sold to them yet. */
function servedButton(say: Say, { id, name, sale_id, service_type, face_kobo, ...sale }: Served): Button {
  if (sale_id === null || service_type === null || face_kobo === null) {
    return { text: say.plain("button-person", { name: name ?? "" }), data: `customer:${id}` };
  }
  const { icon } = nameService(say, service_type);
  const amount = nameWorth({ ...sale, service_type, face_kobo }, true);
  const text = say.plain("button-served", { icon, name: name ?? "", amount });
  return { text, data: `again:${sale_id}` };
}

/** What a person should look at, each with its list. */
export function lookRows(say: Say, { doubtfulCount, awaitingCount }: Takings): Button[][] {
  const doubtful = { text: say.plain("button-doubtful", { count: doubtfulCount }), data: "h:all:doubtful:all:" };
  const awaiting = { text: say.plain("button-awaiting", { count: awaitingCount }), data: "h:all:open:all:" };
  return [[...(doubtfulCount > 0 ? [doubtful] : []), ...(awaitingCount > 0 ? [awaiting] : [])]];
}

/** A button for each service that is sold, two a row. */
export function serviceRows(say: Say): Button[][] {
  return inRows(serviceTypes.map((type) => ({ text: labelService(say, type), data: `sell:${type}` })));
}

/** Sells again, with the PIN. */
export function unfreezeButton(say: Say): Button {
  return button(say, "button-unfreeze", "unfreeze", "primary");
}

export function moneyButton(say: Say): Button {
  return button(say, "button-money", "money");
}

export function menuButton(say: Say): Button {
  return button(say, "button-menu", "menu");
}

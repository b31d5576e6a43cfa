import { noFilter } from "../../books/history.ts";
import type { Sums } from "../../closes/sale-totals.ts";
import { serviceTypes } from "../../services/services.ts";
import { accountButtons, walletButtons } from "../callbacks/account.ts";
import { batchButtons } from "../callbacks/batches.ts";
import { booksButton } from "../callbacks/books.ts";
import { claimButtons } from "../callbacks/claims.ts";
import { closeButtons } from "../callbacks/close.ts";
import { customerButtons } from "../callbacks/customers.ts";
import { debtButtons } from "../callbacks/debts.ts";
import { formButtons } from "../callbacks/forms.ts";
import { historyButtons } from "../callbacks/history.ts";
import { homeButtons } from "../callbacks/home.ts";
import { languageButtons } from "../callbacks/language.ts";
import { lockButtons } from "../callbacks/lock.ts";
import { loginButtons } from "../callbacks/login.ts";
import { priceButtons } from "../callbacks/prices.ts";
import { saleButtons } from "../callbacks/sales.ts";
import { staffButtons } from "../callbacks/staff.ts";
import { statementButtons } from "../callbacks/statements.ts";
import { labelService } from "./format.ts";
import { type Button, button, buttonRow, type Content, inRows } from "./screen.ts";
import type { FixedKey, Html, Say } from "./text.ts";

export interface Takings {
  today: Sums;
  /** Sales of any day that are still being checked, as the amount that may still leave the wallet is of any day. */
  open: Pick<Sums, "open" | "openKobo">;
  /** Sales of any day that need a person to look. */
  doubtfulCount: number;
  /** Sales of any day whose token is on its way. */
  awaitingCount: number;
}

/** The entries of the home screen's menus, in their order. */
const menus = {
  money: [
    ["button-fund", walletButtons.fund()],
    ["button-debts", debtButtons.list()],
    ["button-close", closeButtons.today()],
    ["button-books", booksButton()],
    ["button-claims", claimButtons.list()],
    ["button-my-prices", priceButtons.all()],
    ["button-statement", statementButtons.show()],
  ],
  more: [
    ["button-many", batchButtons.open()],
    ["button-customers", customerButtons.list({ offset: 0 })],
    ["button-staff", staffButtons.list()],
    ["button-lock", lockButtons.show()],
    ["button-account", accountButtons.show()],
    ["button-language", languageButtons.list()],
    ["button-help", homeButtons.help()],
  ],
} as const satisfies Record<string, readonly (readonly [label: FixedKey, data: string])[]>;

/** A menu of the home screen, which says what is in it. */
export function renderSubmenu(say: Say, name: keyof typeof menus): Content {
  const buttons = menus[name].map(([label, data]) => button(say, label, data));
  return { html: say.html(`submenu-${name}`), buttons: inRows([...buttons, menuButton(say)]) };
}

const stageData = (stage: "doubtful" | "open") => historyButtons.page({ filter: { ...noFilter, stage }, start: null });

/** Sales that need a person, each kind with its list. */
export function lookRows(say: Say, { doubtfulCount, awaitingCount }: Takings): Button[][] {
  const row = buttonRow(
    doubtfulCount > 0 && button(say, ["button-doubtful", { count: doubtfulCount }], stageData("doubtful")),
    awaitingCount > 0 && button(say, ["button-awaiting", { count: awaitingCount }], stageData("open")),
  );
  return [row];
}

type Rows = readonly (readonly Button[])[];
const drawnRows = new WeakMap<Say, Rows>();

/** A button per service that is sold, two a row: drawn once per language. */
export function serviceRows(say: Say): Rows {
  const rows =
    drawnRows.get(say) ??
    inRows(serviceTypes.map((type) => ({ text: labelService(say, type), data: saleButtons.start({ service: type }) })));
  drawnRows.set(say, rows);
  return rows;
}

/** Leaves the form whose question it stands below. */
export function cancelButton(say: Say, revision: number): Button {
  return button(say, "button-cancel", formButtons.leave({ revision }));
}

/** The answer to somebody who wants to sell from a frozen account. */
export function renderFrozen(say: Say, head: Html | null = null): Content {
  return { html: head ?? say.html("frozen"), buttons: [[unfreezeButton(say), menuButton(say)]] };
}

/** Sells again, with the PIN. */
export function unfreezeButton(say: Say): Button {
  return button(say, "button-unfreeze", lockButtons.unfreeze(), "primary");
}

export function accountButton(say: Say, style?: Button["style"]): Button {
  return button(say, "button-account", accountButtons.show(), style);
}

export function loginButton(say: Say, style?: Button["style"]): Button {
  return button(say, "button-login", loginButtons.login(), style);
}

/** Shows the bank details below a card that stays. */
export function fundButton(say: Say): Button {
  return button(say, "button-fund", walletButtons.fundBelow(), "primary");
}

export function moneyButton(say: Say): Button {
  return button(say, "button-money", homeButtons.money());
}

export function menuButton(say: Say): Button {
  return button(say, "button-menu", homeButtons.menu());
}

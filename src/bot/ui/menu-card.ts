import { shopNameOf } from "../../accounts/shop-name.ts";
import { formatNaira, type Kobo } from "../../lib/money.ts";
import { type ServiceType, serviceTypes } from "../../lib/service-types.ts";
import type { Sums } from "../../reports/reckoning.ts";
import type { Account } from "../../store/queries/accounts.ts";
import type { DebtSums } from "../../store/queries/debts.ts";
import type { servedLately } from "../../store/queries/people.ts";
import { labelService, nameService, nameWorth } from "./format.ts";
import { type Button, button, type Content, inRows } from "./screen.ts";
import { tellOpen, tellTakings } from "./sums.ts";
import { lines, type Say } from "./text.ts";

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

/** The counter: wallet, today, who was served last, what can be sold, and the ways to all else. */
export function renderMenu(
  say: Say,
  account: Account,
  wallet: SeenWallet | null,
  takings: Takings & { owed: DebtSums },
  served: readonly Served[],
  isMaintained = false,
): Content {
  const shop = shopNameOf(account);
  const isFrozen = account.frozen_at !== null;
  const { owed } = takings;
  const { openKobo } = takings.today;
  const open = tellOpen(say, { ...takings.today, openKobo: wallet?.mayLeaveKobo ?? openKobo }, true);
  const { sold, profit } = tellTakings(say, takings.today);
  return {
    html: lines(
      say.html("menu-shop", { shop }),
      isMaintained && say.html("menu-maintenance"),
      isFrozen && say.html("menu-frozen"),
      account.mode === "sandbox" && say.html("menu-sandbox"),
      wallet === null
        ? say.html("menu-wallet-unknown")
        : say.html("menu-wallet", { balance: formatNaira(wallet.kobo), time: wallet.time }),
      say.html("menu-today", { sums: sold }),
      profit !== null && say.html("menu-profit", { profit }),
      owed.people > 0 && say.html("menu-owed", { owed: formatNaira(owed.owedKobo), people: owed.people }),
      open !== null && say.html("menu-open", { open }),
      takings.doubtfulCount > 0 && say.html("menu-doubtful", { count: takings.doubtfulCount }),
    ),
    buttons: [
      ...(isFrozen
        ? [[unfreezeButton(say)]]
        : [...inRows(served.map((one) => servedButton(say, one))), ...serviceRows(say)]),
      [button(say, "button-books", "books"), button(say, "button-debts", "owing")],
      ...(isFrozen ? [] : [[button(say, "button-many", "many")]]),
      ...lookRows(say, takings),
      [button(say, "button-history", "history"), button(say, "button-customers", "customers:0")],
      [button(say, "button-fund", "fund"), button(say, "button-staff", "staff")],
      [button(say, "button-lock", "lock"), button(say, "button-account", "account")],
    ],
  };
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

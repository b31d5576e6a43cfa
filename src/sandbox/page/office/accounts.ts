import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { type Child, element, fill, setText } from "../element.ts";
import type { Store } from "../store.ts";
import { naira } from "../wording.ts";
import { panel } from "./controls.ts";
import { createRowList, type Row } from "./row-list.ts";

/** The service's accounts: wallets, keys, and where their webhooks go. */
export function createAccounts(store: Store, act: Ask): HTMLElement {
  const cards = element("div", { class: "accounts" });
  const update = createRowList(cards, () => accountCard(act));
  store.onSection("accounts", (accounts) => update(new Map(accounts.map((account) => [account.id, account]))));
  return panel({ id: "accounts", title: "Wallets" }, cards);
}

type Account = Sections["accounts"][number];

function accountCard(act: Ask): Row<Account> {
  const name = element("h4", null);
  const role = element("span", { class: "tag" });
  const balance = element("p", { class: "balance" });
  const details = element("dl", { class: "facts" });
  const field = element("input", {
    inputmode: "decimal",
    placeholder: "₦",
    "aria-label": "Amount to pay in, in naira",
  });
  let id = 0;

  const pay = (amount: number) => act("fund", { account: id, naira: amount, mode: "live" });
  const payTyped = (event: Event) => {
    event.preventDefault();
    const amount = Number(field.value.replace(/[₦,\s]/g, ""));
    if (!(amount > 0)) return field.focus();
    pay(amount);
    field.value = "";
  };
  const form = element(
    "form",
    { class: "pay-in", onsubmit: payTyped },
    field,
    element("button", { class: "button", type: "submit", "aria-label": "Pay in" }, "Pay"),
  );
  const card = element(
    "article",
    { class: "account" },
    element("header", null, name, role),
    balance,
    form,
    element("details", null, element("summary", null, "Keys, webhook"), details),
  );

  return {
    element: card,
    update(account) {
      id = account.id;
      card.setAttribute("data-account", account.phoneNumber);
      setText(name, account.name);
      setText(role, account.role === "developer" ? "developer" : "not a developer");
      setText(balance, naira(account.walletKobo));
      fill(details, ...facts(account));
    },
  };
}

function facts({ phoneNumber, keys, webhookUrl, sandboxWalletKobo }: Account): Child[] {
  const fact = (name: string, ...value: Child[]) =>
    element("div", null, element("dt", null, name), element("dd", null, ...value));
  return [
    fact("Phone", phoneNumber),
    ...keys.map(({ mode, masked, isActive, lastUsed }) =>
      fact(mode, element("code", null, masked), ` ${!isActive ? "dead" : lastUsed ? "in use" : "never used"}`),
    ),
    keys.length === 0 && fact("Keys", "none before the upgrade"),
    fact("Webhook", webhookUrl ? element("code", null, shorten(webhookUrl)) : "not registered"),
    keys.some(({ mode }) => mode === "sandbox") && fact("Play money", naira(sandboxWalletKobo)),
  ];
}

// The path of a webhook is a secret of its account.
function shorten(url: string): string {
  return `${new URL(url).host}/…`;
}

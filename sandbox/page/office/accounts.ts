import type { VNode } from "preact";
import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { html, type Part } from "../html.ts";
import { naira } from "../wording.ts";
import { type Office, panel } from "./controls.ts";

type Account = Sections["accounts"][number];

/** The service's accounts: wallets, keys, and where their webhooks go. */
export function drawAccounts({ store, act }: Office): VNode {
  const cards = store.section("accounts").map((account) => drawAccount(account, act));
  return panel({ id: "accounts", title: "Wallets" }, html`<div class="accounts">${cards}</div>`);
}

function drawAccount(account: Account, act: Ask): VNode {
  const { id, phoneNumber, name, role, walletKobo, sandboxWalletKobo, webhookUrl, keys } = account;
  const pay = (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector("input");
    const amount = Number(field?.value.replace(/[₦,\s]/g, ""));
    if (!(amount > 0)) return field?.focus();
    act("fund", { account: id, naira: amount, mode: "live" });
    event.currentTarget.reset();
  };
  const fact = (title: string, ...value: Part[]) => html`<div><dt>${title}</dt><dd>${value}</dd></div>`;
  const use = ({ isActive, lastUsed }: Account["keys"][number]) =>
    !isActive ? "dead" : lastUsed ? "in use" : "never used";
  return html`
    <article class="account" key=${id} data-account=${phoneNumber}>
      <header>
        <h4>${name}</h4>
        <span class="tag">${role === "developer" ? "developer" : "not a developer"}</span>
      </header>
      <p class="balance">${naira(walletKobo)}</p>
      <details>
        <summary>Pay in, keys</summary>
        <form class="pay-in" onSubmit=${pay}>
          <input inputmode="decimal" placeholder="₦" aria-label=${`Amount to pay in for ${name}, in naira`} />
          <button class="button" type="submit" aria-label=${`Pay in for ${name}`}>Pay in</button>
        </form>
        <dl class="facts">
          ${fact("Phone", phoneNumber)}
          ${keys.map((key) => fact(key.mode, html`<code>${key.masked}</code>`, ` ${use(key)}`))}
          ${keys.length === 0 && fact("Keys", "none before the upgrade")}
          ${fact("Webhook", webhookUrl ? html`<code>${shorten(webhookUrl)}</code>` : "not registered")}
          ${keys.some(({ mode }) => mode === "sandbox") && fact("Play money", naira(sandboxWalletKobo))}
        </dl>
      </details>
    </article>`;
}

// The path of a webhook is a secret of its account.
function shorten(url: string): string {
  return `${new URL(url).host}/…`;
}

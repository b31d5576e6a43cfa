import { describe, expect, it } from "vitest";
import type { AccountChange } from "../../../src/accounts/account-changes.queries.ts";
import { changeKinds, changeStates } from "../../../src/accounts/accounts.table.ts";
import { accountButtons } from "../../../src/bot/callbacks/account.ts";
import { type AccountView, renderAccount } from "../../../src/bot/features/account/account-card.ts";
import { renderAsk, renderChange } from "../../../src/bot/features/account/change-card.ts";
import { renderAccountNews } from "../../../src/bot/features/account/news-card.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { anAccount, noon } from "../../support/builders.ts";

const say = loadText("en", silentLog);
const times = createTimes("Africa/Lagos");

function aView(over: Partial<AccountView> = {}): AccountView {
  const keys = [{ mode: "live" as const, tail: "…3f9a" }];
  const common = {
    say,
    times,
    account: anAccount(),
    keys,
    otherHost: null,
    canBeCalled: true,
    hasSms: false,
    running: undefined,
  };
  return { ...common, webhook: "on", status: { kind: "asking" }, ...over };
}

function aChange(over: Partial<AccountChange> = {}): AccountChange {
  return {
    ...{ id: "01JCTESTCHANGE000000000000", account_id: "ada", user_id: 7, kind: "upgrade", origin: "tap" },
    ...{ state: "done", key_hash: null, card_message_id: 100, tries: 1, key_before: "old", fee_kobo: null },
    ...{ wallet_before_kobo: null, words: null, why: null, created_at: noon, due_at: noon, started_at: noon },
    ...{ ended_at: noon, told_at: null },
    ...over,
  };
}

const labels = (content: { buttons?: readonly (readonly { text: string }[])[] }) =>
  (content.buttons ?? []).flat().map(({ text }) => text);

describe("the account", () => {
  it("offers nothing that changes it while a change is not known to be over", () => {
    const card = renderAccount(aView({ running: aChange({ state: "unclear" }) }));
    expect(labels(card)).toEqual(["🔄 Look now", "🏪 Menu"]);
  });

  it("asks for a login where the service wants a PIN", () => {
    expect(labels(renderAccount(aView({ status: { kind: "unauthorized" } })))[0]).toBe("🔑 Log in");
  });

  it("calls its own webhook on only if the service calls it, and says that nothing depends on one that is not called", () => {
    const account = anAccount({ webhook_state: "ours" });
    const html = (webhook: AccountView["webhook"]) => renderAccount(aView({ account, webhook })).html;
    expect(html("on")).toMatch(/Webhook <b>on<\/b>/);
    expect(html("unheard")).toMatch(/Webhook <b>registered<\/b>: nothing has come yet/);
    expect(html("silent")).toMatch(/the service does not call.*this bot asks/);
    expect(html("unheard") + html("silent")).not.toMatch(/<b>on</);
    for (const webhook_state of ["none", "registering", "other"] as const) {
      const card = renderAccount(aView({ account: anAccount({ webhook_state }), webhook: "on" }));
      expect(card.html).not.toMatch(/<b>on</);
    }
  });

  it("fits the longest host on a button", () => {
    const account = anAccount({ webhook_state: "ours" });
    const card = renderAccount(aView({ account, otherHost: `${"a".repeat(200)}.example` }));
    expect(labels(card).every((text) => text.length <= 64)).toBe(true);
  });
});

describe("what is asked before a change", () => {
  it.each(changeKinds)("can be left, and never has the danger first: %s", (kind) => {
    for (const tail of [null, "…3f9a"]) {
      const asked = renderAsk({
        say,
        kind,
        key: "k".repeat(22),
        walletKobo: null,
        tail,
        otherHost: "www.bola.example",
        feeKobo: null,
      });
      const buttons = (asked.buttons ?? []).flat();
      expect(buttons[0]?.data).toBe(accountButtons.dropChange({ key: "k".repeat(22) }));
      expect(buttons[0]?.style).toBeUndefined();
      expect(buttons.every(({ data }) => Buffer.byteLength(data ?? "") <= 64)).toBe(true);
    }
  });
});

describe("how a change stands", () => {
  const view = { say, account: anAccount(), tailOf: () => null, otherHost: "www.bola.example", funding: null };

  it.each(changeKinds.flatMap((kind) => changeStates.map((state) => [kind, state] as const)))(
    "is said in words for every kind and state: %s, %s",
    (kind, state) => {
      const card = renderChange({ ...view, change: aChange({ kind, state, words: "<b>No</b>" }) });
      expect(card.html).not.toMatch(/^(change|upgrade|key|hook)-|<b>No/);
      expect(card.html.length).toBeGreaterThan(10);
    },
  );

  it("never calls an upgrade free whose fee the service did not say", () => {
    const card = renderChange({ ...view, change: aChange() });
    expect(card.html).toMatch(/did not say what it charged/);
    expect(renderChange({ ...view, change: aChange({ fee_kobo: toKobo(0) }) }).html).toMatch(/No fee was charged/);
  });
});

describe("news that nobody asked for", () => {
  it("shows what discovery lists as text, whatever stands in it", () => {
    const facts = {
      about: "discovery",
      category: "<i>solar</i>",
      name: "a & b",
      endpoint: "https://x.example/<b>",
    } as const;
    const { html, buttons } = renderAccountNews(say, times, facts);
    expect(html).toContain("&lt;i&gt;solar&lt;/i&gt; (a &amp; b)");
    expect(html).toContain("https://x.example/&lt;b&gt;");
    expect(buttons).toBeUndefined();
  });

  it("puts the choice that changes nothing first", () => {
    for (const about of ["webhook_other", "webhook_lost"] as const) {
      expect(labels(renderAccountNews(say, times, { about, host: "www.bola.example" }))).toEqual([
        "Keep it",
        "🪝 Use this bot",
      ]);
    }
  });
});

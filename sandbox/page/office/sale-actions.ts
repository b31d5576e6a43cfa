import type { VNode } from "preact";
import type { Entries } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { html, type Part } from "../html.ts";
import { button } from "./controls.ts";

/** The buttons that fit a sale's state. A row that is done keeps its rarer ones quiet. */
export function saleActions({ reference, status, token: had, wantsToken }: Entries["sales"], act: Ask): Part {
  const settle = (outcome: "success" | "failed", token?: string | false) =>
    act("settle", { reference, status: outcome, token });
  if (status === "pending") {
    return [
      button(wantsToken ? "Settle with token" : "Settle", () => settle("success"), {
        kind: "is-main",
        testId: "settle",
      }),
      wantsToken && button("Without token", () => settle("success", false), { testId: "settle-without-token" }),
      wantsToken && ownToken("Settle with this token", (token) => settle("success", token)),
      button("Fail", () => settle("failed"), { kind: "is-bad", testId: "fail" }),
    ];
  }
  if (status !== "success") return [];
  const reverse = button("Reverse", () => act("reverse", { reference }), {
    kind: "is-quiet is-bad",
    testId: "reverse",
  });
  if (!wantsToken) return [reverse];
  const send = (token?: string) => act("send-token", { reference, token });
  return [
    button(had ? "Send token again" : "Send token", () => send(), {
      kind: had ? "is-quiet" : "is-main",
      testId: "send-token",
    }),
    !had && ownToken("Send this token", send),
    reverse,
  ];
}

/** A button that becomes a field for a token of one's own. */
function ownToken(label: string, take: (token: string) => void): VNode {
  const open = ({ currentTarget: opener }: { currentTarget: HTMLElement }) => {
    const form = opener.nextElementSibling as HTMLFormElement;
    opener.hidden = true;
    form.hidden = false;
    form.querySelector("input")?.focus();
  };
  const submit = (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const token = event.currentTarget.querySelector("input")?.value.trim();
    if (token) take(token);
  };
  return html`
    <span class="own-token-slot" key=${label}>
      <button type="button" class="button" onClick=${open}>Own token…</button>
      <form class="own-token" onSubmit=${submit} hidden>
        <input placeholder="1234 5678 9012 3456 7890" aria-label="Token" class="token-field" />
        <button class="button" type="submit">${label}</button>
      </form>
    </span>`;
}

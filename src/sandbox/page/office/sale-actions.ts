import type { Entries } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { type Child, element } from "../element.ts";
import { button } from "./controls.ts";

/** What of a sale its buttons depend on. */
export type Actionable = Pick<Entries["sales"], "reference" | "status" | "wantsToken"> & { hasToken: boolean };

/** The buttons that fit a sale's state. A row that is done keeps its rarer ones quiet. */
export function saleActions({ reference, status, hasToken, wantsToken }: Actionable, act: Ask): Child[] {
  const settle = (outcome: "success" | "failed", token?: string | false) =>
    act("settle", { reference, status: outcome, ...(token !== undefined && { token }) });
  if (status === "pending") {
    return [
      button(wantsToken ? "Settle with a token" : "Settle", () => settle("success"), {
        kind: "is-main",
        testId: "settle",
      }),
      wantsToken && button("Settle without token", () => settle("success", false), { testId: "settle-without-token" }),
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
  const send = (token?: string) => act("send-token", { reference, ...(token !== undefined && { token }) });
  return [
    button(hasToken ? "Send token again" : "Send token", () => send(), {
      kind: hasToken ? "is-quiet" : "is-main",
      testId: "send-token",
    }),
    !hasToken && ownToken("Send this token", send),
    reverse,
  ];
}

/** A button that becomes a field for a token of one's own. */
function ownToken(label: string, take: (token: string) => void): HTMLElement {
  const field = element("input", {
    placeholder: "1234 5678 9012 3456 7890",
    "aria-label": "Token",
    class: "token-field",
  });
  const submit = (event: Event) => {
    event.preventDefault();
    const token = field.value.trim();
    if (token !== "") take(token);
  };
  const form = element(
    "form",
    { class: "own-token", onsubmit: submit, hidden: true },
    field,
    element("button", { class: "button", type: "submit" }, label),
  );
  const opener = button("Own token…", () => {
    opener.hidden = true;
    form.hidden = false;
    field.focus();
  });
  return element("span", { class: "own-token-slot" }, opener, form);
}

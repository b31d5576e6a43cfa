import type { VNode } from "preact";
import type { Entries } from "../../desk/contract.ts";
import { html } from "../html.ts";
import { clockTime } from "../wording.ts";
import { type Office, panel } from "./controls.ts";

/** What the bot asks the service for, newest first: the other end of the same wire. */
export function drawRequests({ store }: Office): VNode {
  const requests = [...store.list("requests").values()];
  return panel(
    { id: "requests", title: "Requests" },
    html`<p class="empty" hidden=${requests.length > 0}>The bot has not asked for anything yet.</p>`,
    html`<ol class="log-rows is-requests">${requests.map(drawRequest)}</ol>`,
  );
}

function drawRequest({ key, at, method, path, processed, fault, reference, answered }: Entries["requests"]): VNode {
  const note = fault ? `${fault}, ${processed ? "took effect" : "no effect"}` : reference;
  const isBad = answered === null ? Boolean(fault) : answered >= 400;
  return html`
    <li key=${key}>
      <time>${clockTime(at, true)}</time>
      <span class=${`method${path === "/purchase/" ? " is-spending" : ""}`}>${method}</span>
      <code>${path}</code>
      <span class=${`log-note${fault ? "" : " is-code"}`}>${note}</span>
      <span class=${`log-answer${isBad ? " is-bad" : ""}`}>${answered ?? (fault ? "no answer" : "…")}</span>
    </li>`;
}

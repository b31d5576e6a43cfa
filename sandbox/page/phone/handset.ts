import type { Entries } from "../../desk/contract.ts";
import { ask, type Store } from "../desk.ts";
import { dom, element, fill, setText } from "../html.ts";

const shown = 4;

/** The possible fates of the next SMS, in the words of its list. */
const faults = [
  ["none", "arrives"],
  ["lost_for_good", "arrives, and its answer is lost"],
  ["slow", "arrives, and is answered late"],
  ["doubled_report", "arrives, and is reported twice"],
  ["phone_off", "meets a phone that is off"],
  ["dnd", "is refused: DND"],
  ["night", "is refused: at night"],
  ["sender", "is refused: the sender's name"],
] as const;

/** A plain phone beside the chats: what a customer without Telegram gets. It opens when something arrives. */
export function createHandset(store: Store): HTMLElement {
  const whose = dom`<span>Nothing has arrived</span>`;
  const items = dom`<ol class="sms-list" />`;
  const next = element("select", { "aria-label": "The next SMS" });
  next.append(...faults.map(([kind, label]) => dom`<option value=${kind}>${label}</option>`));
  next.addEventListener("change", () => {
    const kind = faults.map(([name]) => name).find((name) => name === next.value);
    if (kind) void ask("sms-fault", { kind });
  });
  const panel = dom`
    <details class="handset" id="handset" aria-label="Plain phone">
      <summary>Plain phone · ${whose}</summary>${items}<label class="sms-next">The next SMS ${next}</label>
    </details>`;
  let known = 0;
  store.onList("handset", (list) => {
    const all = [...list.values()];
    const newest = all.at(-1);
    setText(whose, newest ? newest.number : "Nothing has arrived");
    fill(
      items,
      ...all
        .filter(({ number }) => number === newest?.number)
        .slice(-shown)
        .map(drawSms),
    );
    if (all.length > known) panel.setAttribute("open", "");
    known = all.length;
  });
  store.onSection("trouble", ({ nextSms }) => {
    next.value = nextSms;
  });
  return panel;
}

function drawSms({ sender, text, pages }: Entries["handset"]): HTMLElement {
  const about = pages === 1 ? sender : `${sender} · ${pages} pages`;
  return dom`<li class="sms"><b>${about}</b><p>${text}</p></li>`;
}

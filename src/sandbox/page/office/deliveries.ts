import type { Entries } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { element, fill, setText } from "../element.ts";
import type { Store } from "../store.ts";
import { clockTime } from "../wording.ts";
import { button, panel } from "./controls.ts";
import { createRowList, type Row } from "./row-list.ts";

/** Every attempt to deliver a webhook, and what is held back. */
export function createDeliveries(store: Store, act: Ask): HTMLElement {
  const rows = element("ol", { class: "log-rows" });
  const empty = element(
    "p",
    { class: "empty" },
    "No webhook sent yet. Login registers the bot's address with the account.",
  );
  const held = element("div", { class: "held", hidden: true });
  const heldWords = element("p", null);
  fill(
    held,
    heldWords,
    button("Release the oldest", () => act("release", { count: 1 })),
    button("Release all", () => act("release"), { kind: "is-main", testId: "release-all" }),
  );

  const update = createRowList(rows, () => deliveryRow(act));
  store.onList("deliveries", (list) => {
    update(list);
    empty.hidden = list.size > 0;
  });
  store.onSection("trouble", ({ webhooks }) => {
    held.hidden = webhooks.held === 0;
    setText(heldWords, webhooks.held === 1 ? "1 webhook held back" : `${webhooks.held} webhooks held back`);
  });
  return panel({ id: "deliveries", title: "Webhooks" }, held, empty, rows);
}

function deliveryRow(act: Ask): Row<Entries["deliveries"]> {
  const time = element("time", null);
  const status = element("span", { class: "status-chip" });
  const reference = element("code", null);
  const note = element("span", { class: "log-note" });
  const answer = element("span", { class: "log-answer" });
  let index = 0;
  const again = button("Send again", () => act("redeliver", { index }), { kind: "is-quiet" });
  return {
    element: element("li", null, time, status, reference, note, answer, again),
    update(delivery) {
      index = delivery.key;
      setText(time, clockTime(delivery.at, true));
      setText(status, delivery.status);
      status.className = `status-chip is-${delivery.status}`;
      setText(reference, delivery.reference);
      setText(
        note,
        [delivery.hasToken && "with token", delivery.attempt > 1 && `attempt ${delivery.attempt}`]
          .filter(Boolean)
          .join(", "),
      );
      const answered = delivery.answered ?? (delivery.error ? "no answer" : "…");
      setText(answer, String(answered));
      answer.title = delivery.error ?? "";
      answer.classList.toggle(
        "is-bad",
        delivery.error !== null || (delivery.answered !== null && delivery.answered !== 200),
      );
    },
  };
}

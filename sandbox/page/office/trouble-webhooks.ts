import type { VNode } from "preact";
import { foldingPanel, knob, type Office, segmented, toggle } from "./controls.ts";

/** How webhooks travel. */
export function drawWebhookTrouble({ store, act, troubles }: Office): VNode {
  const { webhooks } = store.section("trouble");
  const mode = segmented({
    label: "When webhooks are sent",
    options: [
      ["prompt", "prompt"],
      ["late", "late"],
      ["withheld", "held back"],
      ["reordered", "reordered"],
    ],
    value: webhooks.mode,
    pick: (value) => act("webhooks", { mode: value }),
  });
  const late = segmented({
    label: "How late",
    options: [
      [1500, "1.5 s"],
      [5000, "5 s"],
      [20_000, "20 s"],
    ],
    value: webhooks.lateMs,
    pick: (lateMs) => act("webhooks", { lateMs }),
  });
  const double = toggle("Everything twice", webhooks.double, (on) => act("webhooks", { double: on }));
  const first = toggle("Before the answer", webhooks.beforeAnswer, (on) => act("webhooks", { beforeAnswer: on }));
  return foldingPanel(
    {
      id: "webhook-trouble",
      title: "How webhooks travel",
      about: "They may be lost, late, doubled or out of order. The card must end true all the same.",
      isMarked: troubles.some((path) => path.startsWith("webhooks")),
    },
    knob("Delivery", "Held back: released by hand, above the log.", mode, "is-wide"),
    knob("How late", null, late, "is-wide"),
    knob("Everything twice", "The same event, one after the other.", double),
    knob("Before the answer", "The webhook overtakes the answer to the purchase.", first),
  );
}

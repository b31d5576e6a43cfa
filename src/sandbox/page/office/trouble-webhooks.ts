import type { Ask } from "../desk.ts";
import type { Store } from "../store.ts";
import { foldingPanel, knob, segmented, type TroublePanel, toggle } from "./controls.ts";

/** How webhooks travel. */
export function createWebhookTrouble(store: Store, act: Ask): TroublePanel {
  const mode = segmented({
    label: "When webhooks are sent",
    options: [
      ["prompt", "prompt"],
      ["late", "late"],
      ["withheld", "held back"],
      ["reordered", "reordered"],
    ],
    pick: (value) => act("webhooks", { mode: value }),
  });
  const late = segmented({
    label: "How late",
    options: [
      [1500, "1.5 s"],
      [5000, "5 s"],
      [20_000, "20 s"],
    ],
    pick: (lateMs) => act("webhooks", { lateMs }),
  });
  const double = toggle({ label: "Everything twice", change: (on) => act("webhooks", { double: on }) });
  const first = toggle({ label: "Before the answer", change: (on) => act("webhooks", { beforeAnswer: on }) });
  store.onSection("trouble", ({ webhooks }) => {
    mode.set(webhooks.mode);
    late.set(webhooks.lateMs);
    double.set(webhooks.double);
    first.set(webhooks.beforeAnswer);
  });
  const panel = foldingPanel(
    {
      id: "webhook-trouble",
      title: "How webhooks travel",
      about: "They may be lost, late, doubled or out of order. The card must end true all the same.",
    },
    knob({
      title: "Delivery",
      about: "Held back: released by hand, above the log.",
      control: mode.element,
      isWide: true,
    }),
    knob({ title: "How late", control: late.element, isWide: true }),
    knob({ title: "Everything twice", about: "The same event, one after the other.", control: double.element }),
    knob({
      title: "Before the answer",
      about: "The webhook overtakes the answer to the purchase.",
      control: first.element,
    }),
  );
  return { ...panel, concerns: (path) => path.startsWith("webhooks") };
}

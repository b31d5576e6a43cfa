import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import type { Store } from "../store.ts";
import { foldingPanel, knob, segmented, type TroublePanel, toggle } from "./controls.ts";

type SwitchName = keyof Sections["trouble"]["switches"];

const concerned = new Set<string>(
  ["purchaseAnswer", "airtimeAnswer", "electricityAnswer", "settleAfterMs", "tokenDelayMs", "tokenInWebhook"].map(
    (name) => `switches.${name}`,
  ),
);

/** What the service says to a purchase, and when a sale is finished. */
export function createAnswerTrouble(store: Store, act: Ask): TroublePanel {
  const set = (name: SwitchName) => (value: string | number | boolean) => act("switch", { name, value });
  const next = segmented({
    label: "Answer to the next purchase",
    options: [
      [null, "as below"],
      ["pending", "pending"],
      ["refused", "refused"],
    ],
    pick: (answer) => act("next-answer", { answer }),
  });
  const every = segmented({
    label: "Answer to every purchase",
    options: [
      ["by-service", "by kind"],
      ["pending", "pending"],
      ["refused", "refused"],
    ],
    pick: set("purchaseAnswer"),
  });
  const kinds = [
    ["success", "success"],
    ["pending", "pending"],
  ] as const;
  const airtime = segmented({ label: "Answer to airtime", options: kinds, pick: set("airtimeAnswer") });
  const electricity = segmented({ label: "Answer to electricity", options: kinds, pick: set("electricityAnswer") });
  const settling = segmented({
    label: "A pending sale settles",
    options: [
      [0, "by hand"],
      [5000, "5 s"],
      [20_000, "20 s"],
    ],
    pick: set("settleAfterMs"),
  });
  const token = segmented({
    label: "The token is made",
    options: [
      [0, "at once"],
      [10_000, "10 s later"],
    ],
    pick: set("tokenDelayMs"),
  });
  const told = toggle({ label: "The token is told by webhook", change: set("tokenInWebhook") });

  store.onSection("trouble", ({ switches, nextAnswer }) => {
    next.set(nextAnswer);
    every.set(nextAnswer ? null : switches.purchaseAnswer);
    airtime.set(switches.airtimeAnswer);
    electricity.set(switches.electricityAnswer);
    settling.set(switches.settleAfterMs);
    token.set(switches.tokenDelayMs);
    told.set(switches.tokenInWebhook);
  });

  const row = (title: string, about: string | null, { element: control }: { element: HTMLElement }) =>
    knob({ title, about, control });
  const panel = foldingPanel(
    {
      id: "answers",
      title: "What the service answers",
      about: "Pending is charged at once and may still fail: the card must say so until it is settled.",
      isOpen: true,
    },
    row("Next sale", "This once.", next),
    row("Every sale", "Or by kind:", every),
    row("Airtime", null, airtime),
    row("Electricity", "For you to settle.", electricity),
    row("Pending settles", "By you, or by itself.", settling),
    row("Token is made", "With the sale or after.", token),
    row("Token told by webhook", "Else only when you send it.", told),
  );
  return { ...panel, concerns: (path) => path === "nextAnswer" || concerned.has(path) };
}

import type { VNode } from "preact";
import type { Sections } from "../../desk/contract.ts";
import { foldingPanel, knob, type Office, segmented, toggle } from "./controls.ts";

type SwitchName = keyof Sections["trouble"]["switches"];

const concerned = new Set<string>(
  ["purchaseAnswer", "airtimeAnswer", "electricityAnswer", "settleAfterMs", "tokenDelayMs", "tokenInWebhook"].map(
    (name) => `switches.${name}`,
  ),
);

const kinds = [
  ["success", "success"],
  ["pending", "pending"],
] as const;

/** The service's answer to a purchase, and the time when a sale is finished. */
export function drawAnswerTrouble({ store, act, troubles }: Office): VNode {
  const { switches, nextAnswer } = store.section("trouble");
  const set = (name: SwitchName) => (value: string | number | boolean) => act("switch", { name, value });
  const next = segmented({
    label: "Answer to the next purchase",
    options: [
      [null, "as below"],
      ["pending", "pending"],
      ["refused", "refused"],
    ],
    value: nextAnswer,
    pick: (answer) => act("next-answer", { answer }),
  });
  const every = segmented({
    label: "Answer to every purchase",
    options: [
      ["by-service", "by kind"],
      ["pending", "pending"],
      ["refused", "refused"],
    ],
    value: nextAnswer ? null : switches.purchaseAnswer,
    pick: set("purchaseAnswer"),
  });
  const ofKind = (label: string, name: "airtimeAnswer" | "electricityAnswer") =>
    segmented({ label, options: kinds, value: switches[name], pick: set(name) });
  const settling = segmented({
    label: "A pending sale settles",
    options: [
      [0, "by hand"],
      [5000, "5 s"],
      [20_000, "20 s"],
    ],
    value: switches.settleAfterMs,
    pick: set("settleAfterMs"),
  });
  const token = segmented({
    label: "The token is made",
    options: [
      [0, "at once"],
      [10_000, "10 s later"],
    ],
    value: switches.tokenDelayMs,
    pick: set("tokenDelayMs"),
  });
  const told = toggle("The token is told by webhook", switches.tokenInWebhook, set("tokenInWebhook"));
  return foldingPanel(
    {
      id: "answers",
      title: "What the service answers",
      about: "Pending is charged at once and may still fail: the card must say so until it is settled.",
      isOpen: true,
      isMarked: troubles.some((path) => path === "nextAnswer" || concerned.has(path)),
    },
    knob("Next sale", "This once.", next),
    knob("Every sale", "Or by kind:", every),
    knob("Airtime", null, ofKind("Answer to airtime", "airtimeAnswer")),
    knob("Electricity", "For you to settle.", ofKind("Answer to electricity", "electricityAnswer")),
    knob("Pending settles", "By you, or by itself.", settling),
    knob("Token is made", "With the sale or after.", token),
    knob("Token told by webhook", "Else only when you send it.", told),
  );
}

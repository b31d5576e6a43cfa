import type { VNode } from "preact";
import type { Sections } from "../../desk/contract.ts";
import { html } from "../html.ts";
import { foldingPanel, knob, type Office, select } from "./controls.ts";
import { switchWords } from "./switch-words.ts";

type SwitchName = keyof Sections["trouble"]["switches"];
type Knob = readonly [SwitchName, title: string, Options];
type Options = readonly (readonly [value: string | number | boolean, label: string])[];

const delays: Options = [
  [0, "not at all"],
  [5000, "5 s"],
  [30_000, "30 s"],
];

/** Switches that hold a number, with a few to choose from. */
const numbers: readonly Knob[] = [
  [
    "surchargeNaira",
    "Charged on top, unlisted",
    [
      [0, "nothing"],
      [7.5, "₦7.50"],
      [100, "₦100"],
    ],
  ],
  ["verifyBehindMs", "Verify is behind", delays],
  ["walletBehindMs", "The balance is behind", delays],
];

/** Every switch that is left: where the specification is silent, the service may do any of these. */
export function drawSilences({ store, act, troubles }: Office): VNode {
  const { switches } = store.section("trouble");
  const choices = Object.entries(store.section("choices").choices).flatMap(([name, values]): Knob[] => {
    const words = switchWords[name as keyof typeof switchWords];
    if (words === null) return [];
    const called: Readonly<Record<string, string>> = words.choices;
    return [[name as SwitchName, words.title, values.map((value) => [value, called[String(value)] ?? String(value)])]];
  });
  const knobs = [...choices, ...numbers];
  const about = "The specification leaves these open. A bot that is right must be right with each of them.";
  const isMarked = troubles.some((path) => knobs.some(([name]) => path === `switches.${name}`));
  const list = knobs.map(([name, label, options]) => {
    const pick = (value: string | number | boolean) => act("switch", { name, value });
    return knob(label, null, select({ label, options, value: switches[name], pick }));
  });
  return foldingPanel(
    { id: "silences", title: "Where the specification is silent", about, isMarked },
    html`<div class="silences">${list}</div>`,
  );
}

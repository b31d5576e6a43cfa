import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { element } from "../element.ts";
import type { Store } from "../store.ts";
import { foldingPanel, knob, select, type TroublePanel } from "./controls.ts";

type SwitchName = keyof Sections["trouble"]["switches"];
type Options = readonly (readonly [value: string | number | boolean, label: string])[];

/** What the other panels have knobs for already. */
const elsewhere = new Set<string>([
  "purchaseAnswer",
  "airtimeAnswer",
  "electricityAnswer",
  "tokenInWebhook",
] satisfies SwitchName[]);

const delays: Options = [
  [0, "not at all"],
  [5000, "5 s"],
  [30_000, "30 s"],
];

/** Switches that hold a number, with a few to choose from. */
const numbers: readonly [SwitchName, title: string, Options][] = [
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
export function createSilences(store: Store, act: Ask): TroublePanel {
  const list = element("div", { class: "silences" });
  const knobs = new Map<string, ReturnType<typeof select>>();
  const add = (name: string, title: string, options: Options) => {
    if (elsewhere.has(name) || knobs.has(name)) return;
    const control = select({ label: title, options, pick: (value) => act("switch", { name, value }) });
    knobs.set(name, control);
    list.append(knob({ title, control: control.element }));
  };
  const build = ({ choices }: Sections["choices"]) => {
    for (const [name, values] of Object.entries(choices)) {
      add(
        name,
        inWords(name),
        values.map((value) => [value, String(value)]),
      );
    }
    for (const [name, title, options] of numbers) add(name, title, options);
  };
  store.onSection("choices", build);
  store.onSection("trouble", ({ switches }) => {
    for (const [name, control] of knobs) control.set(switches[name as SwitchName]);
  });
  const about = "The specification leaves these open. A bot that is right must be right with each of them.";
  const panel = foldingPanel({ id: "silences", title: "Where the specification is silent", about }, list);
  return { ...panel, concerns: (path) => path.startsWith("switches.") && knobs.has(path.slice("switches.".length)) };
}

/** "unknownReference" as "Unknown reference". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

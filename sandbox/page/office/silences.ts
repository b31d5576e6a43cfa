import type { VNode } from "preact";
import type { Sections } from "../../desk/contract.ts";
import { html, type Part } from "../html.ts";
import { button, foldingPanel, knob, type Office, select } from "./controls.ts";
import { deployedWords } from "./deployed-words.ts";
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
const silentNumbers: readonly Knob[] = [
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

const deployedNumbers: readonly Knob[] = [
  [
    "airtimeDiscountPercent",
    "Airtime is discounted by",
    [
      [0, "what is listed"],
      [3, "3%"],
    ],
  ],
  [
    "cashbackPercent",
    "Cashback after a sale",
    [
      [0, "none"],
      [1, "1%"],
    ],
  ],
  ["providerMs", "A purchase takes", delays],
  [
    "lostDebitWindowMs",
    "Debits are lost within",
    [
      [0, "no time"],
      [2000, "2 s"],
    ],
  ],
];

interface Panel {
  id: string;
  title: string;
  about: string;
  knobs: readonly Knob[];
}

/** Every switch that is left: where the specification is silent, the service may do any of these. */
export function drawSilences(office: Office): VNode {
  return drawPanel(office, {
    id: "silences",
    title: "Where the specification is silent",
    about: "The specification leaves these open. A bot that is right must be right with each of them.",
    knobs: [...choicesOf(office, (name) => !Object.hasOwn(deployedWords, name)), ...silentNumbers],
  });
}

const forms = [
  ["specified", "To the letter"],
  ["deployed", "As deployed, A"],
  ["deployed-b", "As deployed, B"],
] as const;

/** The choices of a deployed service where the specification is silent, one by one or all at once. */
export function drawDeployed(office: Office): VNode {
  const whole = forms.map(([form, label]) => button(label, () => office.act("service", { form })));
  return drawPanel(
    office,
    {
      id: "deployed",
      title: "Where a service is written otherwise",
      about: "The specification says one thing, and a service in operation does another. The bot has to learn it.",
      knobs: [...choicesOf(office, (name) => Object.hasOwn(deployedWords, name)), ...deployedNumbers],
    },
    knob("The whole service", "All of these at once.", html`<div class="sale-actions">${whole}</div>`, "is-wide"),
  );
}

function choicesOf({ store }: Office, isWanted: (name: string) => boolean): Knob[] {
  return Object.entries(store.section("choices").choices).flatMap(([name, values]): Knob[] => {
    const words = isWanted(name) ? switchWords[name as keyof typeof switchWords] : null;
    if (words === null) return [];
    const called: Readonly<Record<string, string>> = words.choices;
    return [[name as SwitchName, words.title, values.map((value) => [value, called[String(value)] ?? String(value)])]];
  });
}

function drawPanel({ store, act, troubles }: Office, { knobs, ...titled }: Panel, ...first: Part[]): VNode {
  const { switches } = store.section("trouble");
  const isMarked = troubles.some((path) => knobs.some(([name]) => path === `switches.${name}`));
  const list = knobs.map(([name, label, options]) => {
    const pick = (value: string | number | boolean) => act("switch", { name, value });
    return knob(label, null, select({ label, options, value: switches[name], pick }));
  });
  return foldingPanel({ ...titled, isMarked }, ...first, html`<div class="silences">${list}</div>`);
}

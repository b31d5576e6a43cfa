import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { element, fill, whenChanged } from "../element.ts";
import type { Store } from "../store.ts";
import { button, foldingPanel, knob, segmented, select, type TroublePanel, toggle } from "./controls.ts";

const targets = [
  ["purchase", "purchase"],
  ["verify", "verify"],
  ["login", "login"],
  ["profile", "profile"],
  ["catalogue", "catalogue"],
  ["any", "any request"],
] as const;

const counts = [
  [1, "the next"],
  [3, "the next three"],
  [null, "every"],
] as const;

/** Each fault, what it does, and whether the request had taken effect by then. */
const faults = [
  ["drop-after", "Line drops after processing", "The sale is made and charged, the answer never comes."],
  ["drop-before", "Line drops before processing", "Nothing was sold, and the bot cannot know it."],
  ["hang-after", "Silence after processing", "Sold and charged; the line stays open and says nothing."],
  ["hang-before", "Silence before processing", "Nothing happened; the line stays open and says nothing."],
  ["truncate", "Half an answer", "Sold; the answer ends in the middle of its JSON."],
  ["status-502-html-after", "502 after processing", "Sold; a proxy answers with a page of its own."],
  ["status-500-html", "500, an error page", "Nothing was sold; the answer is HTML."],
  ["status-429", "429, too many requests", "Nothing was sold; come back in a second."],
  ["status-404", "404, no such record", "Nothing was done; a sale that was made is denied."],
  ["status-401", "401, key refused", "Nothing was sold; the key is not accepted."],
  ["garbage", "Bytes that are no HTTP", "Sold; what comes back cannot be read."],
] as const;

const faultNames = new Map<string, string>(faults.map(([kind, name]) => [kind, name]));
const targetNames = new Map<string, string>(targets);

/** Trouble between the bot and the service. */
export function createLineTrouble(store: Store, act: Ask): TroublePanel {
  const outage = toggle({ label: "Outage", change: (on) => act("outage", { on }) });
  const latency = segmented({
    label: "Delay of each answer",
    options: [
      [0, "none"],
      [200, "200 ms"],
      [2000, "2 s"],
      [8000, "8 s"],
    ],
    pick: (ms) => act("latency", { ms }),
  });
  const count = select({ label: "How many", options: counts, pick: () => undefined });
  const target = select({ label: "Which requests", options: targets, pick: () => undefined });
  const ordered = element("ul", { class: "ordered" });
  const order = (kind: (typeof faults)[number][0]) =>
    act("fault", { kind, operation: target.value, times: count.value });
  const list = faults.map(([kind, name, about]) =>
    knob({ title: name, about, control: button("Order", () => order(kind), { testId: `fault-${kind}` }) }),
  );

  const drawOrdered = whenChanged((waiting: Sections["trouble"]["faults"]) => {
    const rows = waiting.map(({ operation, kind, times }) => {
      const often = times === null ? "every" : times === 1 ? "the next" : `the next ${times}`;
      return element(
        "li",
        null,
        `${faultNames.get(kind) ?? kind}: ${often} ${targetNames.get(operation) ?? operation}`,
      );
    });
    ordered.hidden = waiting.length === 0;
    fill(
      ordered,
      ...rows,
      element(
        "li",
        null,
        button("Call off", () => act("clear-faults"), { kind: "is-quiet" }),
      ),
    );
  });
  store.onSection("trouble", (trouble) => {
    outage.set(trouble.outage);
    latency.set(trouble.latencyMs.any);
    drawOrdered(trouble.faults);
  });

  const panel = foldingPanel(
    {
      id: "line",
      title: "The line to the service",
      about: "A sale whose answer is lost may have been made. Watch the bot find out instead of buying again.",
    },
    ordered,
    knob({ title: "Outage", about: "Every connection is reset.", control: outage.element }),
    knob({
      title: "Slow answers",
      about: "How long the service takes to answer.",
      control: latency.element,
      isWide: true,
    }),
    element("div", { class: "aim" }, "Strike", count.element, target.element),
    ...list,
  );
  return { ...panel, concerns: (path) => /^(outage|latencyMs|faults)/.test(path) };
}

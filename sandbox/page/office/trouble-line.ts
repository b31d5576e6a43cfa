import type { VNode } from "preact";
import { html } from "../html.ts";
import { button, foldingPanel, knob, type Office, segmented, select, toggle } from "./controls.ts";

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

let times: (typeof counts)[number][0] = 1;
let operation: (typeof targets)[number][0] = "purchase";

/** Trouble between the bot and the service. */
export function drawLineTrouble({ store, act, troubles }: Office): VNode {
  const trouble = store.section("trouble");
  const ordered = trouble.faults.map((fault) => {
    const often = fault.times === null ? "every" : fault.times === 1 ? "the next" : `the next ${fault.times}`;
    const target = targetNames.get(fault.operation) ?? fault.operation;
    return html`<li>${faultNames.get(fault.kind) ?? fault.kind}: ${often} ${target}</li>`;
  });
  const outage = toggle("Outage", trouble.outage, (on) => act("outage", { on }));
  const slowness = segmented({
    label: "Delay of each answer",
    options: [
      [0, "none"],
      [200, "200 ms"],
      [2000, "2 s"],
      [8000, "8 s"],
    ],
    value: trouble.latencyMs.any,
    pick: (ms) => act("latency", { ms }),
  });
  const pickTimes = (picked: typeof times) => {
    times = picked;
  };
  const pickOperation = (picked: typeof operation) => {
    operation = picked;
  };
  return foldingPanel(
    {
      id: "line",
      title: "The line to the service",
      about: "A sale whose answer is lost may have been made. Watch the bot find out instead of buying again.",
      isMarked: troubles.some((path) => /^(outage|latencyMs|faults)/.test(path)),
    },
    html`
      <ul class="ordered" hidden=${ordered.length === 0}>
        ${ordered}
        <li>${button("Call off", () => act("clear-faults"), { kind: "is-quiet" })}</li>
      </ul>`,
    knob("Outage", "Every connection is reset.", outage),
    knob("Slow answers", "How long the service takes to answer.", slowness, "is-wide"),
    html`
      <div class="aim">
        Strike
        ${select({ label: "How many", options: counts, value: times, pick: pickTimes })}
        ${select({ label: "Which requests", options: targets, value: operation, pick: pickOperation })}
      </div>`,
    faults.map(([kind, name, about]) =>
      knob(
        name,
        about,
        button("Strike", () => act("fault", { kind, operation, times }), {
          testId: `fault-${kind}`,
          name: `Strike: ${name}`,
        }),
      ),
    ),
  );
}

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { alertKinds } from "../../src/operations/operations.table.ts";
import { asks, seesOn } from "../support/chat.ts";
import { sellsAirtime } from "../support/selling.ts";
import { openShop } from "../support/shop.ts";

const read = (name: string) => readFileSync(new URL(`../../docs/operations/${name}`, import.meta.url), "utf8");
const rules = read("alerts.yml");
const dashboard = JSON.parse(read("grafana-dashboard.json")) as { panels: { targets?: { expr: string }[] }[] };
const pages = { metrics: read("metrics.md"), alerts: read("alerts.md") };

const ruleExpressions = [...rules.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expr = ""]) => expr);
const panelExpressions = dashboard.panels.flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr));
const token = "metrics-token-0123456789";

interface Metric {
  type: string;
  /** The label names of each sample. */
  labels: Set<string>;
  samples: string[];
}

/** The answers of a running shop that has sold something and has failed in something. */
async function readMetrics(): Promise<Map<string, Metric>> {
  await using shop = await openShop({ environment: { METRICS_TOKEN: token } });
  await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold.*Cost ₦/s);
  shop.telegram.faults.failNext({ kind: "500", method: "sendMessage" });
  await asks(shop.ada, "/help", /\w/).catch(() => undefined);
  await shop.idle();
  const answer = await fetch(`${shop.webhookOrigin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  return parse(await answer.text());
}

function parse(text: string): Map<string, Metric> {
  const metrics = new Map<string, Metric>();
  for (const [, name = "", type = ""] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    metrics.set(name, { type, labels: new Set(), samples: [] });
  }
  for (const line of text.split("\n").filter((one) => one !== "" && !one.startsWith("#"))) {
    const [, name = "", labels = ""] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    const metric = metrics.get(name) ?? metrics.get(name.replace(/_(?:bucket|sum|count)$/, ""));
    if (!metric) throw new Error(`A sample of nothing: ${line}`);
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) metric.labels.add(label);
    metric.samples.push(line);
  }
  return metrics;
}

/** The metrics of an expression, with the labels that it chooses by. */
function usesOf(expr: string): { name: string; chosen: string[] }[] {
  return [...expr.matchAll(/\b((?:vendbot|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = "", matchers = ""]) => ({
      name,
      chosen: [...matchers.matchAll(/(\w+)(?:=~|!=|=)/g)].map(([, label = ""]) => label),
    }),
  );
}

const metrics = await readMetrics();
/** Those that a shop on SQLite has no sample of. */
const unsampled = ["vendbot_database_connections"];

describe("each metric that is used in", () => {
  it.each([
    ["the alert rules", ruleExpressions],
    ["the dashboard", panelExpressions],
  ])("%s is in the answer of a running shop, with the labels that are chosen by", (_, expressions) => {
    expect(expressions.length).toBeGreaterThan(15);
    for (const expr of expressions) {
      const uses = usesOf(expr);
      expect(uses.length, expr).toBeGreaterThan(0);
      for (const { name, chosen } of uses) {
        const base = metrics.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, "");
        const metric = metrics.get(base);
        expect(metric, `${name} in ${expr}`).toBeDefined();
        if (base !== name) expect(metric?.type, name).toBe("histogram");
        if (unsampled.includes(base)) continue;
        expect(metric?.samples.length, name).toBeGreaterThan(0);
        for (const label of chosen) expect(metric?.labels, `${label} of ${name}`).toContain(label);
      }
    }
  });
});

describe("each metric", () => {
  it("of a running shop is explained, and none that is not there", () => {
    const explained = new Set([...pages.metrics.matchAll(/\b(?:vendbot|nodejs|process)_\w+/g)].map(([name]) => name));
    expect([...metrics.keys()].filter((name) => !explained.has(name))).toEqual([]);
    expect([...explained].filter((name) => !metrics.has(name))).toEqual([]);
  });

  it("of Vendbot stands in the table with the labels that it has", () => {
    const rows = [...pages.metrics.matchAll(/^\| (vendbot_\w+)(?: \*)? \| ([^|]*)\|/gm)];
    for (const [, name = "", labels = ""] of rows) {
      if (unsampled.includes(name)) continue;
      const found = [...(metrics.get(name)?.labels ?? [])].filter((label) => label !== "le");
      expect(
        labels
          .split(",")
          .map((label) => label.trim())
          .filter(Boolean)
          .sort(),
        name,
      ).toEqual(found.sort());
    }
    expect(rows.length).toBe([...metrics.keys()].filter((name) => name.startsWith("vendbot_")).length);
  });
});

describe("each alert", () => {
  it("of Prometheus leads to what to do about it", () => {
    const names = [...rules.matchAll(/- alert: (\w+)$/gm)].map(([, name = ""]) => name);
    const led = [...rules.matchAll(/runbook: alerts\.md#(\w+)$/gm)].map(([, anchor]) => anchor);
    const headings = [...pages.alerts.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading);
    expect(ruleExpressions).toHaveLength(names.length);
    expect(led).toEqual(names.map((name) => name.toLowerCase()));
    expect(headings).toEqual(names);
  });

  it("in the chat is explained", () => {
    const rows = [...pages.alerts.matchAll(/^\| (\w+_\w+) \|/gm)].map(([, name]) => name);
    expect(rows).toEqual([...alertKinds]);
  });
});

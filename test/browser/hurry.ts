import { rewrite } from "../chaos/rewrite.ts";

/**
 * Loaded into the demo's bot ahead of it, this makes its seconds as short as those of a fast story, and its alerts as
 * quick. Nothing else of it is changed. A wait that is no longer written so is an error, never left long.
 */
rewrite({
  "src/sales/schedule.ts": [["const second = 1000;", "const second = 100;"]],
  "src/wallet/sale.ts": [["export const lagMs = 5000;", "export const lagMs = 500;"]],
  "src/catalogue/product-catalogue.ts": [["const freshMs = 10_000;", "const freshMs = 1000;"]],
  "src/sales/outage.ts": [
    ["const idleMs = 15_000;", "const idleMs = 1500;"],
    ["const againMs = 5000;", "const againMs = 500;"],
  ],
  "src/vending-api/breaker.ts": [
    ["const leastSpanMs = 1000;", "const leastSpanMs = 100;"],
    ["const firstProbeMs = 1000;", "const firstProbeMs = 100;"],
    ["const maxProbeMs = 8000;", "const maxProbeMs = 800;"],
  ],
  "src/operations/watch.ts": [["const roundMs = 10_000;", "const roundMs = 500;"]],
  "src/operations/alerts.ts": [
    ["service_down: { raiseMs: 60_000, clearMs: 30_000 }", "service_down: { raiseMs: 2000, clearMs: 1000 }"],
  ],
});

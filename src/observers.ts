import type { ObservedTelegramCall } from "./bot/inbox/fetch.ts";
import type { UpdateKind } from "./bot/inbox/inbox.ts";
import type { BeyondSpecReading, Metrics } from "./core/metrics.ts";
import type { Signals } from "./operations/readings.ts";
import { oddityOf } from "./sales/evidence.ts";
import type { Purchase } from "./sales/purchases.queries.ts";
import type { Step } from "./sales/states.ts";
import type { ObservedCall } from "./vending-api/observe.ts";

/** Connects the events of the modules to the metrics and to operators' alerts. */
export function createObservers(metrics: Metrics, signals: Signals) {
  /** A record, a webhook or the wallet has shown what a sale was charged. */
  function chargeSeen(purchase: Purchase): void {
    const oddity = oddityOf(purchase);
    const priced = oddity === 0 ? "expected" : oddity > 0 ? "more" : "less";
    const fit = purchase.expected_kobo === null ? "unpriced" : priced;
    metrics.count("vendbot_charges_seen_total", { from: purchase.observed_from ?? "record", fit });
  }

  return {
    vendingCall({ operation, outcome, ms, serverTime }: ObservedCall): void {
      metrics.count("vendbot_vending_calls_total", { operation, outcome });
      metrics.time("vendbot_vending_call_seconds", { operation }, ms);
      signals.skew.note("service", serverTime);
    },
    telegramCall(call: ObservedTelegramCall): void {
      const { method, code, ms, serverTime } = call;
      metrics.count("vendbot_telegram_calls_total", { method, code: nameCode(code) });
      signals.telegram.note(call);
      signals.skew.note("telegram", serverTime);
      if (method !== "getUpdates") metrics.time("vendbot_telegram_call_seconds", {}, ms);
    },
    updateHandled(kind: UpdateKind, outcome: "done" | "failed", ms: number): void {
      metrics.count("vendbot_updates_total", { kind, outcome });
      metrics.time("vendbot_update_seconds", { kind }, ms);
    },
    updateSlowed(): void {
      metrics.count("vendbot_updates_slowed_total", {});
    },
    httpAnswered(route: string, status: number): void {
      metrics.count("vendbot_http_requests_total", { route, status: String(status) });
    },
    saleStepped(purchase: Purchase, step: Step, now: number): void {
      for (const { kind, from, to, source } of step.journal) {
        if (kind !== "state" && kind !== "correction") continue;
        metrics.count("vendbot_sale_changes_total", { from, to, source });
        if (purchase.settled_at !== now || purchase.confirmed_at === null) continue;
        metrics.time("vendbot_sale_seconds", { state: to }, now - purchase.confirmed_at);
      }
      if (step.changes.observed_kobo !== undefined) chargeSeen(purchase);
    },
    chargeSeen,
    /** The bot has read an answer of the service in a way that the specification does not have. */
    beyondSpec(reading: BeyondSpecReading): void {
      metrics.count("vendbot_beyond_spec_total", { reading });
    },
    committed(): void {
      metrics.count("vendbot_commits_total", {});
    },
    /** A total was not what its sales come to. */
    totalOff(): void {
      metrics.count("vendbot_totals_off_total", {});
    },
  };
}

const telegramCodes = [200, 400, 401, 403, 404, 409, 413, 429];

/** One of a few names: a label must not grow with what the other side says. */
function nameCode(code: number): string {
  if (code === 0) return "none";
  if (code >= 500 && code <= 599) return "5xx";
  return telegramCodes.includes(code) ? String(code) : "other";
}

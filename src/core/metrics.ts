/**
 * The counters, and the gauges that are read on request: only this file holds each name, its labels and its meaning.
 * Every label has few values, known beforehand: no id, no number, no text of a person or of the service.
 */

interface Spec {
  help: string;
  labels: readonly string[];
}

/**
 * Readings of the service's answers that the specification does not have. `docs/operations/service.md` explains each.
 */
export const beyondSpecReadings = [
  "path_slug",
  "status_word",
  "amount_refused",
  "airtime_without_discount",
  "profile_not_developer",
  "login_step",
  "compact_signature",
  "other_signature_header",
  "token_record",
  "sandbox_reference",
] as const;
export type BeyondSpecReading = (typeof beyondSpecReadings)[number];

/** Told of each such reading, where it happens. Must not throw. */
export type ObserveBeyondSpec = (reading: BeyondSpecReading) => void;

/** Counted as it happens. */
export const counters = {
  vendbot_updates_total: { help: "Updates of Telegram that were handled", labels: ["kind", "outcome"] },
  vendbot_updates_slowed_total: { help: "Updates left unread because their sender was too fast", labels: [] },
  vendbot_vending_calls_total: { help: "Requests to the vending service", labels: ["operation", "outcome"] },
  vendbot_telegram_calls_total: { help: "Calls of the Bot API", labels: ["method", "code"] },
  vendbot_beyond_spec_total: {
    help: "Readings of the service's answers that the specification does not have",
    labels: ["reading"],
  },
  vendbot_sale_changes_total: { help: "Changes of a sale's state", labels: ["from", "to", "source"] },
  vendbot_charges_seen_total: {
    help: "Sales whose charge was seen: who showed it, and how it fits the listed price",
    labels: ["from", "fit"],
  },
  vendbot_totals_off_total: { help: "Sums that were not what their sales, or lines, come to", labels: [] },
  vendbot_commits_total: { help: "Transactions that were committed", labels: [] },
  vendbot_http_requests_total: { help: "Requests to the HTTP endpoint", labels: ["route", "status"] },
} as const satisfies Readonly<Record<string, Spec>>;

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const slow = [0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 900, 3600];

/** Seconds, in buckets. */
export const histograms = {
  vendbot_update_seconds: {
    help: "From the storing of an update to the end of its handling; for a tap, to its effect",
    labels: ["kind"],
    buckets: quick,
  },
  vendbot_vending_call_seconds: {
    help: "From a request to the vending service to its whole answer, or its failure",
    labels: ["operation"],
    buckets: quick,
  },
  vendbot_telegram_call_seconds: {
    help: "From a call of the Bot API to its answer; the long questions for updates are left out",
    labels: [],
    buckets: quick,
  },
  vendbot_sale_seconds: {
    help: "From the tap that buys to the settled sale",
    labels: ["state"],
    buckets: slow,
  },
} as const satisfies Readonly<Record<string, Spec & { buckets: readonly number[] }>>;

/** Read when asked for. */
export const gauges = {
  vendbot_build_info: { help: "1, with the version that runs", labels: ["version"] },
  vendbot_updates_waiting: { help: "Updates stored and not yet handled", labels: [] },
  vendbot_updates_oldest_seconds: { help: "Age of the oldest update that waits; 0 when none does", labels: [] },
  vendbot_open_sales: {
    help: "Sales that are not over, by state and by the time since the tap",
    labels: ["state", "age"],
  },
  vendbot_open_sale_oldest_seconds: {
    help: "Time since the tap of the oldest sale in a state; 0 for none",
    labels: ["state"],
  },
  vendbot_sales_for_review: { help: "Sales that need a person to look", labels: [] },
  vendbot_webhook_silence_seconds: { help: "Since the last webhook was applied; missing before the first", labels: [] },
  vendbot_webhooks_waiting: { help: "Webhooks stored and not yet applied", labels: [] },
  vendbot_notices_waiting: { help: "Messages owed to chats", labels: ["kind"] },
  vendbot_notices_oldest_seconds: { help: "How long the longest overdue message is overdue; 0 for none", labels: [] },
  vendbot_telegram_connected: { help: "1 while updates can arrive", labels: [] },
  vendbot_service_up: { help: "1 while the vending service answers", labels: [] },
  vendbot_maintenance: { help: "1 while no new sales are taken", labels: [] },
  vendbot_alert: { help: "1 while this alert is on", labels: ["kind"] },
  vendbot_clock_skew_seconds: { help: "Our clock minus the peer's, as of its last answer", labels: ["peer"] },
  vendbot_database_bytes: { help: "Size of the database, and of SQLite's write-ahead log", labels: ["part"] },
  vendbot_database_connections: { help: "PostgreSQL's connections, and who waits for one", labels: ["state"] },
  vendbot_disk_free_bytes: { help: "Free space beside the SQLite file", labels: [] },
} as const satisfies Readonly<Record<string, Spec>>;

type LabelsOf<S extends Spec> = Readonly<Record<S["labels"][number], string>>;
type CounterName = keyof typeof counters;
type HistogramName = keyof typeof histograms;
export type GaugeName = keyof typeof gauges;

/** How a module counts. It never throws and costs a few microseconds. */
export interface Metrics {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<(typeof counters)[Name]>): void;
  time<Name extends HistogramName>(name: Name, labels: LabelsOf<(typeof histograms)[Name]>, ms: number): void;
}

export interface Figure {
  name: GaugeName;
  labels: Readonly<Record<string, string>>;
  value: number;
}

export function figure<Name extends GaugeName>(
  name: Name,
  value: number,
  labels: LabelsOf<(typeof gauges)[Name]>,
): Figure {
  return { name, labels, value };
}

export const noMetrics: Metrics = { count: () => undefined, time: () => undefined };

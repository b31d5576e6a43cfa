import type { Entries } from "../../desk/contract.ts";
import type { Store } from "../desk.ts";

/** The places of events, in the order of cause and effect within a moment. */
export const lanes = {
  shop: "Shop",
  request: "Request",
  service: "Service",
  webhook: "Webhook",
  card: "Card",
} as const;
export type Lane = keyof typeof lanes;
const order = Object.keys(lanes);

/** One thing that happened. */
export interface TrailRow {
  /** The same while the row lives. */
  key: string;
  at: number;
  lane: Lane;
  /** The sale that it is about, if any. */
  reference: string | null;
  words: string;
  /** What came of it: a status, a fault. */
  end: string;
  isBad: boolean;
  /** How many listings of the catalogue were read, where that is all it tells. */
  listings?: number;
  /** Its place among the deliveries, for a webhook that can be sent again. */
  delivery?: number;
}

/** Everything that happened, oldest first. */
export function readRows(store: Pick<Store, "list">): TrailRow[] {
  const rows = [
    ...[...store.list("book").values()].flatMap(rowsOfBook),
    ...[...store.list("requests").values()].map(rowOfRequest),
    ...[...store.list("sales").values()].flatMap(rowsOfSale),
    ...[...store.list("deliveries").values()].map(rowOfDelivery),
  ];
  rows.sort((a, b) => a.at - b.at || order.indexOf(a.lane) - order.indexOf(b.lane));
  return foldListings(rows);
}

/** Listings that are read one after the other, with nothing between them, are one row. A read that failed has its own. */
function foldListings(rows: readonly TrailRow[]): TrailRow[] {
  const folded: TrailRow[] = [];
  for (const row of rows) {
    const last = folded.at(-1);
    if (row.listings === undefined || last?.listings === undefined) folded.push(row);
    else folded[folded.length - 1] = joinListings(last, last.listings + row.listings, row.end);
  }
  return folded;
}

function joinListings(first: TrailRow, listings: number, end: string): TrailRow {
  return { ...first, listings, words: `Catalogue read: ${listings} listings`, end };
}

const moves: Readonly<Record<string, string>> = {
  intent: "tapped: written down first",
  sending: "about to be sent",
  not_sent: "could not be sent",
  token: "token taken in",
  miss: "verify knows no such record",
  charge: "its charge was seen",
  review: "a person should look at this",
  conflict: "another purchase under this reference",
  amount_anomaly: "another amount than expected",
};

const states: Readonly<Record<string, string>> = {
  unknown: "no answer: to be looked up",
  pending: "pending",
  succeeded: "sold",
  failed: "failed",
  void: "not sold",
};

function rowsOfBook({ reference, seller, journal, shown }: Entries["book"]): TrailRow[] {
  const plain = { reference, end: "", isBad: false };
  const waitsFrom = findWaiting(journal, shown);
  const moved = journal.map(({ at, kind, to, source }, index) => ({
    ...plain,
    ...{ key: `shop ${reference} ${index}`, at, lane: "shop" as const },
    words: moves[kind] ?? states[to] ?? to,
    end: kind === "intent" ? `by ${seller}` : endOfMove(kind, to, source),
  }));
  const seen = shown.map(({ at, words }, index) => ({
    ...plain,
    ...{ key: `card ${reference} ${index}`, at: index === 0 ? (waitsFrom ?? at) : at, lane: "card" as const, words },
  }));
  return [...moved, ...seen];
}

/** Silence is told by nobody. */
function endOfMove(kind: string, to: string, source: string): string {
  const isTold = (kind === "state" && to !== "unknown") || kind === "correction";
  return isTold ? `by ${source}` : "";
}

/**
 * The place of a card's word that the request is sent: with the sending, though Telegram may show it a little after the
 * answer, within the second that is written beside both. A card with one version per move and one more began with it.
 */
function findWaiting(journal: Entries["book"]["journal"], shown: Entries["book"]["shown"]): number | null {
  const sentAt = journal.find(({ kind }) => kind === "sending")?.at;
  const first = shown[0]?.at;
  const results = journal.filter(({ kind }) => ["state", "token", "correction"].includes(kind)).length;
  if (sentAt === undefined || first === undefined || shown.length <= results) return null;
  return Math.max(sentAt, first - (first % 1000));
}

function rowOfRequest(request: Entries["requests"]): TrailRow {
  const { key, at, method, path, operation, processed, fault, reference, answered } = request;
  const isBad = answered === null ? fault !== null : answered >= 400;
  const effect = processed ? "took effect" : "no effect";
  return {
    ...{ key: `request ${key}`, at, lane: "request", reference },
    words: `${method} ${reference === null ? path : path.replace(reference, "…")}`,
    end: fault ? `${fault}, ${effect}` : String(answered ?? "…"),
    isBad,
    ...(operation === "catalogue" && !isBad && { listings: 1 }),
  };
}

function rowsOfSale({ reference, history }: Entries["sales"]): TrailRow[] {
  return history.map(({ at, status, note }, index) => ({
    ...{ key: `service ${reference} ${index}`, at, lane: "service" as const, reference },
    ...{ words: note, end: status, isBad: status === "failed" },
  }));
}

function rowOfDelivery(delivery: Entries["deliveries"]): TrailRow {
  const { key, at, status, reference, hasToken, attempt, answered, error } = delivery;
  const notes = [status, hasToken && "with token", attempt > 1 && `attempt ${attempt}`].filter(Boolean);
  return {
    ...{ key: `webhook ${key}`, at, lane: "webhook", reference, delivery: key },
    words: `tells: ${notes.join(", ")}`,
    end: String(answered ?? (error ? "no answer" : "…")),
    isBad: error !== null || (answered !== null && answered !== 200),
  };
}

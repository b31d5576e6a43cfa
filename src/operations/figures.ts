import { type Figure, figure } from "../core/metrics.ts";
import type { Db } from "../db/database.ts";
import type { StoreFigures } from "../db/engine.ts";
import type { Tools } from "../db/tools.ts";
import { noticeKinds } from "../outbox/messages.table.ts";
import { openStates } from "../sales/purchases.queries.ts";
import {
  countForReview,
  countOpenSales,
  saleAges,
  waitingNotices,
  waitingUpdates,
  webhookTraffic,
} from "./health.queries.ts";
import { readMaintenance } from "./maintenance.ts";
import { openAlerts } from "./operations.queries.ts";
import { alertKinds } from "./operations.table.ts";
import { readService, type Signals } from "./readings.ts";
import { peers } from "./signals.ts";

export interface FiguresDeps extends Pick<Tools, "store" | "clock"> {
  signals: Signals;
  version: string;
  isConnected(): boolean;
}

/** A more frequent request gets the same figures of the database: each answer takes a few queries. */
const keepMs = 5000;

/** What the gauges show: of this process as it is, of the database as it was a few seconds ago at the most. */
export function createFigures(deps: FiguresDeps): () => Promise<readonly Figure[]> {
  const { store, clock } = deps;
  let known: { at: number; figures: Promise<readonly Figure[]> } | null = null;

  return async () => [...ownFigures(deps), ...(await storedFigures())];

  function storedFigures(): Promise<readonly Figure[]> {
    const at = clock.monotonic();
    if (known && at - known.at < keepMs) return known.figures;
    const reading = { at, figures: read() };
    known = reading;
    // A failure is not remembered.
    reading.figures.catch(() => {
      if (known === reading) known = null;
    });
    return reading.figures;
  }

  async function read(): Promise<readonly Figure[]> {
    const { db } = store;
    const now = clock.now();
    const figures = await Promise.all([
      saleFigures(db, now),
      chatFigures(db, now),
      webhookFigures(db, now),
      alertFigures(db),
      store.figures().then(storeFigures),
    ]);
    return figures.flat();
  }
}

function ownFigures({ signals, version, isConnected }: FiguresDeps): Figure[] {
  return [
    figure("vendbot_build_info", 1, { version }),
    figure("vendbot_telegram_connected", isConnected() ? 1 : 0, {}),
    figure("vendbot_service_up", readService(signals.service).is === "bad" ? 0 : 1, {}),
    ...peers.flatMap((peer) => {
      const skewMs = signals.skew.read(peer);
      return skewMs === null ? [] : [figure("vendbot_clock_skew_seconds", skewMs / 1000, { peer })];
    }),
  ];
}

async function saleFigures(db: Db, now: number): Promise<Figure[]> {
  const [open, forReview] = await Promise.all([countOpenSales(db, now), countForReview(db)]);
  return [
    figure("vendbot_sales_for_review", forReview, {}),
    ...openStates.flatMap((state) => {
      const rows = open.filter((row) => row.state === state);
      const oldestAt = Math.min(now, ...rows.map((row) => row.oldestAt));
      return [
        figure("vendbot_open_sale_oldest_seconds", (now - oldestAt) / 1000, { state }),
        ...saleAges.map(({ name }, age) =>
          figure("vendbot_open_sales", rows.find((row) => row.age === age)?.count ?? 0, { state, age: name }),
        ),
      ];
    }),
  ];
}

async function chatFigures(db: Db, now: number): Promise<Figure[]> {
  const [updates, notices] = await Promise.all([waitingUpdates(db), waitingNotices(db)]);
  const dueAt = Math.min(now, ...notices.map(({ since }) => since ?? now));
  return [
    figure("vendbot_updates_waiting", updates.count, {}),
    figure("vendbot_updates_oldest_seconds", (now - (updates.since ?? now)) / 1000, {}),
    ...noticeKinds.map((kind) => {
      const waiting = notices.find((one) => one.kind === kind)?.count ?? 0;
      return figure("vendbot_notices_waiting", waiting, { kind });
    }),
    figure("vendbot_notices_oldest_seconds", (now - dueAt) / 1000, {}),
  ];
}

async function webhookFigures(db: Db, now: number): Promise<Figure[]> {
  const { waiting, lastAt } = await webhookTraffic(db);
  const silence = lastAt === null ? [] : [figure("vendbot_webhook_silence_seconds", (now - lastAt) / 1000, {})];
  return [figure("vendbot_webhooks_waiting", waiting, {}), ...silence];
}

async function alertFigures(db: Db): Promise<Figure[]> {
  const [open, since] = await Promise.all([openAlerts(db), readMaintenance(db)]);
  const raised = new Set(open.filter(({ raised_at }) => raised_at !== null).map(({ kind }) => kind));
  return [
    figure("vendbot_maintenance", since === null ? 0 : 1, {}),
    ...alertKinds.map((kind) => figure("vendbot_alert", raised.has(kind) ? 1 : 0, { kind })),
  ];
}

function storeFigures({ bytes, walBytes, disk, connections }: StoreFigures): Figure[] {
  const free = disk ? [figure("vendbot_disk_free_bytes", disk.freeBytes, {})] : [];
  const wal = walBytes === undefined ? [] : [figure("vendbot_database_bytes", walBytes, { part: "wal" })];
  const pool = Object.entries(connections ?? {}).map(([state, count]) =>
    figure("vendbot_database_connections", count, { state }),
  );
  return [figure("vendbot_database_bytes", bytes, { part: "data" }), ...wal, ...free, ...pool];
}

import type { Clock } from "../../src/core/clock.ts";

/** What the bot's process says about itself: counts since its start, and what is so at this moment. */
export interface Figures {
  taps: number;
  /** Requests to the vending service. */
  calls: number;
  /** Transactions of the shop's book. */
  commits: number;
  openSales: number;
  /** Updates, webhooks and notices that wait for their turn. */
  queue: number;
  memoryBytes: number;
  /** Whether the bot believes that the vending service answers. */
  isServiceUp: boolean;
}

/** The figures, and when they were read: no two readings have the same time. */
type FiguresReading = Figures & { readAt: number };

interface PulseDeps {
  clock: Clock;
  /** The bot's /metrics, and what to show there. */
  url: string;
  token: string;
  /** After each reading. */
  onChange(): void;
}

/** The page shows a sale beside them as soon as it changes: they are behind it by less than a second. */
const everyMs = 700;
const patienceMs = 1500;

/** The bot's figures, asked for at most every 0.7 seconds, and only while somebody looks. */
export function createPulse({ clock, url, token, onChange }: PulseDeps) {
  let figures: FiguresReading | null = null;
  let nextAt = clock.monotonic();
  let isDue = false;

  const look = async () => {
    const read = await readMetrics(url, token).then(readFigures, () => null);
    figures = read && { ...read, readAt: clock.now() };
    nextAt = clock.monotonic() + everyMs;
    isDue = false;
    onChange();
  };

  return {
    /** As of the last reading, and has the next one made. Null while the bot does not answer. */
    figures(): FiguresReading | null {
      if (!isDue) clock.after(nextAt - clock.monotonic(), look);
      isDue = true;
      return figures;
    },
  };
}

export type Pulse = ReturnType<typeof createPulse>;

async function readMetrics(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The bot answers ${response.status}`);
  return response.text();
}

/** Reads the text of /metrics. A metric that is not in it is 0. */
export function readFigures(text: string): Figures {
  const samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)];
  const sum = (wanted: string, label = "") =>
    samples.reduce(
      (total, [, name, labels = "", value]) =>
        name === wanted && labels.includes(label) ? total + Number(value) : total,
      0,
    );
  return {
    taps: sum("vendbot_updates_total", 'kind="tap"'),
    calls: sum("vendbot_vending_calls_total"),
    commits: sum("vendbot_commits_total"),
    openSales: sum("vendbot_open_sales"),
    queue: sum("vendbot_updates_waiting") + sum("vendbot_webhooks_waiting") + sum("vendbot_notices_waiting"),
    memoryBytes: sum("process_resident_memory_bytes"),
    isServiceUp: sum("vendbot_service_up") === 1,
  };
}

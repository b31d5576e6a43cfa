import type { Clock } from "../../lib/clock.ts";

/** What the bot's process says about itself: counts since its start, and what is so at this moment. */
export interface Figures {
  taps: number;
  /** Requests to the vending service. */
  calls: number;
  /** Changes of a sale's state, each committed with its row of the journal. */
  changes: number;
  openSales: number;
  /** Updates, webhooks and notices that wait for their turn. */
  queue: number;
  memoryBytes: number;
}

/** The bot's figures, asked for at most every two seconds, and only while somebody looks. */
export interface Pulse {
  /** As of the last reading, and has the next one made. Null while the bot does not answer. */
  figures(): Figures | null;
}

interface PulseDeps {
  clock: Clock;
  /** The bot's /metrics, and what to show there. */
  url: string;
  token: string;
  /** After each reading. */
  onChange(): void;
}

const everyMs = 2000;
const patienceMs = 1500;

export function createPulse({ clock, url, token, onChange }: PulseDeps): Pulse {
  let figures: Figures | null = null;
  let nextAt = clock.monotonic();
  let isDue = false;

  const look = async () => {
    figures = await readMetrics(url, token).then(readFigures, () => null);
    nextAt = clock.monotonic() + everyMs;
    isDue = false;
    onChange();
  };

  return {
    figures() {
      if (!isDue) clock.after(nextAt - clock.monotonic(), look);
      isDue = true;
      return figures;
    },
  };
}

async function readMetrics(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The bot answers ${response.status}`);
  return response.text();
}

/** Reads the text of /metrics. What is not in it is 0. */
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
    changes: sum("vendbot_sale_changes_total"),
    openSales: sum("vendbot_open_sales"),
    queue: sum("vendbot_updates_waiting") + sum("vendbot_webhooks_waiting") + sum("vendbot_notices_waiting"),
    memoryBytes: sum("process_resident_memory_bytes"),
  };
}

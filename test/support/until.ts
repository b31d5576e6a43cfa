import { setTimeout as pause } from "node:timers/promises";

/** How long a test waits for what must come. Only a test that fails waits so long; a busy machine is slow. */
export const patienceMs = 90_000;
const lookEveryMs = 2;

/** Waits until a condition holds that nothing reports, and returns what it returned. Rejects after `patienceMs`, naming `what`. */
export async function waitFor<T>(
  condition: () => T | Promise<T>,
  what: string,
): Promise<Exclude<T, false | null | undefined>> {
  for (const end = performance.now() + patienceMs; ; await pause(lookEveryMs)) {
    const found = await condition();
    if (found) return found as Exclude<T, false | null | undefined>;
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
  }
}

/** Resolves as a promise does. Rejects after `patienceMs`, naming `what` it stands for. */
export async function patiently<T>(promise: PromiseLike<T>, what: string): Promise<T> {
  const over = new AbortController();
  const tooLate = pause(patienceMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`Waited in vain until ${what}`);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    over.abort();
  }
}

/** Lets the event loop turn, and waits for the disk: every promise that is ready by then has run. */
export async function turns(count = 3): Promise<void> {
  for (let turn = 0; turn < count || process.getActiveResourcesInfo().includes("FSReqCallback"); turn++) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Something that reports its changes: a sandbox. */
interface Watched {
  onChange(listener: () => void): () => void;
}

/** Waits until a condition holds, looking again whenever something changed. Rejects after `timeoutMs`. */
export function until(
  watched: readonly Watched[],
  condition: () => boolean,
  what: string,
  timeoutMs = patienceMs,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (condition()) return resolve();
    const finish = () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
    };
    const timer = setTimeout(() => {
      finish();
      reject(new Error(`Waited in vain until ${what}`));
    }, timeoutMs);
    const look = () => {
      if (!condition()) return;
      finish();
      resolve();
    };
    const stops = watched.map((one) => one.onChange(look));
  });
}

import { setTimeout as pause } from "node:timers/promises";

/** Something that tells of its changes: a sandbox. */
interface Watched {
  onChange(listener: () => void): () => void;
}

/** Waits until a condition holds, looking again whenever something changed. Rejects after `timeoutMs`. */
export function until(
  watched: readonly Watched[],
  condition: () => boolean,
  what: string,
  timeoutMs = 30_000,
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

/** Longer than the shop lets pass between what it does and the look at the wallet that follows from it. */
const followsMs = 400;

/** Waits until the service is asked nothing more. */
export async function untilQuiet(vending: { readonly requests: readonly unknown[] }): Promise<void> {
  for (let asked = -1; asked < vending.requests.length; ) {
    asked = vending.requests.length;
    await pause(followsMs);
  }
}

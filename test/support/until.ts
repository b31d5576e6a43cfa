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

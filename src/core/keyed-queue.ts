/** Runs tasks one after the other per key, side by side across keys. */
export interface KeyedQueue<Key> {
  /** Resolves or rejects as the task does. A task that rejects does not stop the next. */
  run<T>(key: Key, task: () => Promise<T>): Promise<T>;
  /** Tasks waiting or running. */
  readonly size: number;
  /** Resolves when no task waits or runs. */
  idle(): Promise<void>;
}

export function createKeyedQueue<Key>(): KeyedQueue<Key> {
  const tails = new Map<Key, Promise<unknown>>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    run(key, task) {
      size++;
      const before = tails.get(key) ?? Promise.resolve();
      const result = before.then(task);
      const tail = result
        .catch(() => undefined)
        .then(() => {
          size--;
          if (tails.get(key) === tail) tails.delete(key);
        });
      tails.set(key, tail);
      return result;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}

/** Runs tasks one after the other per key, side by side across keys. */
export function createKeyedQueue<Key>() {
  const tails = new Map<Key, Promise<unknown>>();
  let size = 0;
  return {
    /** Tasks waiting or running. */
    get size() {
      return size;
    },
    /** Resolves or rejects as the task does. A task that rejects does not stop the next. */
    run<T>(key: Key, task: () => Promise<T>): Promise<T> {
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
    /** Resolves when no task waits or runs. */
    async idle(): Promise<void> {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}

/** The parts that a live page may want to draw again. */
export type Change = "account" | "wallet" | "transaction" | "webhook" | "switch" | "fault" | "catalogue" | "request";

export function createChanges() {
  const listeners = new Set<(change: Change) => void>();
  return {
    fire(change: Change): void {
      for (const listener of [...listeners]) listener(change);
    },
    /** Returns what takes the listener off again. */
    listen(listener: (change: Change) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;

/** `target`, firing `change` whenever a property gets another value. `check` may refuse a value by throwing. */
export function watched<T extends object>(
  target: T,
  changes: Changes,
  change: Change,
  check: (name: string, value: unknown) => void = () => undefined,
): T {
  return new Proxy(target, {
    set(object, name, value) {
      check(String(name), value);
      const before: unknown = Reflect.get(object, name);
      const done = Reflect.set(object, name, value);
      if (before !== value) changes.fire(change);
      return done;
    },
  });
}

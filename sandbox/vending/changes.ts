/** The parts that a live page may want to draw again. */
export type Change = "account" | "wallet" | "transaction" | "webhook" | "switch" | "fault" | "catalogue" | "request";

export interface Changes {
  fire(change: Change): void;
  /** Returns what takes the listener off again. */
  listen(listener: (change: Change) => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>();
  return {
    fire(change) {
      for (const listener of [...listeners]) listener(change);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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

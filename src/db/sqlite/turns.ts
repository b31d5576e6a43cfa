/** A queue: one after the other, in order of arrival. */
export interface Turns {
  /** Resolves to what ends the turn. */
  take(): Promise<() => void>;
}

export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = last;
      last = promise;
      await before;
      return resolve;
    },
  };
}

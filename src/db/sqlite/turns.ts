/** A queue: one after the other, in order of arrival. */
export function createTurns() {
  let last: Promise<void> = Promise.resolve();
  return {
    /** Resolves to what ends the turn. */
    async take(): Promise<() => void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = last;
      last = promise;
      await before;
      return resolve;
    },
  };
}

export type Turns = ReturnType<typeof createTurns>;

/** A queue: one after the other, in order of arrival. The function that ends a turn is called once. */
export function createTurns() {
  const waiting: ((endTurn: () => void) => void)[] = [];
  let isTaken = false;
  const endTurn = () => {
    const next = waiting.shift();
    if (next) next(endTurn);
    else isTaken = false;
  };
  /** Begins the turn and returns the function that ends it; undefined: it is somebody else's. */
  function takeNow(): (() => void) | undefined {
    if (isTaken) return undefined;
    isTaken = true;
    return endTurn;
  }
  return {
    takeNow,
    /** Resolves to what ends the turn. */
    async take(): Promise<() => void> {
      return takeNow() ?? (await new Promise<() => void>((resolve) => void waiting.push(resolve)));
    },
  };
}

export type Turns = ReturnType<typeof createTurns>;

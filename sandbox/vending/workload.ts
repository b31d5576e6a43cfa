/** Counts what is going on, so that a test can wait until nothing is. */
export interface Workload {
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Counts as work until the returned function is called, once. */
  begin(): () => void;
  /** Resolves when no work goes on and `isBusyOtherwise` says no. That is asked again after each piece of work. */
  idle(isBusyOtherwise: () => boolean): Promise<void>;
  /** Has everyone who waits look again. */
  wake(): void;
}

export function createWorkload(): Workload {
  const waiters: (() => void)[] = [];
  let count = 0;
  const wake = () => {
    for (const waiter of waiters.splice(0)) waiter();
  };
  const begin = () => {
    count++;
    return () => {
      count--;
      wake();
    };
  };
  return {
    begin,
    wake,
    async run(task) {
      const end = begin();
      try {
        return await task();
      } finally {
        end();
      }
    },
    async idle(isBusyOtherwise) {
      while (count > 0 || isBusyOtherwise()) await new Promise<void>((resolve) => waiters.push(resolve));
    },
  };
}

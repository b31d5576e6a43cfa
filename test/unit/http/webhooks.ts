export const body = '{"event":"transaction.update","reference":"VB-1","status":"success","amount":500}';

/** A promise that the test ends. */
export function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, open: resolve, fail: () => reject(new Error("disk full")) };
}

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}

export const body = '{"event":"transaction.update","reference":"VB-1","status":"success","amount":500}';

/** A promise that the test ends. */
export function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, open: resolve, fail: () => reject(new Error("disk full")) };
}

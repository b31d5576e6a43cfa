/** The next floating-point number above or below, as sums of floats end: 2.5 is 2.5000000000000004, 0 stays 0. */
export function oneUlp(value: number, direction: 1 | -1): number {
  if (value === 0) return value;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const isAwayFromZero = value > 0 === direction > 0;
  view.setBigInt64(0, view.getBigInt64(0) + (isAwayFromZero ? 1n : -1n));
  return view.getFloat64(0);
}

import { afterAll, beforeAll } from "vitest";

// VENDBOT_SEED=… runs the same cases again.
export const seed = Number(process.env.VENDBOT_SEED ?? Date.now() % 2 ** 31);

const usual = 145_000;
const scale = Number(process.env.VENDBOT_CASES ?? usual) / usual;
let part = 1;

/** The number of cases of a property. VENDBOT_CASES=… sets the total, in the same proportions. */
export function cases(share: number): number {
  return Math.ceil(share * scale * part);
}

/** The properties of this file try only this part of their cases. */
export function tryPart(ofAll: number): void {
  beforeAll(() => {
    part = ofAll;
  });
  afterAll(() => {
    part = 1;
  });
}

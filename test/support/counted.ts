import type { Person } from "../../sandbox/telegram/contract.ts";

/** What somebody did since counting began: taps, and messages typed. */
export interface Counted {
  taps: number;
  typed: number;
}

/** Counts what somebody does on the way through `task`. */
export async function counts(person: Person, task: (person: Person) => Promise<unknown>): Promise<Counted> {
  const counted: Counted = { taps: 0, typed: 0 };
  await task({
    ...person,
    get chat() {
      return person.chat;
    },
    taps(label, options) {
      counted.taps++;
      return person.taps(label, options);
    },
    says(text, options) {
      counted.typed++;
      return person.says(text, options);
    },
  });
  return counted;
}

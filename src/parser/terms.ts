import { type Kobo, toKobo } from "../core/money.ts";
import { tokensOf } from "./lexer.ts";
import type { PromisedDay, Terms } from "./reading.ts";
import { dueDay, promisedDays, termsPatterns } from "./terms-patterns.ts";

/**
 * What a normalized line says of how its sale is paid for: on credit, on a promised day, at an agreed price. `text` is the
 * line without it. Null: it says nothing of that.
 */
export function termsIn(text: string): { text: string; terms: Terms } | null {
  const terms: Terms = {};
  let rest = text;
  for (const pattern of Object.values(termsPatterns)) {
    rest = rest.replaceAll(pattern, (...found) => {
      const { amount, day } = found.at(-1) as { amount?: string; day?: string };
      if (amount !== undefined) terms.pays = koboOf(amount);
      const by = day === undefined ? null : dayCalled(day);
      if (amount === undefined || by) terms.owed = { ...terms.owed, ...(by && { by }) };
      // The digits on both sides of a removed phrase are not one number.
      return " , ";
    });
  }
  const due = terms.owed && !terms.owed.by ? dueDay.exec(rest) : null;
  const by = due && dayCalled(due.groups?.day ?? "");
  if (due && by) {
    terms.owed = { by };
    rest = rest.replace(due[0], " , ");
  }
  return rest === text ? null : { text: rest, terms };
}

function koboOf(amount: string): Kobo {
  const [token] = tokensOf(amount);
  return token?.kind === "money" ? token.kobo : toKobo(Number(amount) * 100);
}

const days = (Object.keys(promisedDays) as PromisedDay[]).map((day) => ({
  day,
  names: new RegExp(`^(?:${promisedDays[day]})$`),
}));

/** The day that a word means, in any of the five languages; null: none. */
export function dayCalled(said: string): PromisedDay | null {
  return days.find(({ names }) => names.test(said))?.day ?? null;
}

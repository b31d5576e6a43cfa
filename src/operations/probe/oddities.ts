import { type Log, silentLog } from "../../core/log.ts";
import type { Finding } from "./finding.ts";

export type Oddities = Pick<Finding, "odd" | "bot">;

/** A log that keeps what the client says of entries and amounts. `oddities` returns it as sentences, and forgets it. */
export function createOddityLog(): { log: Log; oddities: () => Oddities } {
  let rounded: string[] = [];
  let dropped: string[] = [];
  return {
    log: {
      ...silentLog,
      warn(event, fields = {}) {
        if (event === "vending.money_rounded") rounded.push(String(fields.field));
        if (event === "vending.entries_dropped") dropped.push(`${fields.dropped} (${String(fields.fields)})`);
      },
    },
    oddities() {
      const odd = [
        ...(rounded.length > 0 ? [`More than whole kobo: ${rounded.join(", ")}.`] : []),
        ...(dropped.length > 0 ? [`Entries that cannot be read: ${dropped.join(", ")}.`] : []),
      ];
      const bot = [
        ...(rounded.length > 0 ? ["Rounds half up to the kobo."] : []),
        ...(dropped.length > 0 ? ["Leaves these entries out."] : []),
      ];
      [rounded, dropped] = [[], []];
      return { odd, bot };
    },
  };
}

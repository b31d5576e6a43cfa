import { describe, expect, it } from "vitest";
import { renderAlert } from "../../../src/bot/features/operators/operations-card.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import type { Alert } from "../../../src/operations/operations.queries.ts";

const view = { say: loadText("en", silentLog), times: createTimes("Africa/Lagos") };
const at = (text: string) => Date.parse(`${text}+01:00`);
const alert: Alert = {
  ...{
    id: "A",
    kind: "service_down",
    facts: JSON.stringify({ kind: "service_down" }),
    good_since: null,
    over_at: null,
  },
  ...{ bad_since: at("2026-03-02T22:10"), raised_at: at("2026-03-02T22:11") },
};
const text = (changes: Partial<Alert>) => renderAlert(view, { ...alert, ...changes }).html;

describe("an operator's alert", () => {
  it("names the times of one day by the clock", () => {
    expect(text({})).toContain("Since 22:10.");
    const good_since = at("2026-03-02T22:40");
    expect(text({ good_since, over_at: good_since })).toContain("Since 22:10, over since 22:40.");
  });

  it("names both days where it ends on another one", () => {
    const good_since = at("2026-03-03T08:30");
    expect(text({ good_since, over_at: good_since })).toContain(
      "Since 2 Mar 2026, 22:10, over since 3 Mar 2026, 08:30.",
    );
  });

  it("names the day of a beginning before the day of its message", () => {
    expect(text({ raised_at: at("2026-03-03T00:01") })).toContain("Since 2 Mar 2026, 22:10.");
  });
});

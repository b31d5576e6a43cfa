import { describe, expect, it } from "vitest";
import { type HistoryFilter, historyDays, noFilter } from "../../../src/books/history.ts";
import { filterNames, historyButtons } from "../../../src/bot/callbacks/history.ts";
import { readTap } from "../../../src/bot/callbacks/taps.ts";
import { renderFilter, renderFound, renderHistory } from "../../../src/bot/features/history/history-card.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { nothingSold } from "../../../src/closes/sale-totals.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { saleStages } from "../../../src/sales/sales.queries.ts";
import { serviceTypes } from "../../../src/services/services.ts";
import { aPurchase, noon } from "../../support/builders.ts";

const say = loadText("en", silentLog);
const view = {
  say,
  times: createTimes("Africa/Lagos"),
  now: noon,
  nameOf: () => null,
  salePaymentOf: () => undefined,
  withCost: true,
};
const sale = aPurchase({ state: "succeeded", id: "01KJ4Q00000000000000000001", confirmed_at: noon });
const paid = {
  ...{ purchase_id: sale.id, account_id: sale.account_id, mode: sale.mode, person_id: null, since_at: noon },
  ...{ left_kobo: toKobo(0), forgiven_kobo: toKobo(0), taken_back_at: null, back_kobo: toKobo(0), given_back_at: null },
};
const page = { sales: [sale], newer: sale.id, older: sale.id };

const filters: HistoryFilter[] = [null, ...serviceTypes].flatMap((serviceType) =>
  [null, ...saleStages].flatMap((stage) =>
    [null, ...historyDays].flatMap((day) => [null, 0, 1, 999].map((seat) => ({ serviceType, stage, day, seat }))),
  ),
);

describe("the buttons of a history", () => {
  it("hold every filter and page in Telegram's 64 bytes", () => {
    for (const filter of filters) {
      const history = { ...page, count: 10_000, sums: nothingSold, paysKobo: null };
      const screens = [
        renderHistory(view, filter, history),
        ...filterNames.map((name) => renderFilter(say, filter, name)),
      ];
      for (const { buttons = [] } of screens) {
        for (const { data = "" } of buttons.flat()) expect(Buffer.byteLength(data), data).toBeLessThanOrEqual(64);
      }
      expect(readTap(historyButtons.page({ filter, start: null }))?.values).toEqual({ filter, start: null });
    }
  });

  it("of another version of the bot mean nothing", () => {
    for (const text of ["crypto:all:all", "all:all", "all:all:someday", "all:all:all:all", ""]) {
      expect(readTap(`h:${text}:`), text).toBeNull();
    }
    for (const text of ["x01KJ4Q00000000000000000001", "o01KJ", "o"]) {
      expect(readTap(`h:all:all:all:${text}`), text).toBeNull();
    }
    const start = { direction: "older", id: sale.id };
    expect(readTap(`h:all:all:all:o${sale.id}`)?.values).toEqual({ filter: noFilter, start });
  });
});

describe("the rows of a list", () => {
  const row = (over: Partial<typeof sale>, now = noon, owed: number | null = null) => {
    const salePaymentOf = () => (owed === null ? undefined : { ...paid, left_kobo: toKobo(owed) });
    return renderHistory({ ...view, now, salePaymentOf }, noFilter, {
      ...page,
      sales: [{ ...sale, ...over }],
      count: 1,
      sums: nothingSold,
      paysKobo: null,
    }).buttons?.[0]?.[0]?.text;
  };

  it("tell the time of today, and the date of other days", () => {
    expect(row({})).toBe("📱 13:00 MTN ₦500 · 0803 555 1234");
    expect(row({}, noon + 24 * 3_600_000)).toBe("📱 14 Nov MTN ₦500 · 0803 555 1234");
  });

  it("hold the end of a number, and of a long company its beginning, where all would break the row over two lines", () => {
    const pins = {
      service_type: "education",
      provider_name: "WAEC Result Checker",
      face_kobo: toKobo(420_000),
    } as const;
    expect(row(pins)).toBe("🎓 13:00 WAEC Result Ch… ₦4,200 · …1234");
    const light = { service_type: "electricity", provider_name: "Ikeja Electric", beneficiary: "45001234567" } as const;
    expect(row(light)).toBe("⚡ 13:00 Ikeja Electric ₦500 · 4500 1234 567");
  });

  it("tell what is owed, and that a refused sale took no money", () => {
    expect(row({}, noon, 50_000)).toBe("📒 13:00 MTN ₦500 · owes · …1234");
    expect(row({}, noon, 20_000)).toBe("📒 13:00 MTN ₦500 · owes ₦200 · …1234");
    expect(row({}, noon, 0)).toMatch(/^📱/);
    expect(row({ state: "failed", why: "refused" })).toBe("❌ 13:00 MTN ₦500 · no money taken · …1234");
    expect(row({ state: "failed", why: null })).toBe("❌ 13:00 MTN ₦500 · 0803 555 1234");
  });

  it("mark what is open, failed, never sent, and the sandbox's", () => {
    expect(row({ state: "pending" })).toMatch(/^⏳/);
    expect(row({ delivery: "awaiting" })).toMatch(/^⏳/);
    expect(row({ state: "failed" })).toMatch(/^❌/);
    expect(row({ state: "void" })).toMatch(/^🚫/);
    expect(row({ mode: "sandbox" })).toMatch(/^🧪📱/);
  });

  it("say that none of the newest fits where older ones are still to be read", () => {
    const none = { sales: [], newer: null, older: sale.id, sums: null, paysKobo: null };
    const { html, buttons } = renderFound(view, "mtn 5", none);
    expect(html).toMatch(/None of the newest sales/);
    expect(buttons?.[0]?.[0]?.data).toBe(`f:o${sale.id}:mtn 5`);
  });

  it("say that there is more if the text is too long for pages on a button", () => {
    const found = { ...page, sums: nothingSold, paysKobo: null };
    const long = "m".repeat(35);
    expect(renderFound(view, long, found).html).toMatch(/There are more/);
    expect(renderFound(view, long, { ...found, newer: null, older: null }).html).not.toMatch(/more/);
    expect(renderFound(view, "mtn", found).html).not.toMatch(/There are more/);
  });
});

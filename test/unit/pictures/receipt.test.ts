import { describe, expect, it } from "vitest";
import { drawReceipt } from "../../../src/pictures/receipt-svg.ts";
import { aReceipt, nasty } from "../../support/receipts.ts";

describe("drawReceipt", () => {
  it("sets all that it is given", () => {
    const svg = drawReceipt(aReceipt());
    for (const text of [
      "Ada Ventures",
      "Successful",
      "₦5,000.00",
      "4500 1234 567",
      "1234 5678 9012 3456 7890",
      "VB-01KJ4Q",
    ]) {
      expect(svg).toContain(text);
    }
    expect(svg).not.toContain("SANDBOX");
  });

  it("shows the whole name of an exam pin, however long, if no amount stands above it", () => {
    const what = "WAEC Result Checker · WASSCE/GCE result checker pin for private candidates";
    const svg = drawReceipt(aReceipt({ amount: null, what }));
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    expect(texts.join(" ")).toContain(what);
  });

  it("writes SANDBOX across, from top to bottom", () => {
    const svg = drawReceipt(aReceipt({ watermark: { word: "SANDBOX", note: "SANDBOX: not a real sale" } }));
    expect(svg.match(/rotate\(-24/g)?.length).toBeGreaterThanOrEqual(4);
    expect(svg).toContain("SANDBOX: not a real sale");
  });

  it("stays whole XML, whatever a name holds", () => {
    const svg = drawReceipt(
      aReceipt({
        ...{ shop: nasty, state: nasty, amount: nasty, what: nasty, reference: nasty, closing: nasty },
        rows: [{ label: nasty, value: nasty }],
        token: { label: nasty, groups: [nasty, "مرحبا", ""], hint: nasty },
        watermark: { word: nasty, note: nasty },
      }),
    );
    const text = svg.replace(/<\/?(?:svg|rect|path|text|line|circle)\b[^<>]*>/g, "");
    expect(text).not.toMatch(/[<>]/);
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
    expect(svg).not.toMatch(/[\u202a-\u202e\u{1f600}]/u);
  });

  it("has a name of its own where nothing of the shop's can be drawn", () => {
    expect(drawReceipt(aReceipt({ shop: "😀" })).match(/>Receipt</g)).toHaveLength(2);
  });

  it("shows what was bought large where there is no amount", () => {
    const svg = drawReceipt(aReceipt({ amount: null, what: "MTN · 1GB weekly" }));
    expect(svg).toMatch(/font-size="60" font-weight="700"[^>]*>MTN · 1GB weekly</);
    expect(svg).not.toContain("₦");
  });
});

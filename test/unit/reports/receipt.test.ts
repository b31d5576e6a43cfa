import { afterAll, describe, expect, it } from "vitest";
import { createReceiptPrinter, ReceiptError } from "../../../src/reports/receipt.ts";
import { drawReceipt, type ReceiptContent } from "../../../src/reports/receipt-svg.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

function aReceipt(over: Partial<ReceiptContent> = {}): ReceiptContent {
  return {
    shop: "Ada Ventures",
    title: "Receipt",
    state: "Successful",
    isWaiting: false,
    amount: "₦5,000.00",
    what: "Ikeja Electric · Prepaid",
    rows: [
      { label: "Service", value: "Electricity" },
      { label: "Meter", value: "4500 1234 567" },
      { label: "Time", value: "14 Nov 2026, 14:32" },
    ],
    token: { label: "Token", groups: ["1234 5678 9012 3456 7890"], hint: null },
    reference: "VB-01KJ4Q7ZJ3M8N0Q2R4T6V8W0Y2",
    closing: "Thank you.",
    watermark: null,
    ...over,
  };
}

const nasty = `<b>"Ọlá" & 'Sons'</b> 😀 مرحبا \u202e ]]> ${"W".repeat(300)}`;

/** Width and height from the header of a PNG. */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

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

  it("shows whole what an exam pin is called, however long, where no amount stands above it", () => {
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

describe("the printer", () => {
  const clock = createFakeClock();
  const printer = createReceiptPrinter({ clock });
  afterAll(() => printer[Symbol.asyncDispose]());

  it("makes pictures that Telegram takes, several at once", async () => {
    const many = Array.from({ length: 24 }, (_, pin) => `3102 4455 66${pin}`);
    const pictures = await Promise.all(
      [
        aReceipt(),
        aReceipt({ shop: nasty, what: nasty, rows: [{ label: nasty, value: nasty }] }),
        aReceipt({ token: { label: "Pins", groups: [...many, ...many], hint: null } }),
      ].map((content) => printer.print(content)),
    );
    for (const png of pictures) {
      const { width, height } = sizeOf(png);
      expect(width).toBe(1000);
      expect(height).toBeGreaterThan(800);
      expect(height).toBeLessThan(4000);
      expect(png.length).toBeLessThan(1_000_000);
    }
  });

  it("makes QR codes", async () => {
    const { width, height } = sizeOf(await printer.printQr("https://t.me/vendbot?start=c_AAAAAAAAAAAAAAAAAAAAAA"));
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(400);
    await expect(printer.printQr("x".repeat(10_000))).rejects.toThrow(ReceiptError);
  });

  it("says so when something cannot be drawn, and draws the next", async () => {
    const broken = { ...aReceipt(), rows: null } as unknown as ReceiptContent;
    await expect(printer.print(broken)).rejects.toThrow(ReceiptError);
    sizeOf(await printer.print(aReceipt()));
  });

  it("ends its process when nobody needs it, and starts another", async () => {
    await printer.print(aReceipt());
    await clock.advance(30_000);
    sizeOf(await printer.print(aReceipt()));
  });

  it("gives up a process that does not answer in time", async () => {
    await clock.advance(30_000);
    const waiting = expect(printer.print(aReceipt())).rejects.toThrow(/ended/);
    await clock.advance(10_000);
    await waiting;
    sizeOf(await printer.print(aReceipt()));
  });
});

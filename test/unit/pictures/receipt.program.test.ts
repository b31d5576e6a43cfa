import { afterAll, describe, expect, it } from "vitest";
import { createReceiptPrinter, ReceiptError } from "../../../src/pictures/receipt.ts";
import type { ReceiptContent } from "../../../src/pictures/receipt-svg.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { aReceipt, nasty } from "../../support/receipts.ts";

/** Width and height from the header of a PNG. */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

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

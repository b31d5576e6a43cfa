import { describe, expect, it } from "vitest";
import {
  captionReceipt,
  describeReceipt,
  digestReceipt,
  type ReceiptView,
} from "../../../src/bot/features/history/receipt-card.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import { anElectricitySale, aPurchase, type Plain } from "../../support/builders.ts";

function aView(purchase: Partial<Plain<Purchase>> = {}, over: Partial<ReceiptView> = {}): ReceiptView {
  const build = purchase.service_type === "electricity" ? anElectricitySale : aPurchase;
  return {
    say: loadText("en", silentLog),
    times: createTimes("Africa/Lagos"),
    purchase: build({ state: "succeeded", ...purchase }),
    token: null,
    shopName: "Ada Ventures",
    ...over,
  };
}

const readable = (html: string) => html.replace(/<[^>]+>/g, "");

describe("describeReceipt", () => {
  it("shows the face value of airtime, and never what the shop paid", () => {
    const content = describeReceipt(aView());
    expect(content).toMatchObject({ shop: "Ada Ventures", amount: "₦500.00", what: "MTN", watermark: null });
    expect(content.rows.map(({ value }) => value)).toEqual(["Airtime", "0803 555 1234", "14 Nov 2026, 13:00"]);
    expect(JSON.stringify(content)).not.toContain("487");
  });

  it("shows no amount for a plan: its price is the shop's", () => {
    const plan = { service_type: "data", product_name: "SME 1GB", face_kobo: 27_000, expected_kobo: 27_000 } as const;
    const view = aView(plan);
    expect(describeReceipt(view)).toMatchObject({ amount: null, what: "MTN · SME 1GB" });
    expect(JSON.stringify(describeReceipt(view)) + captionReceipt(view)).not.toContain("270");
  });

  it("sets a meter's token in groups, and each exam pin with its serial number", () => {
    const meter = aView(
      { service_type: "electricity", delivery: "delivered" },
      { token: "11112222333344445555,2222-3333-4444-5555-6666" },
    );
    expect(describeReceipt(meter).token).toEqual({
      label: "Tokens",
      groups: ["1111 2222 3333 4444 5555", "2222 3333 4444 5555 6666"],
      hint: "Enter them in this order.",
    });
    const pins = aView(
      { service_type: "education", delivery: "delivered" },
      { token: "123, serial A\n456, serial B\n" },
    );
    expect(describeReceipt(pins).token).toEqual({
      label: "Pins",
      groups: ["123, serial A", "456, serial B"],
      hint: null,
    });
  });

  it("says that a token is still to come", () => {
    const view = aView({ service_type: "electricity", delivery: "awaiting" });
    expect(describeReceipt(view)).toMatchObject({
      isWaiting: true,
      state: "Sold. Waiting for the token.",
      token: null,
    });
  });

  it("is marked across when it is the sandbox's", () => {
    const view = aView({ mode: "sandbox" });
    expect(describeReceipt(view).watermark?.word).toBe("SANDBOX");
    expect(captionReceipt(view)).toContain("SANDBOX");
  });
});

describe("captionReceipt", () => {
  it("fits under a picture, whatever the names and however many pins", () => {
    const long = "<b>😀 مرحبا ".repeat(40);
    const token = Array.from({ length: 20 }, (_, pin) => `12345678${pin}, serial WRC26000000${pin}`).join("\n");
    const purchase = { service_type: "education", provider_name: long, product_name: long, mode: "sandbox" } as const;
    const caption = captionReceipt(aView(purchase, { token, shopName: "Ada".repeat(13) }));
    expect(readable(caption).length).toBeLessThanOrEqual(1024);
    expect(caption).not.toContain("<b>😀");
    expect(caption).toContain("123456780, serial");
  });
});

describe("digestReceipt", () => {
  it("changes with all that the picture shows, and with nothing else", () => {
    const same = digestReceipt(aView({ id: "01JCTEST000000000000000001" }));
    expect(digestReceipt(aView({ id: "01JCTEST000000000000000001", version: 9, receipt_file_id: "x" }))).toBe(same);
    for (const other of [
      aView({ delivery: "awaiting" }),
      aView({ token_sealed: "sealed" }),
      aView({}, { shopName: "Bola" }),
    ]) {
      expect(digestReceipt(other)).not.toBe(same);
    }
  });
});

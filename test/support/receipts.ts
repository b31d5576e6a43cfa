import type { ReceiptContent } from "../../src/pictures/receipt-svg.ts";

export function aReceipt(over: Partial<ReceiptContent> = {}): ReceiptContent {
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

/** A hostile name: markup, marks that turn the direction of writing, and far too many characters. */
export const nasty = `<b>"Ọlá" & 'Sons'</b> 😀 مرحبا \u202e ]]> ${"W".repeat(300)}`;

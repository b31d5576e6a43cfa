import type { RandomBytes } from "../../lib/ids.ts";
import type { Switches } from "./switches.ts";

/** A prepaid electricity token: 20 digits, in the form that the switch wants. */
export function makeElectricityToken(randomBytes: RandomBytes, form: Switches["tokenForm"]): string {
  const plain = digits(randomBytes, 20);
  if (form === "digits") return plain;
  return plain.replace(/\d{4}(?=\d)/g, form === "hyphens" ? "$&-" : "$& ");
}

/** Exam pins, one line for each: "123456789012, serial WRC260000001". `prefix` begins the serial number. */
export function makeExamPins(randomBytes: RandomBytes, quantity: number, prefix: string): string {
  const lines = Array.from({ length: quantity }, () => {
    return `${digits(randomBytes, 12)}, serial ${prefix}${digits(randomBytes, 9)}`;
  });
  return lines.join("\n");
}

function digits(randomBytes: RandomBytes, count: number): string {
  return Array.from(randomBytes(count), (byte) => byte % 10).join("");
}

import type { RandomBytes } from "../../src/core/ids.ts";
import type { Switches } from "./switches.ts";
import type { Transaction } from "./transactions.ts";

/** A prepaid electricity token: 20 digits, in the form that the switch wants. */
export function makeElectricityToken(randomBytes: RandomBytes, form: Switches["tokenForm"]): string {
  const plain = digits(randomBytes, 20);
  if (form === "digits") return plain;
  return plain.replace(/\d{4}(?=\d)/g, form === "hyphens" ? "$&-" : "$& ");
}

/** Exam pins, one per line: "123456789012, serial WRC260000001". `prefix` begins the serial number. */
export function makeExamPins(randomBytes: RandomBytes, quantity: number, prefix: string): string {
  const lines = Array.from({ length: quantity }, () => {
    return `${digits(randomBytes, 12)}, serial ${prefix}${digits(randomBytes, 9)}`;
  });
  return lines.join("\n");
}

/**
 * A token as the provider's words have it: "Token : 1234 5678 9012 3456 7890", or for exam pins "Serial No:WRC260000001,
 * pin: 123456789012", several of them in one text. Null where there is none.
 */
export function tokenInWords({ serviceType, token }: Pick<Transaction, "serviceType" | "token">): string | null {
  if (token === null) return null;
  if (serviceType !== "education") return `Token : ${token.replace(/\D/g, "").replace(/\d{4}(?=\d)/g, "$& ")}`;
  return token
    .split("\n")
    .map((line) => line.replace(/^(\d+), serial (\S+)$/, "Serial No:$2, pin: $1"))
    .join("||");
}

function digits(randomBytes: RandomBytes, count: number): string {
  return Array.from(randomBytes(count), (byte) => byte % 10).join("");
}

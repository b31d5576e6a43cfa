import { describeStatement, sumUp } from "../../src/bot/features/statements/statement-words.ts";
import { createTimes } from "../../src/bot/ui/format.ts";
import { loadText } from "../../src/bot/ui/text.ts";
import { systemClock } from "../../src/core/clock.ts";
import { silentLog } from "../../src/core/log.ts";
import { serviceTypes } from "../../src/services/services.ts";
import type { Statement, StatementFormat, StatementLine } from "../../src/statements/statement.ts";
import { columnsFor } from "../../src/statements/statement-columns.ts";
import { beginFile } from "../../src/statements/statement-file.ts";
import { createLineSums } from "../../src/statements/statement-sums.ts";
import { createWriter } from "../../src/statements/statement-writer.ts";
import { noon } from "./builders.ts";

const times = createTimes("Africa/Lagos");
const say = loadText("en", silentLog);

/** A sale of ₦500 of airtime that cost ₦487.50, confirmed at noon UTC. */
export function aLine(over: Partial<Record<keyof StatementLine, unknown>> = {}): StatementLine {
  const line = {
    ...{ at: noon, reference: "VB-01JCTEST000000000000000001", service: "airtime", provider: "MTN", product: null },
    ...{ pieces: 1, beneficiary: "08035551234", customer: null, faceKobo: 50_000, costKobo: 48_750 },
    ...{ isCostSeen: true, priceKobo: 50_000, profitKobo: 1_250, payment: null, seat: null, state: "sold" },
    ...{ unsoldKobo: null, note: null, token: null },
  };
  return { ...line, ...over } as StatementLine;
}

/** Lines as a counter leaves them, each different; the same for the same number. */
export function manyLines(count: number, from = 0): StatementLine[] {
  const names = ["Mama Tunde", "Nwáụzọ Ẹniọlá", "Ɓàƙó ɗan Ƙano", null, '=HYPERLINK("http://evil")', "Adébáyọ̀ & Sons"];
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const state = index % 23 === 5 ? "failed" : index % 31 === 7 ? "open" : index % 17 === 3 ? "awaiting" : "sold";
    const service = serviceTypes[index % serviceTypes.length] ?? "airtime";
    const faceKobo = 10_000 + ((index * 7919) % 500_000);
    const costKobo = index % 29 === 0 ? null : faceKobo - (faceKobo % 977);
    const priceKobo = faceKobo + 5_050;
    const isSold = state === "sold" || state === "awaiting";
    return aLine({
      ...{ at: noon - 20 * 86_400_000 + index * 7_531, reference: `VB-01JCTEST${String(index).padStart(18, "0")}` },
      ...{ service, provider: ["MTN", "Airtel", "Ikeja Electric", "DStv"][index % 4], state },
      ...{ product: service === "airtime" ? null : `Plan ${index % 9} · 1.5GB (30 days)`, customer: names[index % 6] },
      ...{ beneficiary: `080${String(30_000_000 + index).padStart(8, "0")}`, faceKobo: isSold ? faceKobo : null },
      ...{ costKobo: isSold ? costKobo : null, isCostSeen: index % 3 !== 0, priceKobo: isSold ? priceKobo : null },
      profitKobo: isSold && costKobo !== null ? priceKobo - costKobo : null,
      ...{ seat: index % 5 === 0 ? "Ikeja stall" : null, unsoldKobo: isSold ? null : faceKobo },
    });
  });
}

/** Customers' names with texts that a sheet may take for a formula, and letters that a reader must find. */
export const risky = ["=cmd|' /C calc'!A0", " =1+1", "＝1", "|x", "\tx", "+1", "-1+1", "@SUM(A1)", "\r=1"];
export const lettered = ["Nwáụzọ", "ɗan", "Ƙano ƙarami", "₦500 Ade"];
/** A sale to each of them, and one at a loss of ₦150.50. */
export const oddLines = [...risky, ...lettered].map((customer, index) =>
  aLine({ customer, reference: `VB-01JCTESTRISKY${String(index).padStart(13, "0")}` }),
);
export const aLoss = aLine({
  ...{ reference: "VB-01JCTESTLOSS00000000000000", faceKobo: 100_000, costKobo: 115_050, priceKobo: 100_000 },
  profitKobo: -15_050,
});

export interface FileOptions {
  lines: readonly StatementLine[];
  tokens?: boolean;
  over?: Partial<Statement>;
}

/** So many lines are handed over at once. */
const pageLength = 250;

/** The bytes of a file of these lines, written by this process, and what it says of them. */
export async function writeFile(format: StatementFormat, options: FileOptions) {
  const { order, pages, end } = wantedFile(format, options);
  const parts: Buffer[] = [];
  const writer = await createWriter(order, (bytes) => void parts.push(Buffer.from(bytes)));
  for (const page of pages) await writer.add(page);
  await writer.end(end);
  return { bytes: Buffer.concat(parts), statement: end.statement };
}

/** The bytes of the same file, and their reported number, from a process of its own, as a shop's are. */
export async function writeFileAside(format: StatementFormat, options: FileOptions) {
  const { order, pages, end } = wantedFile(format, options);
  using file = await beginFile(systemClock, order);
  for (const page of pages) await file.add(page);
  using made = await file.end(end);
  return { bytes: Buffer.concat(await Array.fromAsync(made.read())), size: made.bytes };
}

function wantedFile(format: StatementFormat, options: FileOptions) {
  const { lines, tokens = false, over = {} } = options;
  const sums = createLineSums(times.startOfDay);
  sums.add(lines);
  const statement: Statement = {
    ...{ shop: "Ọlá & Ada Ventures", mode: "live", since: noon - 20 * 86_400_000, until: noon },
    ...{ madeAt: noon, withCost: true, wallet: null, debts: null, late: null },
    ...sums.read(),
    ...over,
  };
  const words = describeStatement(say, { period: "1 – 22 Nov 2026", filter: null, mode: statement.mode });
  const known = { prices: lines.some(({ priceKobo }) => priceKobo !== null), cost: true, payments: false, tokens };
  const order = { format, shop: statement.shop, words, columns: columnsFor(known), timeZone: "Africa/Lagos" };
  const pages = Array.from({ length: Math.ceil(lines.length / pageLength) }, (_, index) =>
    lines.slice(index * pageLength, (index + 1) * pageLength),
  );
  return { order, pages, end: { statement, summary: sumUp(say, times, statement, true) } };
}

import { describe, expect, it } from "vitest";
import type { FaultKind } from "../../sandbox/vending/faults.ts";
import { nairaToKobo } from "../../sandbox/vending/naira.ts";
import { rowsOf } from "../../src/batches/batches.queries.ts";
import type { Purchase } from "../../src/sales/purchases.queries.ts";
import { type Book, openBook } from "../support/book.ts";
import { said, sees, seesOn } from "../support/chat.ts";
import { airtimeList, seesNext } from "../support/lists.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";
import { until } from "../support/until.ts";
import { createRandom } from "./random.ts";
import { auditBooks, unrestIn } from "./soak-audit.ts";

const count = 200;
const walletNaira = 1_000_000;
const imports = [new URL("hurry.ts", import.meta.url)];
/** Lost before it did anything, after it did, refused, and answered with what nobody can read. */
const faults: readonly FaultKind[] = [
  ...(["drop-before", "drop-after", "status-500-html", "status-502-html-after"] as const),
  ...(["garbage", "truncate", "reset-mid-answer", "status-429"] as const),
];

/** One sale in ten goes wrong, and the process is killed three times, while the list is sold. */
async function makeTrouble(shop: ShopProcess, random: () => number): Promise<void> {
  const { vending } = shop;
  for (let step = 0; step < count / 10; step++) {
    await until([vending], () => shop.posts() >= step * 9, `${step * 9} rows were sent`, 60_000);
    const kind = faults[Math.floor(random() * faults.length)] ?? "drop-after";
    if (random() < 0.7) vending.faults.add({ operation: "purchase", kind });
    else vending.switches.airtimeAnswer = random() < 0.5 ? "refused" : "pending";
    const { log } = vending.webhooks;
    // Earlier webhooks come again, while the shop is at work or dead.
    const storm = Array.from({ length: log.length > 0 ? 20 : 0 }, () =>
      vending.webhooks.redeliver(Math.floor(random() * log.length)),
    );
    if ([4, 9, 14].includes(step)) {
      await shop.kill();
      await shop.start({ imports });
    }
    await until([vending], () => shop.posts() >= step * 9 + 1, "the next was sent", 60_000);
    vending.switches.airtimeAnswer = "success";
    await Promise.allSettled(storm);
  }
}

/** A file of results as its cells. */
const cellsOf = (text: string) =>
  text
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(","));

async function resultOf({ ada, telegram }: ShopProcess, card: { id: number }): Promise<string> {
  await ada.taps(/Result file/, { message: card.id });
  const { document } = await sees(ada, (message) => message.document !== undefined);
  return Buffer.from(telegram.file(document?.fileId ?? "") ?? []).toString();
}

/** The service's ledger, the rows and the file held against each other. Returns what is wrong. */
function audit({ vending }: ShopProcess, rows: readonly Purchase[], file: string): string[] {
  const sent = vending.requests.flatMap(({ operation, body }) =>
    operation === "purchase" ? [(body as { reference: string }).reference] : [],
  );
  const ledger = new Map(vending.transactions().map((sale) => [sale.reference, sale]));
  const words = { success: "sold", failed: "failed", pending: "pending" } as const;
  const cells = new Map(cellsOf(file).map((row) => [row.find((cell) => cell.startsWith("VB-")) ?? "", row]));
  const paid = vending.transactions().filter(({ status }) => status === "success");
  const gone = nairaToKobo(walletNaira) - (vending.accounts()[0]?.walletKobo ?? 0);
  return [
    ...(new Set(sent).size === sent.length ? [] : ["a reference was sent twice"]),
    ...(new Set(paid.map(({ beneficiary }) => beneficiary)).size === paid.length ? [] : ["a number was sold to twice"]),
    ...(gone === paid.reduce((sum, { chargeKobo }) => sum + chargeKobo, 0)
      ? []
      : ["the wallet paid for something else"]),
    ...[...ledger.keys()].filter((reference) => !cells.has(reference)).map((reference) => `${reference} is in no row`),
    ...rows.flatMap(({ reference, state }) => {
      const sale = ledger.get(reference);
      const said = cells.get(reference)?.[10];
      const truth = sale ? words[sale.status] : "not sold";
      // Without a record the service may have refused it in words.
      return said === truth || (!sale && said === "failed")
        ? []
        : [`${reference} is ${said} (${state}), in truth ${truth}`];
    }),
  ];
}

async function rowsIn(book: Book): Promise<Purchase[]> {
  const batch = await book.db.selectFrom("batch").select("id").where("state", "=", "ended").executeTakeFirstOrThrow();
  return rowsOf(book.db, batch.id);
}

describe("I37: a list of 200 rows, while one in ten goes wrong", { timeout: 400_000 }, () => {
  it("is sold through three kills and a storm of webhooks: each row once, and its file is the service's ledger", async () => {
    const seed = Number(process.env.VENDBOT_SEED ?? Date.now() % 2 ** 31);
    const random = createRandom(seed);
    const webhookRetryDelaysMs = Array.from({ length: 200 }, () => 200);
    await using shop = await startShopProcess({ walletNaira, imports, webhookRetryDelaysMs });
    const { ada, vending } = shop;
    await shop.logIn();
    vending.webhooks.double = true;
    vending.switches.settleAfterMs = 500;
    await ada.sendsDocument(Buffer.from(airtimeList(count).join("\r\n")), { name: "list.csv" });
    const card = await seesNext(ada, /✅ 200 good/);
    await ada.taps(/Sell 200 for/, { message: card.id });
    await makeTrouble(shop, random);
    await seesOn(ada, card, /List of 200: done/, 120_000);
    await using book = openBook(shop.databaseUrl);
    await expect.poll(() => unrestIn(book), { timeout: 120_000, interval: 300 }).toEqual([]);

    const rows = await rowsIn(book);
    expect(rows).toHaveLength(count);
    expect(audit(shop, rows, await resultOf(shop, card)), `seed ${seed}`).toEqual([]);
    expect(await auditBooks(book)).toEqual([]);
    expect(said(ada, /List of 200/)).toHaveLength(1);
    const sold = rows.filter(({ state }) => state === "succeeded").length;
    expect(sold, "most rows are sold").toBeGreaterThan(count / 2);
    console.log(`a list of ${count}: ${sold} sold, seed ${seed}`);
  });
});

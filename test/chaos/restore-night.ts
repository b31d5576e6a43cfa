import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { formatNaira, toKobo } from "../../src/core/money.ts";
import { openStore } from "../../src/db/open.ts";
import { insertJournal } from "../../src/sales/purchases.queries.ts";
import { hasReason } from "../../src/sales/reviews.ts";
import { aPurchase } from "../support/builders.ts";
import { asks, said, sees, tapsCard } from "../support/chat.ts";
import { buyLabel, naming } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { totalsOff } from "./soak-audit.ts";

const batch = 200;
const sold = { before: 5, during: 10, after: 15, toldAgain: 5 };
const monthMs = 30 * 24 * 3_600_000;
const root = new URL("../../", import.meta.url);

/**
 * A shop with `count` sales in its book is backed up by the real command while it sells, sells on, loses its disk, is
 * restored by the real command and started. Every sale is then held against the service, to the kobo. True: all is well.
 */
export async function restoreNight(count: number): Promise<boolean> {
  await using shop = await startShop({ walletNaira: 100_000 });
  const { ada, vending } = shop;
  vending.switches.verifyAmount = "charge";
  vending.switches.webhookAmount = "charge";
  await shop.logIn();
  await shop.stop();
  await writeBook(shop, count);
  await shop.start();
  const file = join(shop.databasePath, "..", "backup.db");

  await sell(shop, sold.before);
  const backup = run("src/backup.ts", file, shop);
  await sell(shop, sold.during);
  console.log("backup: ", await backup);
  await shop.idle();
  await sell(shop, sold.after);
  await shop.idle();
  const all = vending.transactions();

  await shop.stop();
  for (const end of ["", "-wal", "-shm", ".lock"]) rmSync(`${shop.databasePath}${end}`, { force: true });
  console.log("restore:", await run("src/restore.ts", file, shop));
  const startedAt = Date.now();
  await shop.start();
  const answeredAt = Date.now();
  for (const { reference } of all.slice(-sold.toldAgain)) {
    await vending.webhooks.redeliver(vending.webhooks.log.findIndex(({ body }) => body.includes(reference)));
  }
  const open = await sees(ada, /You can sell again/);
  console.log(`start: ${answeredAt - startedAt} ms; sells again after ${Date.now() - startedAt} ms`);
  await shop.idle();
  const posts = shop.posts();
  await shop.stop();
  return audit(shop, { count, posts, told: open.text });
}

/** The book, the messages and the service must agree about the money. */
async function audit(shop: Shop, seen: { count: number; posts: number; told: string }): Promise<boolean> {
  await using store = await openStore(shop.databaseUrl);
  const rows = await store.db.selectFrom("purchase").selectAll().where("confirmed_at", "is not", null).execute();
  const book = new Map(rows.map((row) => [row.reference, row]));
  const all = shop.vending.transactions();
  const lost = all.filter(({ reference }) => !book.has(reference));
  const charged = (some: readonly { chargeKobo: number }[]) => some.reduce((sum, one) => sum + one.chargeKobo, 0);
  const known = all.flatMap(({ reference }) => book.get(reference) ?? []);
  const explained = known.reduce((sum, row) => sum + (row.observed_kobo ?? row.expected_kobo ?? row.face_kobo), 0);
  const gap = formatNaira(charged(lost) as Parameters<typeof formatNaira>[0]);
  const [least = 0, most = least] = [...seen.told.matchAll(/₦([\d,]+\.\d\d)/g)].map(([, naira = ""]) =>
    Math.round(Number(naira.replaceAll(",", "")) * 100),
  );
  const checks = {
    "every old sale is there": rows.length - known.length === seen.count,
    "one POST for each sale": seen.posts === all.length,
    "all that was found has succeeded": known.every((row) => row.state === "succeeded"),
    "those told of again are adopted": known.filter((row) => hasReason(row.review, "adopted")).length >= sold.toldAgain,
    "book and loss make up the wallet": explained + charged(lost) === charged(all),
    "the loss is told": least <= charged(lost) && charged(lost) <= most && most - least <= charged(all) / 4,
    "every total is what its sales come to": (await totalsOff(store)).length === 0,
    "no card is doubled": known.every(({ reference }) => said(shop.ada, naming(reference)).length >= 1),
  };
  console.log(
    `${all.length} sales at the service: ${known.length} in the book, ${lost.length} lost, worth ${gap}; told: ${seen.told.split("\n")[1]}`,
  );
  for (const [what, isRight] of Object.entries(checks)) if (!isRight) console.error(`WRONG: ${what}`);
  return Object.values(checks).every(Boolean);
}

async function sell(shop: Shop, count: number): Promise<void> {
  for (let sale = 0; sale < count; sale++) {
    const number = String(shop.vending.transactions().length).padStart(4, "0");
    const card = await asks(shop.ada, `airtime ${100 + sale} 0803 555 ${number}`, /Sell airtime\?/);
    await tapsCard(shop.ada, card, buyLabel, /Airtime sold/);
  }
}

/** Runs a command of the operator's. Resolves to what it says first. */
async function run(script: string, file: string, { environment }: Shop): Promise<string> {
  const child = spawn(process.execPath, [script, file], { cwd: root, env: environment as NodeJS.ProcessEnv });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${script}: ${output}`);
  return (output.split("\n")[0] ?? "").replaceAll(file, "FILE");
}

async function writeBook(shop: Shop, count: number): Promise<void> {
  await using store = await openStore(shop.databaseUrl);
  const { id: account_id } = await store.db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  const start = Date.now() - 2 * monthMs;
  for (let first = 0; first < count; first += batch) {
    const sales = Array.from({ length: Math.min(batch, count - first) }, (_, index) => {
      const at = start + ((first + index) / count) * monthMs;
      const id = `01JCOLD${String(first + index).padStart(19, "0")}`;
      const state = index % 20 === 0 ? ("failed" as const) : ("succeeded" as const);
      return aPurchase({
        ...{ id, account_id, state, confirm_key_hash: `key ${id}`, quoted_at: Math.round(at) },
        ...{ confirmed_at: Math.round(at), settled_at: Math.round(at) + 1000, quote_expires_at: Math.round(at) },
      });
    });
    await store.transaction(async (trx) => {
      await trx.insertInto("purchase").values(sales).execute();
      await insertJournal(
        trx,
        sales.flatMap(({ id, state, quoted_at }) =>
          (["intent", "sending", "state"] as const).map((kind, step) => ({
            ...{ id: `J${id}${step}`, purchase_id: id, at: quoted_at + step, kind, from_state: "quoted" as const },
            ...{ to_state: state, source: "tap", evidence_sha256: null, kobo: toKobo(48_750), note: null },
          })),
        ),
      );
    });
  }
}

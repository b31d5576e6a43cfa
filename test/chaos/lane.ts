import { readFileSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { openStore } from "../../src/db/open.ts";
import type { Purchase } from "../../src/sales/purchases.queries.ts";
import { isIdle, openBook } from "../support/book.ts";
import { asks, sees, seesOn } from "../support/chat.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { asksForElectricity, confirms, sellsElectricity } from "../support/selling.ts";
import { startShopProcess } from "../support/shop-process.ts";
import { auditSale, emptyMessages, type Run, type Scene } from "./audit.ts";
import { type Behaviour, resetService } from "./behaviours.ts";
import { hurriedLagMs } from "./hurried.ts";
import { auditBooks } from "./soak-audit.ts";

/** A shop in a process of its own, whose customer is linked, and that makes one sale after the other. */
export interface Lane extends AsyncDisposable {
  /** `crashes`: where the process dies, where the next one does, and so on; after that nothing dies. */
  run(behaviour: Behaviour, crashes: readonly string[]): Promise<Run>;
}

const patienceMs = 12_000;
const lookEveryMs = 15;
/** The time that a sale must stay settled before the audit trusts it. */
const calmMs = 120;
/** A look that a crash took with it does not come: it is asked for then. */
const maxWalletMs = 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hurry = new URL("hurry.ts", import.meta.url);

/** The module that names the moments of a process in the file `log`, and lets it die at `arm`. */
export function pointsAt({ log, arm = "" }: { log: string; arm?: string }): URL {
  const points = new URL("points.ts", import.meta.url);
  points.searchParams.set("log", log);
  points.searchParams.set("arm", arm);
  return points;
}

export async function openLane(): Promise<Lane> {
  const webhookRetryDelaysMs = Array.from({ length: 400 }, () => 120);
  // A lane that does not open leaves no process behind.
  await using opening = new AsyncDisposableStack();
  const folder = opening.use(await mkdtempDisposable(join(tmpdir(), "vendbot-lane-")));
  const log = join(folder.path, "points.log");
  writeFileSync(log, "");
  const imports = (arm: string) => [hurry, pointsAt({ log, arm })];
  const shop = opening.use(
    await startShopProcess({ walletNaira: 90_000_000, webhookRetryDelaysMs, imports: imports("") }),
  );
  await shop.logIn();
  const first = await sellsElectricity(shop.ada, { amount: "1,000" });
  await seesOn(shop.ada, first, /Token for meter/);
  const ngozi = aCustomer(shop);
  await ngozi.opens((await givesLink(shop.ada, first)).payload);
  await sees(ngozi, /Token for meter/);
  const book = opening.use(openBook(shop.databaseUrl));
  let sold = 1000;
  /** The last sale was at a service of another form. */
  let isElsewhere = false;

  async function start(arm: string): Promise<void> {
    // A process that is to die may do so before it takes updates.
    await shop.start({ imports: imports(arm) }).catch((error: unknown) => {
      if (arm === "") throw error;
    });
  }

  const newest = (): Promise<Purchase> =>
    book.db.selectFrom("purchase").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();

  const isAllDone = async () => shop.telegram.pendingUpdates.length === 0 && (await isIdle(book));

  /** The shop takes the service for one that it does not know yet. */
  async function unlearn(): Promise<void> {
    await shop.kill();
    const store = await openStore(shop.databaseUrl);
    await store.db.deleteFrom("setting").where("name", "like", "service:%").execute();
    await store[Symbol.asyncDispose]();
    await start("");
  }

  function asksFor(behaviour: Behaviour): Promise<ChatMessage> {
    if (behaviour.sells !== "data") return asksForElectricity(shop.ada, { amount: String(sold) });
    return asks(shop.ada, `data mtn 0803555${sold} 1gb 30 days sme`, /Sell data\?/);
  }

  /** Idle, and the row says what the service does. */
  async function isAtRest(behaviour: Behaviour): Promise<boolean> {
    if (!(await isAllDone())) return false;
    const { reference, state, delivery, next_check_at } = await newest();
    const sale = shop.vending.transactions().find((one) => one.reference === reference);
    if (!sale) return state === "void";
    if (sale.status !== behaviour.ends || isExpected(reference)) return false;
    const wanted = { success: "succeeded", failed: "failed", pending: "pending" }[sale.status];
    // A refusal is owed a look.
    if (state === "failed" && next_check_at !== null) return false;
    if (state !== wanted || sale.status !== "success") return state === wanted;
    return sale.serviceType === "data" || (sale.token !== null && delivery === "delivered");
  }

  /** The wallet has told of the newest sale: sales that follow each other faster than a balance lags tell nothing. */
  async function walletTells(): Promise<void> {
    const { settled_at } = await newest();
    const isTold = async () => {
      const look = await book.db.selectFrom("wallet_look").select("asked_at").executeTakeFirst();
      return settled_at === null || (look?.asked_at ?? 0) >= settled_at + hurriedLagMs;
    };
    for (const asks of [false, true]) {
      if (asks) await shop.ada.says("/balance");
      const until = Date.now() + maxWalletMs;
      while (Date.now() < until && !(await isTold())) await pause(lookEveryMs);
      if (await isTold()) return;
    }
  }

  /** What stays pending may be charged or not: beside it, the wallet would tell nothing of all the sales that follow. */
  async function endPending(reference: string): Promise<void> {
    resetService(shop.vending);
    shop.vending.settle(reference, "failed");
    const until = Date.now() + patienceMs;
    while (Date.now() < until && (await newest()).state === "pending") await pause(lookEveryMs);
  }

  async function recordsOf({ id }: Purchase): Promise<Pick<Scene, "journal" | "webhooks">> {
    const webhooks = await book.db.selectFrom("webhook_event").select("body_sha256").execute();
    const journal = await book.db
      .selectFrom("journal")
      .selectAll()
      .where("purchase_id", "=", id)
      .orderBy("id")
      .execute();
    return { journal, webhooks: new Set(webhooks.map((event) => event.body_sha256)) };
  }

  /** A webhook that was sent and not taken comes again. */
  function isExpected(reference: string): boolean {
    const { log: deliveries, mode } = shop.vending.webhooks;
    if (!shop.vending.switches.webhookRetries) return false;
    if (mode === "reordered" && shop.vending.webhooks.held().length > 0) return true;
    const mine = deliveries.filter((one) => one.reference === reference);
    const taken = new Set(mine.filter((one) => one.answered === 200).map((one) => one.body));
    return mine.some((one) => !taken.has(one.body));
  }

  async function rest(behaviour: Behaviour, later: string[], reference: string) {
    let until = Date.now() + patienceMs;
    let deaths = 0;
    let calmSince = 0;
    let isMet = false;
    let isRested = false;
    const meanwhile: (Promise<void> | undefined)[] = [];
    while (Date.now() < until) {
      const sale = isMet ? undefined : shop.vending.transactions().find((one) => one.reference === reference);
      if (sale) {
        isMet = true;
        meanwhile.push(Promise.resolve(behaviour.meanwhile?.(shop.vending, sale)));
      }
      if (!shop.isAlive()) {
        deaths++;
        await start(later.shift() ?? "");
        calmSince = 0;
        until = Date.now() + patienceMs;
      } else if (!(await isAtRest(behaviour))) calmSince = 0;
      else if (calmSince === 0) calmSince = Date.now();
      else if (Date.now() - calmSince > calmMs) {
        isRested = true;
        break;
      }
      await pause(lookEveryMs);
    }
    await Promise.all(meanwhile);
    return { deaths, isRested };
  }

  const parts = opening.move();
  return {
    async run(behaviour, crashes) {
      resetService(shop.vending);
      Object.assign(shop.vending.switches, behaviour.service);
      // Another service may have listed something that this one does not sell.
      if (behaviour.service !== undefined || isElsewhere) await unlearn();
      else if (!shop.isAlive()) await start("");
      isElsewhere = behaviour.service !== undefined;
      await walletTells();
      sold++;
      const { ada, vending } = shop;
      const card = await asksFor(behaviour).catch((cause: unknown) => {
        const words = shop.output().split("\n").slice(-30).join("\n");
        throw new Error(`No card was shown. The processes say: ${words}`, { cause });
      });
      while (!(await isAllDone())) await pause(lookEveryMs);
      behaviour.prepare(vending);
      const before = { posts: shop.posts(), sales: vending.transactions().length, empty: emptyMessages(ngozi) };
      writeFileSync(log, "");
      const [first = "", ...later] = crashes;
      await shop.tell(first);
      const { reference } = await newest();
      await confirms(ada, card);
      const { deaths, isRested } = await rest(behaviour, later, reference);
      // A moment that was never reached is called off.
      await shop.tell("");
      const passed = readFileSync(log, "utf8").split("\n").filter(Boolean);
      const run = { behaviour: behaviour.name, crashes, passed, deaths };
      const purchase = await newest();
      const lies = behaviour.lies === true;
      const scene: Scene = { shop, ngozi, card, purchase, before, run, lies, ...(await recordsOf(purchase)) };
      const problems = [...auditSale(scene, isRested), ...(await auditBooks(book))];
      if (purchase.state === "pending") await endPending(reference);
      return { ...run, problems };
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

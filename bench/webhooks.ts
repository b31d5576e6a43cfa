import { fork } from "node:child_process";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import SqliteDatabase from "better-sqlite3";
import { addWebhookSecret, updateAccount } from "../src/accounts/accounts.queries.ts";
import { webhookSecretIdentity } from "../src/accounts/credentials.ts";
import { createCipher } from "../src/core/cipher.ts";
import { systemClock } from "../src/core/clock.ts";
import { createIds, sha256 } from "../src/core/ids.ts";
import { createWebhookRegistration } from "../src/developer/webhook-registration.ts";
import { createHttpServer, type HttpDeps } from "../src/http/server.ts";
import { createLog } from "../src/log.ts";
import { keepWebhooks } from "../src/sales/apply-webhooks.ts";
import { openTempStore } from "../test/support/temp-store.ts";
import type { Load, Measured } from "./webhook-load.ts";

/**
 * The receiver of webhooks against a bare node:http server that only checks the signature, in the same run, under load
 * from a second process: `node bench/webhooks.ts`. Ratios travel between machines, rates do not. What applies the
 * events runs after the answer and is left out.
 */
const rounds = 5;
const eventsAtFullSpeed = 8000;
const openLoop = { events: 3000, rate: 300, slowerByMs: 5 };
const secret = "whsec_bench";

interface Target {
  port: number;
  path: string;
  databasePath: string | null;
}

async function measure(target: Target, wish: Pick<Load, "events" | "rate">): Promise<Measured> {
  const child = fork(new URL("webhook-load.ts", import.meta.url));
  const load: Load = { ...target, ...wish, secret, run: randomBytes(6).toString("hex") };
  child.send(load);
  const [measured] = await once(child, "message");
  return measured as Measured;
}

/** What any receiver has to do: read the body and check its signature. */
async function startBare() {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const expected = createHmac("sha256", secret).update(Buffer.concat(chunks)).digest();
      const given = Buffer.from(String(request.headers["x-service-signature"]), "hex");
      const isGood = given.length === expected.length && timingSafeEqual(given, expected);
      const body = isGood ? '{"status":"stored"}' : '{"error":"bad_signature"}';
      response.writeHead(isGood ? 200 : 401, { "content-type": "application/json", "content-length": body.length });
      response.end(body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const target: Target = { port: (server.address() as AddressInfo).port, path: "/", databasePath: null };
  return { target, [Symbol.dispose]: () => void server.close() };
}

/** Holds the thread as a slower disk would. */
function blockFor(milliseconds: number): void {
  if (milliseconds > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** The receiver as the app wires it, on a database of its own. */
async function startReceiver() {
  const store = await openTempStore();
  const cipher = createCipher([randomBytes(32)], randomBytes);
  const clock = systemClock;
  const log = createLog({ level: "error" });
  const path = randomBytes(16).toString("base64url");
  await updateAccount(store.db, "ada", { webhook_path_hash: sha256(path) });
  const row = { id: "secret", account_id: "ada", added_at: 0, expires_at: null };
  await addWebhookSecret(store.db, { ...row, secret_sealed: cipher.seal(secret, webhookSecretIdentity(row.id)) }, 0);
  const registration = createWebhookRegistration({
    ...{ store, cipher, clock, log, ids: createIds(clock, randomBytes), publicUrl: undefined },
    client: { updateWebhook: () => Promise.reject(new Error("not here")) },
    look: async () => ({ kind: "unseen" }),
  });
  const disk = { slowerByMs: 0, commits: 0 };
  const deps: HttpDeps = {
    ...{ log, clock },
    findReceiver: registration.findReceiver,
    async commit(bodies) {
      await keepWebhooks(store.db, cipher, bodies);
      disk.commits++;
      blockFor(disk.slowerByMs);
    },
    saleOf: async () => null,
    onOverBudget: () => undefined,
    onBadSignature: () => undefined,
    onOtherForm: () => undefined,
    readiness: async () => ({ canServe: true, reasons: [] }),
  };
  const http = createHttpServer(deps, { webhooks: { mostRows: Infinity, mostBytes: Infinity, mostForSale: 0 } });
  const databasePath = store.url.slice("sqlite:".length);
  const target: Target = {
    port: await http.listen({ host: "127.0.0.1", port: 0 }),
    path: `/webhooks/vending/${path}`,
    databasePath,
  };
  return {
    disk,
    target,
    rows() {
      const database = new SqliteDatabase(databasePath, { readonly: true });
      const { count } = database
        .prepare<[], { count: number }>("SELECT count(*) AS count FROM webhook_event")
        .get() ?? {
        count: 0,
      };
      database.close();
      return count;
    },
    async [Symbol.asyncDispose]() {
      await http[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

using bare = await startBare();
await using receiver = await startReceiver();
const full = { events: eventsAtFullSpeed, rate: null };
await measure(bare.target, full);
await measure(receiver.target, full);

const pairs: { bare: Measured; durable: Measured }[] = [];
receiver.disk.commits = 0;
for (let round = 0; round < rounds; round++) {
  pairs.push({ bare: await measure(bare.target, full), durable: await measure(receiver.target, full) });
}
const inBatch = (rounds * eventsAtFullSpeed) / receiver.disk.commits;
receiver.disk.slowerByMs = openLoop.slowerByMs;
const paced: Measured[] = [];
for (let round = 0; round < 3; round++) paced.push(await measure(receiver.target, openLoop));

const perSecond = ({ ok, seconds }: Measured) => ok / seconds;
const ratio = median(pairs.map((pair) => perSecond(pair.durable) / perSecond(pair.bare)));
const p99 = median(paced.map((one) => one.p99));
console.table({
  "bare node:http + HMAC": `${median(pairs.map((pair) => perSecond(pair.bare))).toFixed(0)} /s`,
  "receiver, durable": `${median(pairs.map((pair) => perSecond(pair.durable))).toFixed(0)} /s, ${inBatch.toFixed(0)} in a commit`,
  "ratio (goal 0.30)": ratio.toFixed(2),
  "at 300/s, commits 5 ms slower: p50": `${median(paced.map((one) => one.p50)).toFixed(1)} ms`,
  "at 300/s, commits 5 ms slower: p99 (goal 100)": `${p99.toFixed(1)} ms`,
});

const measured = [...pairs.map((pair) => pair.durable), ...paced];
const acknowledged = measured.reduce((sum, one) => sum + one.ok, eventsAtFullSpeed);
const isTrue = measured.every((one) => one.others === 0 && one.unseen === 0) && receiver.rows() === acknowledged;
console.log(isTrue ? "Each 200 had its row." : "A 200 WITHOUT ITS ROW, or another answer than 200");
if (!isTrue) process.exitCode = 1;

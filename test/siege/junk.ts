import { createHash, randomBytes } from "node:crypto";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { Pool } from "undici";
import { signBody } from "../../src/vending-api/webhook.ts";

/** The webhook of a tenant, and the secret that signs for it. */
interface JunkTarget {
  url: string;
  secret: string;
}

const lanes = 32;
export const calls = 5000;
const small = 40;
const large = 16 * 1024;

/** A body that is signed with the secret of the tenant's own webhook, and names no sale: no JSON, or an event of a sale that nobody made. */
function junk(index: number): string {
  const filler = randomBytes(index % 4 === 0 ? small : large)
    .toString("base64")
    .slice(0, index % 4 === 0 ? small : large);
  if (index % 2 === 0) return `junk ${index} ${filler}`;
  const reference = `VB-${createHash("sha256").update(String(index)).digest("hex").slice(0, 26)}`;
  const event = { event: "transaction.update", reference, status: "success", beneficiary: "08035551234" };
  return JSON.stringify({ ...event, service_type: "airtime", amount: 100, meta: { filler } });
}

/** Sends all of it, many at a time. Resolves to how often each status came back. */
async function throwAll({ url, secret }: JunkTarget): Promise<Map<number, number>> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: lanes });
  const counts = new Map<number, number>();
  let next = 0;
  const lane = async () => {
    while (next < calls) {
      const body = junk(next++);
      const headers = {
        "content-type": "application/json",
        "x-service-signature": signBody(Buffer.from(body), secret),
      };
      const answer = await pool.request({ path: pathname, method: "POST", headers, body });
      await answer.body.dump();
      counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await pool.close();
  return counts;
}

/**
 * Throws signed junk from a thread of its own: the first one plays the service and Telegram, and a sale beside it is not to
 * wait for these. Resolves to how often each status came back.
 */
export function throwJunk(target: JunkTarget): Promise<Map<number, number>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: target });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

if (!isMainThread && parentPort) parentPort.postMessage(await throwAll(workerData as JunkTarget));

import { createHash, randomBytes } from "node:crypto";
import { Pool } from "undici";
import { signBody } from "../../src/vending-api/webhook-signature.ts";
import { seesOn } from "../support/chat.ts";
import { comesIn, bola as credentials, seatBola } from "../support/people.ts";
import { sellsAirtime } from "../support/selling.ts";
import { waitFor } from "../support/until.ts";
import type { Attack } from "./attack.ts";
import { dataMb } from "./meters.ts";
import type { Site } from "./site.ts";
import { callsGenuinely } from "./sockets.ts";

const lanes = 32;
const calls = 5000;
const small = 40;
const large = 16 * 1024;
const maxRows = 2000;
/** 1 MB of bodies, sealed and encoded, and the sales beside it. */
const maxDataMb = 6;

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
async function throwJunk(url: string, secret: string): Promise<Map<number, number>> {
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

const rowsIn = ({ book }: Site) => book.count("webhook_event");

export const signedJunk: Attack = {
  name: "signed junk",
  async run(site) {
    const bola = seatBola(site);
    await comesIn(bola);
    const account = await waitFor(
      () =>
        site.vending
          .accounts()
          .find(({ phoneNumber, webhookUrl }) => phoneNumber === credentials.phone && webhookUrl !== ""),
      "the tenant's webhook is registered",
    );

    const [rowsBefore, dataBefore] = [await rowsIn(site), await dataMb(site)];
    const counts = await throwJunk(account.webhookUrl, account.webhookSecret);
    const rows = (await rowsIn(site)) - rowsBefore;
    const movedMb = (await dataMb(site)) - dataBefore;
    const others = [...counts.keys()].filter((status) => status !== 200 && status !== 429);
    const genuine = await callsGenuinely(site);
    // The tenant's own sale, told by the service to the same address.
    const log = site.vending.webhooks.log.length;
    await seesOn(bola, await sellsAirtime(bola), /sold/);
    await site.vending.webhooks.idle();
    const own = site.vending.webhooks.log.slice(log).filter(({ accountId }) => accountId === account.id);
    const [taken = 0, refused = 0] = [counts.get(200), counts.get(429)];
    return {
      thrown: `${calls} calls of up to 16 KB, signed by a tenant`,
      claims: [
        {
          what: `${taken} stored, ${refused} answered 429`,
          holds: taken <= maxRows && refused > 0 && others.length === 0,
        },
        // Sales go on beside it, and each is told by webhook.
        { what: `${rows} rows`, holds: rows < maxRows + 500 },
        { what: `${movedMb.toFixed(1)} MB of data`, holds: movedMb < maxDataMb },
        { what: "another shop's webhook taken", holds: genuine === 200 },
        { what: "the tenant's own sale told", holds: own.length > 0 && own.every(({ answered }) => answered === 200) },
      ],
    };
  },
};

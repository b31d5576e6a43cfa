import { seesOn } from "../support/chat.ts";
import { sellsAirtime } from "../support/selling.ts";
import { comesIn, bola as credentials, seatBola } from "../support/shop.ts";
import { waitFor } from "../support/until.ts";
import type { Attack } from "./attack.ts";
import { calls, throwJunk } from "./junk.ts";
import { dataMb } from "./meters.ts";
import type { Site } from "./site.ts";
import { callsGenuinely } from "./sockets.ts";

const maxRows = 2000;
/** 1 MB of bodies, sealed and encoded, and the sales beside it. */
const maxDataMb = 6;

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
    const counts = await throwJunk({ url: account.webhookUrl, secret: account.webhookSecret });
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

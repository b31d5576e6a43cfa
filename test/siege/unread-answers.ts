import type { Attack } from "./attack.ts";
import { watchMemory } from "./meters.ts";
import { closedOf, opensSockets } from "./sockets.ts";

const call = "GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n";
const flood = Buffer.from(call.repeat(Math.ceil((5 * 2 ** 20) / call.length)));
const many = 40;
const closedWithinMs = 30_000;
const maxMovedMb = 20;

export const unreadAnswers: Attack = {
  name: "unread answers",
  async run(site) {
    using rest = watchMemory(site);
    const beforeMb = rest.peakMb;
    using one = await opensSockets(site.port, 1, flood, false);
    const first = await closedOf(one.sockets, closedWithinMs);
    using others = await opensSockets(site.port, many, flood, false);
    const closed = first + (await closedOf(others.sockets, closedWithinMs));
    const movedMb = rest.peakMb - beforeMb;
    return {
      thrown: `5 MB of GET /readyz, unread, on 1 and then ${many} connections`,
      claims: [
        { what: `${closed} of ${many + 1} connections closed`, holds: closed === many + 1 },
        { what: `memory moved by ${Math.round(movedMb)} MB`, holds: movedMb < maxMovedMb },
      ],
    };
  },
};

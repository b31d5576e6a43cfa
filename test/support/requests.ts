import { channel } from "node:diagnostics_channel";
import type { Telegram } from "../../sandbox/telegram/contract.ts";
import { turns } from "./until.ts";

/** The requests of this process, be they the shop's or a sandbox's, until it is disposed of. */
export interface Requests extends Disposable {
  /** Resolves when all that is under way waits for the clock: no request or update is, and nothing for the disk. */
  atRest(): Promise<void>;
}

/** Turns of the event loop after each look: of those who waited for the disk, a few go on in each. */
const turnsApart = 50;
/** Looks in a row that find nothing. */
const quietLooks = 3;

interface Asked {
  request: { path: string };
}

/** It hangs until there is an update. */
const isPoll = ({ path }: Asked["request"]) => path.endsWith("/getUpdates");

/** As the clients see them: on a busy machine, bytes take their time from one socket to the other. */
export function watchRequests(telegram: Pick<Telegram, "pendingUpdates">): Requests {
  const open = new Set<Asked["request"]>();
  let begun = 0;
  const begin = (message: unknown) => {
    begun++;
    open.add((message as Asked).request);
  };
  const end = (message: unknown) => void open.delete((message as Asked).request);
  const listeners = [
    ["undici:request:create", begin],
    ["undici:request:trailers", end],
    ["undici:request:error", end],
  ] as const;
  for (const [name, listener] of listeners) channel(name).subscribe(listener);

  /** A poll is answered at once if there is an update. */
  const isUnderWay = () => [...open].some((request) => !isPoll(request) || telegram.pendingUpdates.length > 0);
  return {
    async atRest() {
      for (let quiet = 0, seen = begun; quiet < quietLooks; seen = begun) {
        await turns(turnsApart);
        quiet = begun === seen && !isUnderWay() ? quiet + 1 : 0;
      }
    },
    [Symbol.dispose]() {
      for (const [name, listener] of listeners) channel(name).unsubscribe(listener);
    },
  };
}

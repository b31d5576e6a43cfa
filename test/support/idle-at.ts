import { setTimeout as pause } from "node:timers/promises";
import type { FakeClock } from "./fake-clock.ts";
import type { Shop } from "./shop.ts";

/** An idle machine is done long before. */
const slowMs = 3000;

/** Waits until nothing is under way. On a busy machine a request runs into its time: what then rests before it tries again waits for the clock. */
export async function idleAt(shop: Pick<Shop, "idle"> & { clock: FakeClock }): Promise<void> {
  const over = new AbortController();
  const goOn = async () => {
    while (!over.signal.aborted) {
      await pause(slowMs, undefined, { signal: over.signal }).catch(() => undefined);
      if (!over.signal.aborted) await shop.clock.advance(1000);
    }
  };
  const going = goOn();
  await shop.idle().finally(() => over.abort());
  await going;
}

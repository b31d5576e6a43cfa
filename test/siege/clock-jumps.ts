import { seesOn } from "../support/chat.ts";
import type { Attack } from "./attack.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const ahead = new URL("jumping-clock.ts", import.meta.url);
ahead.searchParams.set("ahead", String(day));

/** How far the shop's clock is ahead of the service's, one after the other. More than an hour forward locks the counter. */
const jumps = [0, 50 * minute, 0, -day] as const;
const openEach = 3;
/** With the shop's waits shortened, which makes its longest between two looks some minutes. */
const lookedUpWithinMs = 20_000;

export const clockJumps: Attack = {
  name: "clock that jumps",
  imports: [new URL("../chaos/hurry.ts", import.meta.url), ahead],
  isAlone: true,
  async run(site) {
    const { ada, counter, vending } = site;
    let opened = 0;
    let found = 0;
    for (const jump of jumps) {
      vending.switches.purchaseAnswer = "pending";
      vending.webhooks.mode = "withheld";
      const cards = [];
      for (let sale = 0; sale < openEach; sale++) {
        const card = await counter.taps();
        cards.push(await seesOn(ada, card, /Do not sell/));
      }
      opened += cards.length;
      await site.tell(String(jump));
      for (const { reference, status } of vending.transactions())
        if (status === "pending") vending.settle(reference, "success");
      // Each sale has the shop look at what is due.
      vending.switches.purchaseAnswer = "by-service";
      await counter.sell();
      const sold = cards.map((card) => seesOn(ada, card, /sold/, lookedUpWithinMs));
      found += (await Promise.allSettled(sold)).filter(({ status }) => status === "fulfilled").length;
      vending.webhooks.mode = "prompt";
      await counter.sell();
    }
    return {
      thrown: `a wall clock that is a day ahead, right, 50 minutes ahead, right, a day behind`,
      claims: [{ what: `${found} of ${opened} open sales looked up after a jump`, holds: found === opened }],
    };
  },
};

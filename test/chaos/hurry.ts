import { hurriedLagMs } from "./hurried.ts";
import { rewrite } from "./rewrite.ts";

// Stands in one of two files: where it stood in neither, a sale that never arrived would not come to rest.
const quiet = [/export const quietMs = [^;]+;/, "export const quietMs = 300;"] as const;
const ripe = ["export const wordsRipeMs = 10 * minute;", "export const wordsRipeMs = 300;"] as const;

/** `?lag=kept`: a book that was begun with the true lag of balances goes on with it. */
const isLagKept = new URL(import.meta.url).searchParams.get("lag") === "kept";

/**
 * Loaded into a shop's process ahead of it, this shortens what the shop waits for: a run takes a second instead of
 * twelve minutes. Nothing else of it is changed. A wait that is no longer written so is an error, never left long.
 */
rewrite({
  "src/sales/schedule.ts": [["const second = 1000;", "const second = 40;"], quiet, ripe],
  "src/sales/reconcile.ts": [["const checkPauseMs = 1500;", "const checkPauseMs = 20;"]],
  "src/sales/send.ts": [["const sendWithinMs = 20_000;", "const sendWithinMs = 1200;"]],
  "src/sales/next.ts": [quiet],
  "src/wallet/sale.ts": isLagKept ? [] : [["export const lagMs = 5000;", `export const lagMs = ${hurriedLagMs};`]],
  // A machine taps faster than a hand.
  "src/bot/inbox/pace.ts": [
    ["user: { burst: 60, perSecond: 6 }", "user: { burst: 10_000, perSecond: 1000 }"],
    ["messagesPerSecond: 29", "messagesPerSecond: 10_000"],
  ],
});

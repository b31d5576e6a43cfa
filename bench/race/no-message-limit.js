import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// Loaded into a bot's process ahead of it: lets out as many messages as it makes. Telegram takes about 30 a second from
// a bot, which every checkout keeps to and which would be all that a crowd measures.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith("/pace.ts")) return nextLoad(url, context);
    const source = readFileSync(new URL(url), "utf8").replace(/messagesPerSecond: \d+,/, "messagesPerSecond: 100_000,");
    return { format: "module-typescript", source, shortCircuit: true };
  },
});

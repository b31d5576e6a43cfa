import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// Loaded into a bot's process ahead of it: lets out as many messages as it makes, and reads as many updates of a user as
// come. Telegram takes about 30 messages a second from a bot, and nobody taps more than six times a second: every
// checkout keeps to both, and a race would measure nothing else.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith("/pace.ts")) return nextLoad(url, context);
    const source = readFileSync(new URL(url), "utf8")
      .replace(/messagesPerSecond: \d+,/, "messagesPerSecond: 100_000,")
      .replace(/user: \{ burst: \d+, perSecond: \d+ \}/, "user: { burst: 100_000, perSecond: 100_000 }");
    return { format: "module-typescript", source, shortCircuit: true };
  },
});

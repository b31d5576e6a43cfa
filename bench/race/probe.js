import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into a bot's process ahead of it: tells what that process has used, and begins its delays anew. Not
// TypeScript, which would load more into the process than the bot does.
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, delayP99Ms: delays.percentile(99) / 1e6 });
  delays.reset();
});
process.channel?.unref();

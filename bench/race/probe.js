import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into a bot's process ahead of it: tells what that process has used, and begins its delays anew, or what its
// first thread was at. Not TypeScript, which would load more into the process than the bot does.
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
let session;
const answers = {
  used() {
    const { user, system } = process.cpuUsage();
    const delayP99Ms = delays.percentile(99) / 1e6;
    delays.reset();
    return { cpuMs: (user + system) / 1000, delayP99Ms };
  },
  async profile() {
    const { Session } = await import("node:inspector/promises");
    session = new Session();
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.start");
    return null;
  },
  profiled: async () => (await session.post("Profiler.stop")).profile,
};
process.on("message", async (question) => process.send?.({ answer: await answers[question]() }));
process.channel?.unref();
if (process.env.RACE_PROFILE) await answers.profile();

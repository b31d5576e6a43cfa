import { createRequire } from "node:module";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into a bot's process ahead of it: tells what that process has used, and begins its delays anew, what its first
// thread was at, or how many statements it has run since it was last asked. Not TypeScript, which would load more into the process than the bot does.
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
let session;
let statements = null;

function countStatements() {
  const Database = createRequire(`${process.cwd()}/package.json`)("better-sqlite3");
  const prototype = Object.getPrototypeOf(new Database(":memory:").prepare("SELECT 1"));
  for (const name of ["run", "get", "all"]) {
    const run = prototype[name];
    prototype[name] = function (...values) {
      statements++;
      return run.apply(this, values);
    };
  }
}

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
  counted() {
    if (statements === null) countStatements();
    const counted = statements;
    statements = 0;
    return counted;
  },
};
process.on("message", async (question) => process.send?.({ answer: await answers[question]() }));
process.channel?.unref();
if (process.env.RACE_PROFILE) await answers.profile();

import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { type BotProcess, createBotProcess } from "../../../../sandbox/desk/bot-process.ts";
import { systemClock } from "../../../../src/core/clock.ts";
import { patiently, waitFor } from "../../../support/until.ts";

interface Watched {
  bot: BotProcess;
  until(condition: (bot: BotProcess) => boolean): Promise<void>;
}

/** A process that runs this script. It counts as seen once it wrote a line. */
function run(script: string, env: Record<string, string> = {}): Watched {
  const looks = new Set<() => void>();
  const bot = createBotProcess({
    clock: systemClock,
    command: ["-e", script],
    env,
    hasBeenSeenSince: () => bot.lines.length > 0,
    onChange: () => {
      for (const look of [...looks]) look();
    },
    onLine: () => undefined,
  });
  const until: Watched["until"] = (condition) => {
    const isSo = new Promise<void>((resolve) => {
      const look = () => {
        if (!condition(bot)) return;
        looks.delete(look);
        resolve();
      };
      looks.add(look);
      look();
    });
    return patiently(isSo, `of the bot ${condition}`);
  };
  return { bot, until };
}

const lives = "console.log('up'); setInterval(() => {}, 1000);";

describe("the bot's process", () => {
  it("is starting until it was seen, then running, and stopped in the end", async () => {
    const { bot, until } = run(lives);
    await using _ = bot;
    expect(bot.state).toBe("stopped");
    bot.start();
    expect(bot.state).toBe("starting");
    await until(({ state }) => state === "running");
    expect(bot.pid).toBeGreaterThan(0);
    await bot.stop();
    expect(bot).toMatchObject({ state: "stopped", pid: null, lastExit: { signal: "SIGTERM" } });
  });

  it("dies of kill -9 without a last word, and starts again", async () => {
    const { bot, until } = run(`process.on("SIGTERM", () => {}); ${lives}`);
    await using _ = bot;
    bot.start();
    await until(({ lines }) => lines.length === 1);
    await bot.kill();
    expect(bot.lastExit).toMatchObject({ signal: "SIGKILL" });
    bot.start();
    await until(({ lines }) => lines.length === 2);
    expect(bot.starts).toBe(2);
    await bot.kill();
  });

  it("keeps what was written to both outputs, line by line, and the code of the end", async () => {
    const { bot, until } = run("console.log('one\\ntwo'); console.error('three'); process.exitCode = 3");
    bot.start();
    await until(({ state }) => state === "stopped");
    expect([...bot.lines].sort()).toEqual(["one", "three", "two"]);
    expect(bot.lastExit).toMatchObject({ code: 3, signal: null });
  });

  it("gets its own environment and nothing of ours", async () => {
    const { bot, until } = run("console.log(Object.keys(process.env).join())", { ONLY: "this" });
    bot.start();
    await until(({ state }) => state === "stopped");
    expect(bot.lines).toEqual(["ONLY"]);
  });

  it("does not start a second one", async () => {
    const { bot } = run(lives);
    await using _ = bot;
    bot.start();
    const { pid } = bot;
    bot.start();
    expect(bot).toMatchObject({ pid, starts: 1 });
  });

  it("ends when the demo is killed outright", async () => {
    const module = new URL("../../../../sandbox/desk/bot-process.ts", import.meta.url).href;
    const demo = spawn(process.execPath, ["--input-type=module", "-e", startsOne(module)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [pid] = await patiently(once(demo.stdout, "data"), "the demo's bot is up");
    demo.kill("SIGKILL");
    await waitFor(() => !isAlive(Number(pid)), "the bot has ended");
  });
});

/** A demo of nothing but a bot that lives, whose process id it writes. */
const startsOne = (module: string) => `
  const { createBotProcess } = await import(${JSON.stringify(module)});
  const bot = createBotProcess({
    clock: Date, command: ["-e", ${JSON.stringify(lives)}], env: {},
    hasBeenSeenSince: () => true, onChange: () => {}, onLine: () => console.log(bot.pid),
  });
  bot.start();
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

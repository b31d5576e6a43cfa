import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { startSmsGateway } from "../../../sandbox/sms/gateway.ts";
import { reportPathOf } from "../../../src/sms/gateways/open.ts";

const key = "canary-sms-key-000001";
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs a program of the tree to its end, with only these settings. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}

describe("npm run sms", () => {
  const sms = (args: readonly string[], env: NodeJS.ProcessEnv) => run(["src/sms-test.ts", ...args], env);

  it("sends one message, says what came back, and never the key", async () => {
    await using played = await startSmsGateway({ key });
    const env = {
      ...{ SMS_GATEWAY: "africastalking", SMS_API_ROOT: played.apiRoot, SMS_KEY: key, SMS_USER: "tolu" },
      ...{ SMS_SENDER: "TOLUSHOP", PUBLIC_URL: "https://shop.example" },
    };
    const sent = await sms(["+2348091234567"], env);
    expect(sent).toMatchObject({ code: 0 });
    expect(sent.said).toContain(`https://shop.example/webhooks/sms/${reportPathOf(key)}`);
    expect(sent.said).toMatch(/has taken it[\s\S]*Its id: ATXid_1\n {2}Cost: N4\.00/);
    expect(sent.said).not.toContain(key);
    expect(played.taken).toMatchObject([{ to: "2348091234567" }]);
    played.fail("lost_answer");
    expect(await sms(["08091234567"], env)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/may have gone out/),
    });
    expect(await sms([], env)).toMatchObject({ code: 0 });
    expect(await sms(["12345"], env)).toMatchObject({ code: 2 });
    expect(played.posts).toHaveLength(2);
  });

  it("names every setting that is missing", async () => {
    const { code, said } = await sms(["+2348091234567"], { SMS_GATEWAY: "termii" });
    expect(code).toBe(1);
    expect(said).toMatch(/SMS_API_ROOT is required[\s\S]*SMS_KEY is required[\s\S]*SMS_SENDER is required/);
    expect(await sms([], {})).toMatchObject({ code: 2, said: expect.stringContaining("SMS_GATEWAY is not set") });
  });
});

describe("a start without a gateway", () => {
  it("loads nothing of SMS but its tables", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vendbot-off-"));
    const hook = join(folder, "watch.mjs");
    writeFileSync(
      hook,
      `import { registerHooks } from "node:module";
       registerHooks({ load(url, context, next) {
         const file = url.split("/src/")[1];
         if (/^(?:sms\\/|wiring\\/sms)/.test(file ?? "")) console.log("loaded " + file);
         return next(url, context);
       } });`,
    );
    const { code, said } = await run(["--import", pathToFileURL(hook).href, "src/main.ts", "--check"], {});
    rmSync(folder, { recursive: true });
    expect(said).toMatch(/check passed/);
    expect(code).toBe(0);
    const loaded = [...said.matchAll(/^loaded (.+)$/gm)].map(([, file]) => file);
    expect(loaded.toSorted()).toEqual(["sms/port.ts", "sms/sms.queries.ts", "sms/sms.table.ts"]);
  });
});

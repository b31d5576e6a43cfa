import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launch } from "./demo-page.ts";
import { watchStory } from "./story-frames.ts";

const run = promisify(execFile);

/** A page that shows a story in this phase. */
const showing = (phase: string, words: string) =>
  `data:text/html,<div class="telling" data-phase="${phase}"><p>${words}</p></div>`;

describe("a tool that draws a picture of the demo", () => {
  it("ends, and leaves the picture", async () => {
    await using stack = new AsyncDisposableStack();
    const folder = stack.adopt(await mkdtemp(join(tmpdir(), "vendbot-picture-")), (made) =>
      rm(made, { recursive: true }),
    );
    const to = join(folder, "owing.png");
    await run(process.execPath, ["tools/owing-picture.ts", "--to", to], { timeout: 150_000 });
    expect((await readFile(to)).subarray(1, 4).toString()).toBe("PNG");
  });
});

describe("the frames of a story", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  it("end with the story", async () => {
    const page = await browser.newPage();
    await page.goto(showing("over", "The end"));
    expect(await watchStory(page, 60_000)).toHaveLength(1);
  });

  it("are refused, with what the story says, if the story fails", async () => {
    const page = await browser.newPage();
    await page.goto(showing("failed", "It did not go as told."));
    await expect(watchStory(page, 60_000)).rejects.toThrow("The story is failed: It did not go as told.");
  });

  it("are refused if the story still waits when its time is up", async () => {
    const page = await browser.newPage();
    await page.goto(showing("doing", "The bot asks for the PIN."));
    await expect(watchStory(page, -1)).rejects.toThrow("The story is doing: The bot asks for the PIN.");
  });
});

import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";

/** The look of the page from a moment on. */
export interface Frame {
  at: number;
  png: Buffer;
}

const everyMs = 200;

/**
 * Watches the story that plays on the page to its end, and returns each look of the page that differs from the one before.
 * Throws with the story's words if it fails, or if it is not over after `withinMs`.
 */
export async function watchStory(page: Page, withinMs: number): Promise<Frame[]> {
  const frames: Frame[] = [];
  const telling = page.locator(".telling");
  const end = Date.now() + withinMs;
  for (let phase = ""; phase !== "over"; await sleep(everyMs)) {
    phase = (await telling.getAttribute("data-phase")) ?? "";
    if (phase === "failed" || Date.now() > end) throw new Error(`The story is ${phase}: ${await telling.innerText()}`);
    const frame = { at: Date.now(), png: await page.screenshot() };
    if (!frames.at(-1)?.png.equals(frame.png)) frames.push(frame);
  }
  return frames;
}

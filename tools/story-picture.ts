import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { openDemoPage } from "../test/browser/demo-page.ts";
import { logIn } from "../test/browser/log-in.ts";

/**
 * Plays a story of the demo at the pace at which it is read, and makes a moving picture of it: `node
 * tools/story-picture.ts` makes docs/demo.webp, `--story "The price moves" --to FILE` another one. Needs Chromium, and
 * `img2webp` from Debian's package `webp`.
 */
const { values } = parseArgs({
  options: {
    story: { type: "string", default: "The line drops after the sale" },
    to: { type: "string", default: "docs/demo.webp" },
  },
});

/** The look of the page from a moment on. */
interface Frame {
  at: number;
  png: Buffer;
}

const everyMs = 200;
const endMs = 6000;
/** A README is read on phones, too. */
const maxBytes = 2_000_000;

await using shop = await openDemoPage({ width: 1280, height: 720 });
await shop.page.emulateMedia({ reducedMotion: "reduce" });
await logIn(shop);
await shop.page.getByRole("button", { name: values.story, exact: true }).click();
await shop.page.getByRole("button", { name: "Play by itself" }).click();
writePicture(await watch(shop.page), values.to);

/** Each look of the page that is another than the one before, until the story is over. */
async function watch(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const isOver = () => page.locator(".telling[data-phase=over]").isVisible();
  for (let over = false; !over; await sleep(everyMs)) {
    over = await isOver();
    const frame = { at: Date.now(), png: await page.screenshot() };
    if (!frames.at(-1)?.png.equals(frame.png)) frames.push(frame);
  }
  return frames;
}

function writePicture(frames: readonly Frame[], to: string): void {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-story-"));
  const shown = frames.flatMap(({ at, png }, index) => {
    const file = join(folder, `${index}.png`);
    writeFileSync(file, png);
    const next = frames[index + 1];
    return ["-d", String(next ? next.at - at : endMs), file];
  });
  execFileSync("img2webp", ["-loop", "0", "-min_size", "-lossless", ...shown, "-o", to]);
  rmSync(folder, { recursive: true });
  const { size } = statSync(to);
  console.log(`${to}: ${frames.length} frames, ${Math.round(size / 1000)} KB`);
  if (size > maxBytes) throw new Error(`${to} has ${size} bytes, and may have ${maxBytes}`);
}

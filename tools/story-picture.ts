import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch, openDemoPage } from "../test/browser/demo-page.ts";
import { logIn } from "../test/browser/log-in.ts";
import { type Frame, watchStory } from "../test/browser/story-frames.ts";

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

/** A story is read in a minute or two. */
const withinMs = 5 * 60_000;
const endMs = 6000;
/** A README is read on phones, too. */
const maxBytes = 2_000_000;

// Throws where the program is not installed, before the story plays.
execFileSync("img2webp", ["-version"], { stdio: "ignore" });

await using browser = await launch();
await using shop = await openDemoPage({ width: 1280, height: 720 }, { browser });
await shop.page.emulateMedia({ reducedMotion: "reduce" });
await logIn(shop);
await shop.page.getByRole("button", { name: values.story, exact: true }).click();
await shop.page.getByRole("button", { name: "Play by itself" }).click();
writePicture(await watchStory(shop.page, withinMs), values.to);

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

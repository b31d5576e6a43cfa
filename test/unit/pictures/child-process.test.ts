import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { systemClock } from "../../../src/core/clock.ts";
import { VendbotError } from "../../../src/core/errors.ts";
import { startChild } from "../../../src/pictures/child-process.ts";

const module = new URL("../../../src/pictures/child-process.ts", import.meta.url).href;

it("A child takes SIGUSR1 itself, so that the signal opens no inspector", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "vendbot-test-"));
  const program = join(folder.path, "program.ts");
  await writeFile(
    program,
    `import { answerParent } from "${module}";\nanswerParent(() => process.listenerCount("SIGUSR1"));\n`,
  );
  using child = startChild<string, number>({
    clock: systemClock,
    program: pathToFileURL(program),
    execArgv: [],
    patienceMs: 30_000,
    raise: (code, message) => new VendbotError(`child.${code}`, message),
  });
  expect(await child.ask("listeners")).toBe(1);
});

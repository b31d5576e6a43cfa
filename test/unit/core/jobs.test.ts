import { describe, expect, it } from "vitest";
import { createJobs } from "../../../src/core/jobs.ts";
import { silentLog } from "../../../src/core/log.ts";

/** Jobs whose pieces end when the test says so. */
function aWorkshop(deps: { isRepeated?: boolean } = {}) {
  const heard: string[] = [];
  const ends: ((how: "done" | "failed") => void)[] = [];
  const jobs = createJobs({
    ...deps,
    log: { ...silentLog, error: (event, of) => void heard.push(`${event} ${JSON.stringify(of)}`) },
    failure: { event: "job.failed", named: "job" },
    onFailed: (name) => heard.push(`failed ${name}`),
    onEnd: (name) => heard.push(`ended ${name}`),
  });
  const begin = (name: string) =>
    jobs.begin(name, () => {
      heard.push(`began ${name}`);
      return new Promise<void>((resolve, reject) => {
        ends.push((how) => (how === "done" ? resolve() : reject(new Error("broken"))));
      });
    });
  return { heard, jobs, begin, end: (how: "done" | "failed") => ends.shift()?.(how) };
}

describe("jobs", () => {
  it("go on side by side, one of a name at a time", async () => {
    const { heard, jobs, begin, end } = aWorkshop();
    for (const name of ["a", "b", "a"]) begin(name);
    expect([heard, jobs.size, jobs.has("a")]).toEqual([["began a", "began b"], 2, true]);
    end("done");
    end("done");
    await jobs.idle();
    expect(heard.slice(2)).toEqual(["ended a", "ended b"]);
  });

  it("that fail are logged, and not begun again by themselves", async () => {
    const { heard, jobs, begin, end } = aWorkshop();
    begin("a");
    end("failed");
    await jobs.idle();
    expect(heard.slice(1)).toEqual(['job.failed {"job":"a","error":"broken"}', "failed a", "ended a"]);
    expect(jobs.size).toBe(0);
  });

  it("are begun once more after their end where they were begun meanwhile, if that is wanted", async () => {
    const { heard, jobs, begin, end } = aWorkshop({ isRepeated: true });
    for (const name of ["a", "a", "a"]) begin(name);
    end("failed");
    while (heard.at(-1) !== "began a" || heard.length === 1) await Promise.resolve();
    end("done");
    await jobs.idle();
    expect(heard.filter((line) => line === "began a")).toHaveLength(2);
    expect(heard.at(-1)).toBe("ended a");
  });
});

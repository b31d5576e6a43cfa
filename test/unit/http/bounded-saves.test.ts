import { describe, expect, it } from "vitest";
import { createBoundedSaves, type SaveBounds } from "../../../src/http/vending-webhook.ts";
import { turns } from "../../support/until.ts";

/** A database whose commits end when the test says so. */
function startSaves(bounds: Partial<SaveBounds> = {}) {
  const commits: { row: string; succeed(): void; fail(): void }[] = [];
  const commit = (row: string) =>
    new Promise<void>((resolve, reject) => {
      commits.push({ row, succeed: resolve, fail: () => reject(new Error("disk full")) });
    });
  return { ...createBoundedSaves<string>({ commit, sizeOf: (row) => row.length }, bounds), commits };
}

/** The state of a promise so far. */
function watch(promise: Promise<void>) {
  const outcome = { state: "waiting" };
  promise.then(
    () => Object.assign(outcome, { state: "saved" }),
    (error: { code: string }) => Object.assign(outcome, { state: error.code }),
  );
  return outcome;
}

describe("a row", () => {
  it("is saved only after its commit, and refused if that fails, with the reason as the cause", async () => {
    const { save, commits } = startSaves();
    const [a, bad] = [watch(save("a")), save("bad")];
    const refused = expect(bad).rejects.toMatchObject({
      code: "webhook.not_committed",
      cause: { message: "disk full" },
    });
    await turns();
    expect(a.state).toBe("waiting");
    commits[1]?.fail();
    await refused;
    expect(a.state).toBe("waiting");
    commits[0]?.succeed();
    await turns();
    expect(a.state).toBe("saved");
  });

  it("is refused like that where the commit throws at once", async () => {
    const { save, idle } = createBoundedSaves<string>({
      commit: () => {
        throw new Error("closed");
      },
      sizeOf: () => 1,
    });
    await expect(save("a")).rejects.toMatchObject({ code: "webhook.not_committed" });
    await idle();
  });

  it("is refused at once when too many wait, and taken again when one is through", async () => {
    const { save, commits } = startSaves({ maxRows: 2 });
    for (const row of ["a", "b"]) watch(save(row));
    await expect(save("c")).rejects.toMatchObject({ code: "webhook.queue_full" });
    commits[0]?.succeed();
    await turns();
    watch(save("c"));
    expect(commits.map(({ row }) => row)).toEqual(["a", "b", "c"]);
  });

  it("is refused at once when those that wait hold too many bytes", async () => {
    const { save, commits } = startSaves({ maxBytes: 10 });
    watch(save("12345678"));
    await expect(save("123")).rejects.toMatchObject({ code: "webhook.queue_full" });
    expect(watch(save("12")).state).toBe("waiting");
    commits[0]?.fail();
    await turns();
    expect(watch(save("12345678")).state).toBe("waiting");
  });

  it("keeps `idle` waiting until it is through", async () => {
    const { save, idle, commits } = startSaves();
    await idle();
    watch(save("a"));
    const over = watch(idle());
    await turns();
    expect(over.state).toBe("waiting");
    commits[0]?.succeed();
    await turns();
    expect(over.state).toBe("saved");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGroupCommit, type GroupCommitLimits, NotCommittedError } from "../../../src/http/group-commit.ts";
import { turns } from "../../support/until.ts";

/** A database whose commits end when the test says so. */
function startCommits(limits: Partial<GroupCommitLimits> = {}) {
  const commits: { rows: readonly string[]; succeed(): void; fail(): void }[] = [];
  const group = createGroupCommit<string>(
    {
      commit: (rows) =>
        new Promise((resolve, reject) => {
          commits.push({ rows, succeed: resolve, fail: () => reject(new Error("disk full")) });
        }),
      sizeOf: (row) => row.length,
    },
    limits,
  );
  return { group, commits };
}

/** The state of a promise so far. */
function watch(promise: Promise<void>) {
  const outcome = { state: "waiting" as "waiting" | "saved" | "refused", code: "" };
  promise.then(
    () => {
      outcome.state = "saved";
    },
    (error: unknown) => {
      outcome.state = "refused";
      outcome.code = error instanceof NotCommittedError ? error.code : "other";
    },
  );
  return outcome;
}

describe("createGroupCommit", () => {
  it("resolves a row only after its commit", async () => {
    const { group, commits } = startCommits();
    const a = watch(group.save("a"));
    await turns();
    expect(commits.map((commit) => commit.rows)).toEqual([["a"]]);
    expect(a.state).toBe("waiting");
    commits[0]?.succeed();
    await turns();
    expect(a.state).toBe("saved");
    expect(group.size).toBe(0);
  });

  it("shares one commit among the rows of one turn", async () => {
    const { group, commits } = startCommits();
    const saves = ["a", "b", "c"].map((row) => watch(group.save(row)));
    await turns();
    expect(commits.map((commit) => commit.rows)).toEqual([["a", "b", "c"]]);
    commits[0]?.succeed();
    await turns();
    expect(saves.map((save) => save.state)).toEqual(["saved", "saved", "saved"]);
  });

  it("gathers what arrives during a commit for the next one, and runs one at a time", async () => {
    const { group, commits } = startCommits();
    watch(group.save("a"));
    await turns();
    const b = watch(group.save("b"));
    await turns();
    const c = watch(group.save("c"));
    await turns();
    expect(commits).toHaveLength(1);
    commits[0]?.succeed();
    await turns();
    expect(commits[1]?.rows).toEqual(["b", "c"]);
    expect([b.state, c.state]).toEqual(["waiting", "waiting"]);
    commits[1]?.succeed();
    await group.idle();
    expect([b.state, c.state]).toEqual(["saved", "saved"]);
  });

  it("tries each row by itself if their commit fails, so that one bad row refuses only itself", async () => {
    const committed: string[] = [];
    const group = createGroupCommit<string>({
      commit: async (rows) => {
        if (rows.includes("poison")) throw new Error("bad row");
        committed.push(...rows);
      },
      sizeOf: () => 1,
    });
    const saves = ["a", "poison", "b"].map((row) => watch(group.save(row)));
    await group.idle();
    await turns();
    expect(saves.map((save) => save.state)).toEqual(["saved", "refused", "saved"]);
    expect(saves[1]?.code).toBe("webhook.not_committed");
    expect(committed).toEqual(["a", "b"]);
  });

  it("takes a commit that throws at once like one that rejects, and goes on", async () => {
    let isBroken = true;
    const group = createGroupCommit<string>({
      commit: () => {
        if (isBroken) throw new Error("closed");
        return Promise.resolve();
      },
      sizeOf: () => 1,
    });
    await expect(group.save("a")).rejects.toMatchObject({ code: "webhook.not_committed" });
    isBroken = false;
    await expect(group.save("b")).resolves.toBeUndefined();
  });

  it("keeps the reason of a failed commit as the cause", async () => {
    const { group, commits } = startCommits();
    const save = group.save("a");
    await turns();
    commits[0]?.fail();
    await expect(save).rejects.toMatchObject({ cause: { message: "disk full" } });
  });

  it("bounds the rows of one commit", async () => {
    const { group, commits } = startCommits({ mostRowsInCommit: 2 });
    for (const row of ["a", "b", "c"]) watch(group.save(row));
    await turns();
    commits[0]?.succeed();
    await turns();
    expect(commits.map((commit) => commit.rows)).toEqual([["a", "b"], ["c"]]);
  });

  it("refuses a row at once when too many wait, and takes rows again when they are through", async () => {
    const { group, commits } = startCommits({ mostRowsWaiting: 2 });
    watch(group.save("a"));
    watch(group.save("b"));
    await expect(group.save("c")).rejects.toMatchObject({ code: "webhook.queue_full" });
    await turns();
    await expect(group.save("c")).rejects.toMatchObject({ code: "webhook.queue_full" });
    commits[0]?.succeed();
    await turns();
    const c = watch(group.save("c"));
    await turns();
    commits[1]?.succeed();
    await turns();
    expect(c.state).toBe("saved");
    expect(commits.flatMap((commit) => commit.rows)).toEqual(["a", "b", "c"]);
  });

  it("refuses a row at once when those that wait hold too many bytes", async () => {
    const { group } = startCommits({ mostBytesWaiting: 10 });
    watch(group.save("12345678"));
    await expect(group.save("123")).rejects.toMatchObject({ code: "webhook.queue_full" });
    expect(watch(group.save("12")).state).toBe("waiting");
    expect(group.size).toBe(2);
  });

  it("is idle at once when nothing waits", async () => {
    await startCommits().group.idle();
  });
});

describe("any arrivals and any failures", () => {
  const arrival = fc.record({ turnsBefore: fc.nat(3), isPoison: fc.boolean() });
  const slowness = fc.array(fc.record({ turns: fc.nat(4), isBroken: fc.boolean() }), { minLength: 1, maxLength: 30 });

  it("resolves a row exactly when it is committed, one commit at a time, and settles every row", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arrival, { maxLength: 30 }), slowness, async (arrivals, commits) => {
        const committed = new Set<number>();
        let calls = 0;
        let underWay = 0;
        const group = createGroupCommit<number>(
          {
            async commit(rows) {
              expect(++underWay).toBe(1);
              const plan = commits[calls++ % commits.length];
              await turns(plan?.turns ?? 0);
              underWay--;
              if (plan?.isBroken || rows.some((row) => arrivals[row]?.isPoison)) throw new Error("no");
              for (const row of rows) committed.add(row);
            },
            sizeOf: () => 1,
          },
          { mostRowsInCommit: 5, mostRowsWaiting: 12 },
        );
        const saves: Promise<string>[] = [];
        for (const [row, { turnsBefore }] of arrivals.entries()) {
          await turns(turnsBefore);
          saves.push(
            group.save(row).then(
              () => (committed.has(row) ? "saved" : "lied"),
              () => (committed.has(row) ? "doubted" : "refused"),
            ),
          );
        }
        const outcomes = await Promise.all(saves);
        for (const [row, outcome] of outcomes.entries()) expect(outcome).toBe(committed.has(row) ? "saved" : "refused");
        for (const [row, { isPoison }] of arrivals.entries()) if (isPoison) expect(committed.has(row)).toBe(false);
        await group.idle();
        expect(group.size).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});

import { afterEach } from "vitest";
import { takeLog } from "./recent-log.ts";

/** Shows beside a test that fails what its shops have logged last: on a busy machine the reason may be seen only once. */
afterEach(({ task }) => {
  const log = takeLog();
  if (task.result?.state === "fail" && log !== "")
    console.error(`The shop's log before “${task.name}” failed:\n${log}`);
});

import { expect, it } from "vitest";
import type { Reader } from "../../../src/vending-api/reader.ts";
import { createRecordCalls } from "../../../src/vending-api/record-calls.ts";

const credentials = { apiKey: "ak_live_0001" };

/** Calls at a service whose line breaks, and the paths that were asked. */
function openCalls({ isDown = false } = {}) {
  const asked: string[] = [];
  const get: Reader["get"] = async (path) => {
    asked.push(path);
    return { kind: "broken", started: true, why: "timeout" };
  };
  return { asked, calls: createRecordCalls({ get }, "/api", () => isDown) };
}

it("asks for no purchase without credentials", async () => {
  const { asked, calls } = openCalls();
  expect(await calls.purchaseRecord({}, 7)).toEqual({ kind: "unauthorized" });
  expect(asked).toEqual([]);
});

it("asks for no purchase while the service answers nobody", async () => {
  const { asked, calls } = openCalls({ isDown: true });
  expect(await calls.purchaseHistory(credentials, 1)).toEqual({ kind: "error", why: "network" });
  expect(asked).toEqual([]);
});

it("names each page but the first, and says why a line broke", async () => {
  const { asked, calls } = openCalls();
  for (const page of [1, 2]) {
    expect(await calls.purchaseHistory(credentials, page)).toEqual({ kind: "error", why: "timeout" });
  }
  expect(asked).toEqual(["/api/purchase/history/", "/api/purchase/history/?page=2"]);
});

import { describe, expect, it } from "vitest";
import { openDesk } from "./open-desk.ts";

const refused = (error: string) => ({ status: 409, body: { error } });

describe("the disk", () => {
  it("is not lost before there is a backup, and not restored while it is whole", async () => {
    await using desk = await openDesk();
    expect(await desk.act("disk-lose")).toEqual(refused("Back up first: else all would be gone"));
    expect(await desk.act("disk-restore")).toEqual(refused("The disk is whole: there is nothing to restore"));
    expect(desk.stage.disk).toMatchObject({ isLost: false, backedUpAt: null });
  });

  it("has no book before the shop has written one", async () => {
    await using desk = await openDesk();
    expect(desk.stage.book.sales(10)).toEqual([]);
  });
});

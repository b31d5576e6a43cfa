import { describe, expect, it } from "vitest";
import type { Category } from "../../../src/vending-api/catalogue-schemas.ts";
import { Unavailable } from "../../../src/vending-api/errors.ts";
import { openAccounts } from "../accounts/account-room.ts";

const known: Category = {
  ...{ id: "cable", name: "Cable TV", endpoint: "/api/v1/developer/tv/services/" },
  route: "/tv/services/",
};
const solar: Category = {
  ...{ id: "solar", name: "Solar", endpoint: "https://elsewhere.example/solar/" },
  route: null,
};
const day = 24 * 3_600_000;

describe("discovery", () => {
  it("reports no category that is known, and no cable at /cable/services/", async () => {
    await using world = await openAccounts();
    const named = { ...known, endpoint: "/api/v1/developer/cable/services/", route: "/cable/services/" };
    world.client.services = async () => [known, named];
    await world.discovery.look("ada");
    expect(await world.said()).toEqual([]);
    expect(world.logged).toEqual([]);
  });

  it("tells operators of a new category and of a known one that leads elsewhere, once each, and follows neither", async () => {
    await using world = await openAccounts();
    const moved = { ...known, endpoint: "/api/v2/tv/", route: null };
    world.client.services = async () => [known, solar, moved];
    for (let look = 0; look < 3; look++) await world.discovery.look("ada");
    const facts = { about: "discovery", userId: 99 };
    expect(await world.said()).toEqual([
      { ...facts, category: "solar", name: "Solar", endpoint: "https://elsewhere.example/solar/" },
      { ...facts, category: "cable", name: "Cable TV", endpoint: "/api/v2/tv/" },
    ]);
    expect(world.logged.filter(({ event }) => event === "discovery.unknown")).toHaveLength(2);
    expect(new Set(world.asked)).toEqual(new Set(["services"]));
  });

  it("is not asked for by an account without a key, which some services show nothing", async () => {
    await using world = await openAccounts({ live_key_sealed: null });
    await world.discovery.look("ada");
    await world.discovery.lookDaily();
    expect(world.asked).toEqual([]);
    expect(world.logged).toEqual([]);
  });

  it("is read once a day, and an hour after it could not be read", async () => {
    await using world = await openAccounts();
    world.client.services = () => Promise.reject(new Unavailable());
    await world.discovery.lookDaily();
    await world.discovery.lookDaily();
    expect(world.asked).toHaveLength(1);
    await world.clock.advance(3_600_000);
    world.client.services = async () => [known];
    await world.discovery.lookDaily();
    await world.clock.advance(day - 1);
    await world.discovery.lookDaily();
    expect(world.asked).toHaveLength(2);
    await world.clock.advance(1);
    await world.discovery.lookDaily();
    expect(world.asked).toHaveLength(3);
  });
});

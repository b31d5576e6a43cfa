import { describe, expect, it } from "vitest";
import { createFeed, type FeedChange, type FeedNews, type Keyed } from "../../../../sandbox/desk/feed.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";

function open() {
  const clock = createFakeClock();
  const state = { weather: "dry", rows: [{ key: 1, name: "one" }] as (Keyed & { name: string })[] };
  let looks = 0;
  const sections = {
    weather: () => {
      looks++;
      return state.weather;
    },
  };
  const feed = createFeed({ clock, source: { sections, lists: { rows: () => state.rows } } });
  const join = () => {
    const told: (FeedChange | FeedNews)[] = [];
    const leave = feed.subscribe({ change: (change) => told.push(change), news: (news) => told.push(news) });
    return { told, leave };
  };
  return { clock, state, feed, join, looks: () => looks };
}

const everything = {
  sections: { weather: "dry" },
  lists: { rows: { keys: [1], put: [{ key: 1, name: "one" }] } },
};

describe("the feed", () => {
  it("tells everything to a page that joins, also to a second one", () => {
    const { join } = open();
    expect(join().told).toEqual([everything]);
    expect(join().told).toEqual([everything]);
  });

  it("tells only what changed, once for many pokes", async () => {
    const { clock, state, feed, join } = open();
    const { told } = join();
    state.rows = [{ key: 2, name: "two" }, ...state.rows];
    for (let poke = 0; poke < 50; poke++) feed.poke();
    await clock.advance(100);
    expect(told.slice(1)).toEqual([
      { sections: {}, lists: { rows: { keys: [2, 1], put: [{ key: 2, name: "two" }] } } },
    ]);
  });

  it("reports an entry that left, and an order that changed", async () => {
    const { clock, state, feed, join } = open();
    state.rows = [
      { key: 1, name: "one" },
      { key: 2, name: "two" },
    ];
    const { told } = join();
    state.rows = state.rows.toReversed();
    feed.poke();
    await clock.advance(100);
    state.rows = state.rows.slice(0, 1);
    feed.poke();
    await clock.advance(100);
    expect(told.slice(1)).toEqual([
      { sections: {}, lists: { rows: { keys: [2, 1], put: [] } } },
      { sections: {}, lists: { rows: { keys: [2], put: [] } } },
    ]);
  });

  it("says nothing where nothing changed, and does not look while nobody listens", async () => {
    const { clock, feed, join, looks } = open();
    feed.poke();
    await clock.advance(100);
    expect(looks()).toBe(0);
    const { told, leave } = join();
    feed.poke();
    await clock.advance(100);
    leave();
    const before = looks();
    feed.poke();
    await clock.advance(100);
    expect(told).toHaveLength(1);
    expect(looks()).toBe(before);
  });

  it("tells an earlier page what a later one finds on joining", () => {
    const { state, join } = open();
    const first = join();
    state.weather = "rain";
    const second = join();
    expect(first.told.slice(1)).toEqual([{ sections: { weather: "rain" }, lists: {} }]);
    expect(second.told).toEqual([{ ...everything, sections: { weather: "rain" } }]);
  });

  it("tells the state before the news that came of it", () => {
    const { state, feed, join } = open();
    const { told } = join();
    state.weather = "rain";
    feed.announce({ kind: "forecast" });
    expect(told.slice(1)).toEqual([{ sections: { weather: "rain" }, lists: {} }, { kind: "forecast" }]);
  });
});

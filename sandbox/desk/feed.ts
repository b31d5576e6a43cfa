import type { Clock } from "../../src/core/clock.ts";

/** An entry of a list on the page. `key` stays the same while the entry lives. */
export interface Keyed {
  readonly key: number;
}

/** What goes over the stream: whole sections that changed, and for lists their order and the entries that changed. */
export interface FeedChange {
  sections: Record<string, unknown>;
  lists: Record<string, { keys: number[]; put: Keyed[] }>;
}

/** Something that happened once and leaves no trace in the state, such as the answer to a tap. */
export interface FeedNews {
  kind: string;
}

interface FeedListener {
  change(change: FeedChange): void;
  news(news: FeedNews): void;
}

export interface FeedSource {
  sections: Readonly<Record<string, () => unknown>>;
  lists: Readonly<Record<string, () => readonly Keyed[]>>;
}

interface ListMemory {
  order: string;
  entries: Map<number, string>;
}

// Two or three changes of one tap are one drawing, and nobody sees the wait.
const coalesceMs = 50;

/** Sends every open page the changes since its last message. */
export function createFeed(deps: { clock: Clock; source: FeedSource }) {
  const { clock, source } = deps;
  const listeners = new Set<FeedListener>();
  const toldSections = new Map<string, string>();
  const toldLists = new Map<string, ListMemory>();
  let cancelLook: (() => void) | null = null;

  const readSections = (): Record<string, unknown> => {
    const changed: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(source.sections)) {
      const value = read();
      const json = JSON.stringify(value);
      if (toldSections.get(name) === json) continue;
      toldSections.set(name, json);
      changed[name] = value;
    }
    return changed;
  };

  const readLists = (): FeedChange["lists"] => {
    const changed: FeedChange["lists"] = {};
    for (const [name, read] of Object.entries(source.lists)) {
      const before = toldLists.get(name);
      const now: ListMemory = { order: "", entries: new Map() };
      const put: Keyed[] = [];
      for (const entry of read()) {
        const json = JSON.stringify(entry);
        now.entries.set(entry.key, json);
        if (before?.entries.get(entry.key) !== json) put.push(entry);
      }
      const keys = [...now.entries.keys()];
      now.order = keys.join(" ");
      toldLists.set(name, now);
      if (put.length > 0 || before?.order !== now.order) changed[name] = { keys, put };
    }
    return changed;
  };

  const look = () => {
    cancelLook?.();
    cancelLook = null;
    if (listeners.size === 0) return;
    const change = { sections: readSections(), lists: readLists() };
    if (Object.keys(change.sections).length === 0 && Object.keys(change.lists).length === 0) return;
    for (const listener of [...listeners]) listener.change(change);
  };

  return {
    /** Says that something may be different. Looks, and tells, at most once in `coalesceMs`. */
    poke(): void {
      if (listeners.size > 0) cancelLook ??= clock.after(coalesceMs, look);
    },
    announce(news: FeedNews): void {
      // The state first: an answer that names a message must find it on the page.
      look();
      for (const listener of [...listeners]) listener.news(news);
    },
    /** Tells everything at once, then every change. Returns how to stop. */
    subscribe(listener: FeedListener): () => void {
      look();
      toldSections.clear();
      toldLists.clear();
      listener.change({ sections: readSections(), lists: readLists() });
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close(): void {
      cancelLook?.();
      cancelLook = null;
      listeners.clear();
    },
  };
}

export type Feed = ReturnType<typeof createFeed>;

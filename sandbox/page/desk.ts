import type { Asks, Change, Entries, News, Sections } from "../desk/contract.ts";
import type { FeedChange } from "../desk/feed.ts";

/**
 * The line to the desk: one stream of events in, small posts out. `onState` hears "open" and "lost"; the browser comes
 * back by itself and receives everything again.
 */
export function connectDesk({
  onChange,
  onNews,
  onState,
}: {
  onChange(change: Change): void;
  onNews(news: News): void;
  onState(state: "open" | "lost"): void;
}): void {
  const events = new EventSource("/events");
  events.addEventListener("change", (event) => onChange(JSON.parse(event.data)));
  events.addEventListener("news", (event) => onNews(JSON.parse(event.data)));
  events.addEventListener("open", () => onState("open"));
  events.addEventListener("error", () => {
    onState("lost");
    // After a refused connection a browser gives up for good.
    if (events.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 2000);
  });
}

/** An action and what it wants to be sent, if anything. */
export type Asking<Name extends keyof Asks> = [
  action: Name,
  ...body: Record<string, never> extends Asks[Name] ? [body?: Asks[Name]] : [body: Asks[Name]],
];

/** Asks the desk for something. Throws an Error with the desk's words where it cannot be. */
export async function ask<Name extends keyof Asks>(...[action, body]: Asking<Name>): Promise<void> {
  const response = await fetch(`/actions/${action}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  await refuseUnlessOk(response);
}

export type Ask = typeof ask;

/** A file on its way from a person's phone. */
interface Attachment {
  person: number;
  kind: "photo" | "document";
  name: string;
  caption: string;
  bytes: ArrayBuffer;
}

/** Sends a file from a person's phone. */
export async function attach({ person, kind, name, caption, bytes }: Attachment): Promise<void> {
  const query = new URLSearchParams({ person: String(person), kind, name, caption });
  const headers = { "content-type": "application/octet-stream" };
  await refuseUnlessOk(await fetch(`/attach?${query}`, { method: "POST", headers, body: bytes }));
}

async function refuseUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const answer = await response.json().catch(() => ({}));
  throw new Error(answer.error ?? `The desk answered ${response.status}`);
}

/** The entries of a list by key, in order. */
type List<Name extends keyof Entries> = ReadonlyMap<number, Entries[Name]>;

/**
 * Everything that the desk has sent so far. Sections are values; lists are entries by key, in order. Listeners are
 * called once when they join, and after each change with what there is now.
 */
export interface Store {
  /** All sections are there from the first change on. */
  section<Name extends keyof Sections>(name: Name): Sections[Name];
  list<Name extends keyof Entries>(name: Name): List<Name>;
  onSection<Name extends keyof Sections>(name: Name, listener: (value: Sections[Name]) => void): void;
  /** Returns how to stop. */
  onList<Name extends keyof Entries>(name: Name, listener: (list: List<Name>) => void): () => void;
  /** Takes in one "change" of the stream. */
  apply(change: Change): void;
}

export function createStore(): Store {
  // By name; `Store` knows the type that goes with each.
  const sections = new Map<string, unknown>();
  const lists = new Map<string, ReadonlyMap<number, unknown>>();
  const listeners = new Map<string, Set<(value: never) => void>>();

  const listen = (name: string, listener: (value: never) => void) => {
    const group = listeners.get(name) ?? new Set();
    listeners.set(name, group.add(listener));
    return () => void group.delete(listener);
  };
  const tell = (name: string, value: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(value as never);
  };
  const section: Store["section"] = (name) => sections.get(name) as never;
  const list: Store["list"] = (name) => (lists.get(name) ?? new Map()) as never;

  return {
    section,
    list,
    onSection(name, listener) {
      listener(section(name));
      listen(name, listener);
    },
    onList(name, listener) {
      listener(list(name));
      return listen(`list ${name}`, listener);
    },
    apply(change) {
      for (const [name, value] of Object.entries(change.sections)) {
        sections.set(name, value);
        tell(name, value);
      }
      for (const [name, { keys, put }] of Object.entries(change.lists as FeedChange["lists"])) {
        const known = new Map(lists.get(name));
        for (const entry of put) known.set(entry.key, entry);
        const ordered = new Map(keys.map((key) => [key, known.get(key)]));
        lists.set(name, ordered);
        tell(`list ${name}`, ordered);
      }
    },
  };
}

/** The sale whose story the page shows everywhere at once: on the phone, in the back office, in time order. */
export function createSelection() {
  const listeners: (() => void)[] = [];
  let chosen: string | null = null;
  /** This one, whatever was chosen before. */
  const show = (reference: string | null) => {
    chosen = reference;
    for (const listener of listeners) listener();
  };
  return {
    get reference(): string | null {
      return chosen;
    },
    /** The same one again lets go of it. */
    choose: (reference: string | null) => show(reference === chosen ? null : reference),
    show,
    /** Calls `listener` after each change. */
    onChange: (listener: () => void) => void listeners.push(listener),
  };
}

export type Selection = ReturnType<typeof createSelection>;

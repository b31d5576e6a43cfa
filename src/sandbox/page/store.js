/**
 * What the desk has told so far. Sections are values; lists are entries by key, in order. Listeners are called after
 * each change with what there is now, and once when they join, if there is something.
 */
export function createStore() {
  const sections = new Map();
  const lists = new Map();
  const listeners = new Map();

  const listen = (name, listener) => {
    const group = listeners.get(name) ?? new Set();
    listeners.set(name, group.add(listener));
    return () => group.delete(listener);
  };
  const tell = (name, value) => {
    for (const listener of listeners.get(name) ?? []) listener(value);
  };

  return {
    section: (name) => sections.get(name),
    list: (name) => lists.get(name) ?? new Map(),
    onSection(name, listener) {
      if (sections.has(name)) listener(sections.get(name));
      return listen(name, listener);
    },
    onList(name, listener) {
      listener(lists.get(name) ?? new Map());
      return listen(`list ${name}`, listener);
    },
    /** Takes in one "change" of the stream. */
    apply(change) {
      for (const [name, value] of Object.entries(change.sections)) {
        sections.set(name, value);
        tell(name, value);
      }
      for (const [name, { keys, put }] of Object.entries(change.lists)) {
        const known = new Map(lists.get(name));
        for (const entry of put) known.set(entry.key, entry);
        const ordered = new Map(keys.map((key) => [key, known.get(key)]));
        lists.set(name, ordered);
        tell(`list ${name}`, ordered);
      }
    },
  };
}

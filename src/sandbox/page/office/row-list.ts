import { whenChanged } from "../element.ts";

/** One row of a list. */
export interface Row<Entry> {
  readonly element: HTMLElement;
  update(entry: Entry): void;
}

/**
 * Keeps the children of `target` in step with a list. What `make` returns is kept for as long as the entry lives, so that
 * a form in a row survives what happens around it.
 */
export function createRowList<Entry>(
  target: HTMLElement,
  make: () => Row<Entry>,
): (list: ReadonlyMap<number, Entry>) => void {
  const rows = new Map<number, Row<Entry>>();
  return (list) => {
    for (const [key, row] of rows) {
      if (list.has(key)) continue;
      row.element.remove();
      rows.delete(key);
    }
    let before: Element | null = null;
    for (const [key, entry] of list) {
      let row = rows.get(key);
      if (!row) {
        const made = make();
        row = { element: made.element, update: whenChanged(made.update) };
        rows.set(key, row);
      }
      row.update(entry);
      const place: ChildNode | null = before ? before.nextSibling : target.firstChild;
      if (place !== row.element) target.insertBefore(row.element, place);
      before = row.element;
    }
  };
}

/** Keeps every "12 s ago" of the page true. */
export function keepAgesFresh(age: (at: number) => string): void {
  setInterval(() => {
    for (const time of document.querySelectorAll<HTMLElement>("time[data-at]")) {
      const words = age(Number(time.dataset.at));
      if (time.textContent !== words) time.textContent = words;
    }
  }, 1000);
}

import { whenChanged } from "../element.js";

/**
 * Keeps the children of `target` in step with a list: `make(entry)` returns `{ element, update(entry) }`, kept for as long
 * as the entry lives, so that a form in a row survives what happens around it.
 */
export function createRowList(target, make) {
  const rows = new Map();
  return (list) => {
    for (const [key, row] of rows) {
      if (list.has(key)) continue;
      row.element.remove();
      rows.delete(key);
    }
    let before = null;
    for (const [key, entry] of list) {
      let row = rows.get(key);
      if (!row) {
        const made = make(entry);
        row = { element: made.element, update: whenChanged(made.update) };
        rows.set(key, row);
      }
      row.update(entry);
      const place = before ? before.nextSibling : target.firstChild;
      if (place !== row.element) target.insertBefore(row.element, place);
      before = row.element;
    }
  };
}

/** Keeps every "12 s ago" of the page true. */
export function keepAgesFresh(age) {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-at]")) {
      const words = age(Number(time.dataset.at));
      if (time.textContent !== words) time.textContent = words;
    }
  }, 1000);
}

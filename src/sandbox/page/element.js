/**
 * Builds an element. A property that starts with "on" is a listener, "class" the class list, anything else an
 * attribute: true is an empty one, false and null are none. Children are elements or text; text never becomes markup.
 *
 * @param {string} tag
 * @param {Record<string, unknown> | null} [properties]
 * @param {...(Node | string | number | null | undefined | false)} children
 */
export function element(tag, properties, ...children) {
  const made = document.createElement(tag);
  setProperties(made, properties ?? {});
  append(made, children);
  return made;
}

function setProperties(target, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) target.addEventListener(name.slice(2), value);
    else if (value === false || value === null || value === undefined) target.removeAttribute(name);
    else target.setAttribute(name, value === true ? "" : String(value));
  }
}

function append(target, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    target.append(child instanceof Node ? child : String(child));
  }
}

/** Puts `children` in the place of everything that is in `target`. */
export function fill(target, ...children) {
  target.replaceChildren();
  append(target, children);
  return target;
}

/** Sets the text, touching the document only where it differs. */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/** Runs `draw` only when its argument is another one than the last time. For parts that are cheaper kept than redrawn. */
export function whenChanged(draw) {
  let last;
  return (value) => {
    const json = JSON.stringify(value);
    if (json === last) return;
    last = json;
    draw(value);
  };
}

/**
 * Makes something of an entry or a section, and keeps it while that is the same one and `rest` is. The store has another
 * object for what has changed, and nothing is drawn again of a node that is the same.
 */
export function kept<Of extends object, Rest extends readonly unknown[], Made>(make: (of: Of, ...rest: Rest) => Made) {
  const known = new WeakMap<Of, { rest: Rest; made: Made }>();
  return (of: Of, ...rest: Rest): Made => {
    const last = known.get(of);
    if (last?.rest.every((value, index) => Object.is(value, rest[index]))) return last.made;
    const made = make(of, ...rest);
    known.set(of, { rest, made });
    return made;
  };
}

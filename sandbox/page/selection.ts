/** The sale whose story the page shows everywhere at once: on the phone, in the back office, in time order. */
export interface Selection {
  readonly reference: string | null;
  /** The same one again lets go of it. */
  choose(reference: string | null): void;
  /** This one, whatever was chosen before. */
  show(reference: string | null): void;
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void;
}

export function createSelection(): Selection {
  const listeners: (() => void)[] = [];
  let chosen: string | null = null;
  const show = (reference: string | null) => {
    chosen = reference;
    for (const listener of listeners) listener();
  };
  return {
    get reference() {
      return chosen;
    },
    choose: (reference) => show(reference === chosen ? null : reference),
    show,
    onChange: (listener) => void listeners.push(listener),
  };
}

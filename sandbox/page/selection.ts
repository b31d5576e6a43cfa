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

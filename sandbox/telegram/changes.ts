/** Notifies listeners of a change at once, without its content. */
export interface Changes {
  /** Returns how to stop listening. */
  listen(listener: () => void): () => void;
  tell(): void;
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      // A listener may stop listening, or another one start, while it is notified.
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Notifies listeners of a change at once, without its content. */
export function createChanges() {
  const listeners = new Set<() => void>();
  return {
    /** Returns how to stop listening. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(): void {
      // A listener may stop listening, or another one start, while it is notified.
      for (const listener of [...listeners]) listener();
    },
  };
}

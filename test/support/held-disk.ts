import fs from "node:fs";
import { vi } from "vitest";

type Done = (error: NodeJS.ErrnoException | null) => void;

/** A disk whose syncs are held until they are let go. */
export interface HeldDisk extends Disposable {
  /** The files that were synced, by their descriptors, those that are held included. */
  readonly asked: readonly number[];
  /** Syncs that are held now. */
  readonly held: number;
  /** Ends the oldest that is held: the data is on the disk, or `code` tells why it may not be. */
  letGo(code?: string): void;
  /** Ends all that are held, and holds no more. */
  open(): void;
}

/** Holds every sync of this process from now on. Disposing it lets everything go. */
export function holdDisk(): HeldDisk {
  const asked: number[] = [];
  const held: { file: number; done: Done }[] = [];
  let isOpen = false;
  const real = fs.fdatasync;
  const spy = vi.spyOn(fs, "fdatasync").mockImplementation((file, done) => {
    asked.push(file);
    if (isOpen) real(file, done);
    else held.push({ file, done });
  });
  const disk: HeldDisk = {
    asked,
    get held() {
      return held.length;
    },
    letGo(code) {
      const next = held.shift();
      if (!next) throw new Error("No sync is held");
      if (code === undefined) real(next.file, next.done);
      else next.done(Object.assign(new Error(code), { code }));
    },
    open() {
      isOpen = true;
      while (held.length > 0) disk.letGo();
    },
    [Symbol.dispose]() {
      disk.open();
      spy.mockRestore();
    },
  };
  return disk;
}

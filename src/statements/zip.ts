import { constants, deflateRawSync } from "node:zlib";
import { Zip, ZipPassThrough } from "fflate";
import type { Put } from "./statement-orders.ts";

/** So much is compressed at once. */
const pieceLength = 256 * 1024;

/** Compressed by Node: by fflate itself, a workbook takes twice as long. */
class DeflatedEntry extends ZipPassThrough {
  override compression = 8;
  /** The first day that a ZIP archive knows: the same content is the same file. */
  override mtime = new Date(1980, 0, 1);

  protected override process(bytes: Uint8Array, isLast: boolean): void {
    // Pieces that end on a byte can stand one behind the other.
    const packed = deflateRawSync(bytes, { finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH });
    this.ondata(null, packed, isLast);
  }
}

/** A ZIP archive, written as it grows: only the piece that is not compressed yet is in memory. */
export function createZip(put: Put) {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    put(bytes);
  });
  let entry: DeflatedEntry | undefined;
  let waiting = "";

  function push(isLast: boolean): void {
    entry?.push(Buffer.from(waiting), isLast);
    waiting = "";
  }

  return {
    /** Begins an entry and ends the one before. */
    begin(name: string): void {
      push(true);
      entry = new DeflatedEntry(name);
      zip.add(entry);
    },
    add(text: string): void {
      waiting += text;
      if (waiting.length >= pieceLength) push(false);
    },
    /** Ends the archive. */
    end(): void {
      push(true);
      zip.end();
    },
  };
}

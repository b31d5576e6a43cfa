import { constants, crc32, deflateRawSync } from "node:zlib";
import type { Put } from "./statement-orders.ts";

/** A ZIP archive that is written as it grows; nothing of it is held but a line for each entry. */
export interface Zip {
  /** Begins an entry; the one before is over. */
  begin(name: string): void;
  add(text: string): void;
  /** The archive is whole. */
  end(): void;
}

/** So much is compressed at once. */
const pieceLength = 256 * 1024;
/** Sizes and the checksum stand behind the entry; names are in UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the first day that a ZIP archive knows: the same content is the same file. */
const [time, day] = [0, 0x21];

interface Entry {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

export function createZip(put: Put): Zip {
  const entries: Entry[] = [];
  let offset = 0;
  let waiting = "";

  function write(bytes: Uint8Array): void {
    put(bytes);
    offset += bytes.byteLength;
  }

  function pack(text: string, isLast: boolean): void {
    const entry = entries.at(-1);
    if (!entry) return;
    const bytes = Buffer.from(text);
    // Pieces that end on a byte can stand one behind the other.
    const packed = deflateRawSync(bytes, { finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH });
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.byteLength;
    entry.packed += packed.byteLength;
    write(packed);
  }

  function close(): void {
    const entry = entries.at(-1);
    if (!entry) return;
    pack(waiting, true);
    waiting = "";
    write(Buffer.concat([numbers([4, 0x08074b50]), sizesOf(entry)]));
  }

  return {
    begin(name) {
      close();
      const entry = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
      entries.push(entry);
      const empty = sizesOf({ crc: 0, packed: 0, size: 0 });
      const head = numbers([4, 0x04034b50], [2, 20], [2, flags], [2, deflated], [2, time], [2, day]);
      write(Buffer.concat([head, empty, numbers([2, entry.name.length], [2, 0]), entry.name]));
    },
    add(text) {
      waiting += text;
      if (waiting.length < pieceLength) return;
      pack(waiting, false);
      waiting = "";
    },
    end() {
      close();
      const start = offset;
      for (const entry of entries) write(listed(entry));
      const count = entries.length;
      const sizes: Field[] = [
        [2, count],
        [2, count],
        [4, offset - start],
        [4, start],
      ];
      write(numbers([4, 0x06054b50], [2, 0], [2, 0], ...sizes, [2, 0]));
    },
  };
}

/** The line of an entry in the directory at the end. */
function listed(entry: Entry): Buffer {
  const head = numbers([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, deflated], [2, time], [2, day]);
  const tail = numbers([2, entry.name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]);
  return Buffer.concat([head, sizesOf(entry), tail, entry.name]);
}

function sizesOf({ crc, packed, size }: Pick<Entry, "crc" | "packed" | "size">): Buffer {
  return numbers([4, crc], [4, packed], [4, size]);
}

type Field = [length: 2 | 4, value: number];

function numbers(...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}

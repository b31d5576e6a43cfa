import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Whether a file may import another, both named from `src`. Throws for a file whose room is not in the table. */
export type MayImport = (from: string, to: string) => boolean;

/**
 * Reads the table of walls out of src/ARCHITECTURE.md: lines `room → the rooms that it imports`, and lines
 * `name: rooms that are treated alike`. A room is a folder or a file of `src`, or, with a stroke, of one of its folders.
 */
export function readWalls(document: URL): MayImport {
  const block = /^```walls\n(.*?)^```/ms.exec(readFileSync(document, "utf8"))?.[1] ?? "";
  const lines = (sign: string) =>
    block.split("\n").flatMap((line): (readonly [name: string, rooms: string[]])[] => {
      const [name = "", rooms] = line.split(sign).map((part) => part.trim());
      return rooms === undefined ? [] : [[name, rooms.split(", ")]];
    });
  const arrows = new Map(lines("→"));
  const alike = new Map(
    lines(":").flatMap(([name, rooms]) => rooms.map((room) => [join(dirname(name), room), name] as const)),
  );
  const arrowsOf = (room: string) => arrows.get(room) ?? arrows.get(alike.get(room) ?? "");

  return (from, to) => {
    const [[top, inner], [toTop, toInner]] = [roomsOf(from), roomsOf(to)];
    const isInside = top === toTop;
    const [room, target] = isInside ? [inner, toInner] : [top, toTop];
    if (room === target) return true;
    const allowed = arrowsOf(inner) ?? arrowsOf(top);
    if (!allowed) throw new Error(`The table of walls does not know ${from}`);
    // A room whose parts have no arrows of their own is open in itself.
    if (isInside && !arrowsOf(inner)) return true;
    const across = isInside ? allowed : (arrowsOf(top) ?? allowed);
    const names = [toTop, target, alike.get(target), `everything in ${toTop}`];
    return [...across, ...(arrows.get(inner) ?? [])].some((name) => names.includes(name));
  };
}

/** The room of a file, and the part of that room: `bot` and `bot/selling`; a file that stands by itself is both. */
function roomsOf(file: string): readonly [top: string, inner: string] {
  const [top = "", ...rest] = file.replace(/\.ts$/, "").split("/");
  return [top, [top, ...rest.slice(0, 1)].join("/")];
}

/** What a file imports by path, named from `src` like the file. */
export function importsOf(file: string, text: string): string[] {
  const named = text.matchAll(/(?:\bfrom|\bimport\()\s*"(\.[^"]+)"/g);
  return [...named].map(([, path = ""]) => normalize(join(dirname(file), path)));
}

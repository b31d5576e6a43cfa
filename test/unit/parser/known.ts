import { read } from "../../../src/parser/read.ts";
import type { Known, LineReading } from "../../../src/parser/reading.ts";

export const phone = "08031234567";
export const meter = "45011122233";
export const known: Known = {
  providers: { internet: [{ slug: "tizeti-net", name: "Tizeti" }] },
  customers: [
    { id: "chika", name: "Mama Chika", numbers: [{ kind: "phone", number: "08055550001" }] },
    { id: "tolu", name: "Mama Tolu", numbers: [{ kind: "meter", number: meter }] },
    { id: "light", name: "Mama Light", numbers: [{ kind: "phone", number: "08055550002" }] },
  ],
};
export const airtime = ["airtime"] as const;
export const nothing: LineReading = { kind: "nothing" };
export const reads = (line: string) => read(line, known);

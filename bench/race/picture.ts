import { acts } from "./book.ts";
import { ours, type Results } from "./results.ts";
import { inWords } from "./tables.ts";

const size = { width: 720, height: 360, left: 60, right: 210, top: 30, bottom: 50 };
const colours = ["#2563eb", "#b45309", "#15803d", "#7c3aed", "#0f766e", "#be123c", "#475569", "#a21caf", "#65a30d"];

/** CPU milliseconds of each act by the number of sales in the book, which grows tenfold from mark to mark. */
export function drawGrowth({ books }: Results): string {
  const shown = books.filter(({ side, areToday }) => side === ours && !areToday);
  const sales = shown.map((book) => book.sales);
  const [least, most] = [Math.log10(Math.min(...sales)), Math.log10(Math.max(...sales))];
  const names = Object.keys(acts);
  const top = Math.max(1, ...shown.flatMap(({ measured }) => names.map((name) => measured[name] ?? 0))) * 1.1;
  const innerWidth = size.width - size.left - size.right;
  const innerHeight = size.height - size.top - size.bottom;
  const x = (count: number) => size.left + ((Math.log10(count) - least) / (most - least || 1)) * innerWidth;
  const y = (ms: number) => size.top + innerHeight * (1 - ms / top);
  const text = (at: [number, number], words: string, more = "") =>
    `<text x="${at[0].toFixed(0)}" y="${at[1].toFixed(0)}" ${more}>${words}</text>`;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const height = y(top * part).toFixed(1);
    const line = `<line x1="${size.left}" x2="${size.left + innerWidth}" y1="${height}" y2="${height}" stroke="#ddd"/>`;
    return line + text([size.left - 8, y(top * part) + 4], (top * part).toFixed(0), 'text-anchor="end"');
  });
  const marks = sales.map((count) => text([x(count), size.height - 28], inWords(count), 'text-anchor="middle"'));
  const lines = names.map((name, index) => {
    const points = shown.map((book) => `${x(book.sales).toFixed(1)},${y(book.measured[name] ?? 0).toFixed(1)}`);
    const colour = colours[index % colours.length];
    const title = acts[name]?.title ?? name;
    const legend = text([size.width - size.right + 30, size.top + 20 + index * 22], title, `fill="${colour}"`);
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="2.5"/>${legend}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="CPU by the sales in the book" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="13">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    text([size.left, 18], "CPU of one, in milliseconds, by the sales in the book"),
    ...[...grid, ...marks, ...lines],
    "</svg>\n",
  ].join("\n");
}

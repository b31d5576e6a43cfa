import { dayMs } from "../core/calendar.ts";
import { alarm, brand, escapeXml, rule, soft } from "../pictures/typeset.ts";

/** How a cell looks: its font, fill, border and number format in `stylesXml`. */
const formats = {
  plain: [0, 0, 0, 0],
  text: [0, 0, 0, 49],
  head: [1, 2, 0, 49],
  naira: [0, 0, 0, 164],
  time: [0, 0, 0, 165],
  totalText: [2, 0, 1, 49],
  totalNaira: [2, 0, 1, 164],
  title: [3, 0, 0, 49],
  soft: [4, 0, 0, 49],
  count: [0, 0, 0, 3],
  day: [0, 0, 0, 166],
  alarm: [5, 0, 0, 49],
  totalCount: [2, 0, 1, 3],
} satisfies Record<string, readonly [font: number, fill: number, border: number, number: number]>;
type Look = keyof typeof formats;
/** A cell names its look by the place here. */
const looks = Object.keys(formats);

/**
 * A cell of a sheet. A number goes out to two decimals; `formula` comes to `value`, which is shown until it is
 * calculated.
 */
export type SheetCell =
  | { text: string; look?: Look }
  | { kobo: number; look?: Look; formula?: string }
  | { count: number; look?: Look; formula?: string }
  /** Milliseconds of the local time. */
  | { wallMs: number; look?: Look }
  | null;

const namespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Days from the first day of spreadsheets to 1 January 1970. */
const firstDay = 25_569;

/** A row; `number` from 1 on. */
export function rowXml(number: number, cells: readonly SheetCell[]): string {
  return `<row r="${number}">${cells.map((cell, index) => cellXml(`${columnName(index)}${number}`, cell)).join("")}</row>`;
}

function cellXml(place: string, cell: SheetCell): string {
  if (cell === null) return "";
  if ("text" in cell) {
    const words = escapeText(cell.text);
    return `<c r="${place}" s="${looks.indexOf(cell.look ?? "text")}" t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
  }
  if ("wallMs" in cell) {
    return numberXml(place, cell.look ?? "time", String(firstDay + cell.wallMs / dayMs));
  }
  if ("count" in cell) return numberXml(place, cell.look ?? "count", String(cell.count), cell.formula);
  return numberXml(place, cell.look ?? "naira", String(cell.kobo / 100), cell.formula);
}

function numberXml(place: string, look: Look, value: string, formula?: string): string {
  const by = formula === undefined ? "" : `<f>${escapeXml(formula)}</f>`;
  return `<c r="${place}" s="${looks.indexOf(look)}">${by}<v>${value}</v></c>`;
}

/** Leaves out characters that XML cannot hold, and escapes text that spreadsheets would read as an escape. */
function escapeText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
  return escapeXml(clean);
}

/** "A" for 0, "AB" for 27. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** The beginning of a sheet, up to its rows. */
export function sheetHead(widths: readonly number[], { isFrozen = false, isFirst = false } = {}): string {
  const pane = isFrozen ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : "";
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${declaration}<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0"` +
    `${isFirst ? ' tabSelected="1" showGridLines="0"' : ""}>${pane}</sheetView></sheetViews>` +
    `<cols>${columns.join("")}</cols><sheetData>`
  );
}

/** Its end. `filtered`: the cells whose head gets arrows to choose by. */
export function sheetFoot(filtered?: string): string {
  return `</sheetData>${filtered === undefined ? "" : `<autoFilter ref="${filtered}"/>`}</worksheet>`;
}

/** The parts around two sheets; the first is open. */
export function partsAround(names: readonly string[]): Record<string, string> {
  const office = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const places = names.map((_, index) => `xl/worksheets/sheet${index + 1}.xml`);
  const override = (part: string, type: string) =>
    `<Override PartName="/${part}" ContentType="${office}.${type}+xml"/>`;
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const packaged = "http://schemas.openxmlformats.org/package/2006";
  return {
    "[Content_Types].xml":
      `${declaration}<Types xmlns="${packaged}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      override("xl/workbook.xml", "sheet.main") +
      places.map((place) => override(place, "worksheet")).join("") +
      `${override("xl/styles.xml", "styles")}</Types>`,
    "_rels/.rels": `${declaration}<Relationships xmlns="${packaged}/relationships">${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml":
      `${declaration}<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets>` +
      names
        .map((name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join("") +
      "</sheets></workbook>",
    "xl/_rels/workbook.xml.rels":
      `${declaration}<Relationships xmlns="${packaged}/relationships">` +
      names.map((_, index) => relation(index + 1, "worksheet", `worksheets/sheet${index + 1}.xml`)).join("") +
      `${relation(names.length + 1, "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": stylesXml(),
  };
}

function stylesXml(): string {
  const argb = (colour: string) => `FF${colour.slice(1).toUpperCase()}`;
  const font = (size: number, isBold: boolean, colour?: string) =>
    `<font>${isBold ? "<b/>" : ""}<sz val="${size}"/>${colour ? `<color rgb="${argb(colour)}"/>` : ""}<name val="Calibri"/></font>`;
  const fonts = [
    ...[font(11, false), font(11, true, "#ffffff"), font(11, true), font(18, true, brand)],
    ...[font(11, false, soft), font(12, true, alarm)],
  ];
  const naira = escapeXml('"₦"#,##0.00;[Red]-"₦"#,##0.00');
  const xfs = Object.values(formats).map(
    ([fontId, fillId, borderId, numFmtId]) =>
      `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0"` +
      ' applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"/>',
  );
  const none = "<left/><right/><top/><bottom/><diagonal/>";
  const above = `<left/><right/><top style="medium"><color rgb="${argb(brand)}"/></top><bottom style="thin"><color rgb="${argb(rule)}"/></bottom><diagonal/>`;
  return (
    `${declaration}<styleSheet xmlns="${namespace}"><numFmts count="3"><numFmt numFmtId="164" formatCode="${naira}"/>` +
    '<numFmt numFmtId="165" formatCode="dd mmm yyyy hh:mm"/><numFmt numFmtId="166" formatCode="ddd dd mmm yyyy"/></numFmts>' +
    `<fonts count="${fonts.length}">${fonts.join("")}</fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    `<fill><patternFill patternType="solid"><fgColor rgb="${argb(brand)}"/></patternFill></fill></fills>` +
    `<borders count="2"><border>${none}</border><border>${above}</border></borders>` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${xfs.length}">${xfs.join("")}</cellXfs></styleSheet>`
  );
}

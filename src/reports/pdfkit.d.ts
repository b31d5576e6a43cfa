/** What of pdfkit is used here: it brings no types. */
declare module "pdfkit" {
  import type { Readable } from "node:stream";

  interface Options {
    size: string;
    layout: "landscape";
    margin: number;
    lang: string;
    displayTitle: boolean;
    info: Record<string, string | Date>;
  }

  export default class PDFDocument extends Readable {
    constructor(options: Options);
    readonly page: { width: number; height: number };
    registerFont(name: string, path: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    text(text: string, x: number, y: number, options: { lineBreak: false }): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    addPage(): this;
    end(): void;
  }
}

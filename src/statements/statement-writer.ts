import type { FileOrder, FileWriter, Put } from "./statement-orders.ts";

/** Begins a file in the order's format. Only that format's writer is loaded. */
export async function createWriter(order: FileOrder, put: Put): Promise<FileWriter> {
  if (order.format === "xlsx") return (await import("./statement-xlsx.ts")).createXlsx(order, put);
  if (order.format === "pdf") return (await import("./statement-pdf.ts")).createPdf(order, put);
  return (await import("./statement-csv.ts")).createCsv(order, put);
}

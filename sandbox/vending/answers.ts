/** A whole answer, before it is written or spoilt by a fault. */
export interface Answer {
  status: number;
  contentType: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, contentType: "application/json", body: JSON.stringify(body), headers };
}

/** A page as a proxy or a framework writes it when nothing of the service answered. */
export function html(status: number, title: string): Answer {
  const heading = `${status} ${title}`;
  const body = `<!doctype html>\n<html><head><title>${heading}</title></head><body><h1>${heading}</h1></body></html>\n`;
  return { status, contentType: "text/html; charset=utf-8", body };
}

import { badRequest } from "./refusal.ts";

/** A file that came with a call. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

export interface MultipartBody {
  fields: Record<string, string>;
  files: Record<string, Upload>;
}

/**
 * Reads multipart/form-data (RFC 7578), also the spelling of clients that leave out the space after the colon and the
 * quotes of a file name. Throws Refusal.
 */
export function parseMultipart(body: Buffer, contentType: string): MultipartBody {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary) throw badRequest("failed to parse multipart request: boundary not found");
  const delimiter = Buffer.from(`--${boundary}`);
  const parsed: MultipartBody = { fields: {}, files: {} };
  let start = body.indexOf(delimiter);
  while (start !== -1) {
    const from = start + delimiter.length;
    const end = body.indexOf(delimiter, from);
    if (end === -1) break;
    // A part stands between CRLF after its delimiter and CRLF before the next.
    readPart(body.subarray(from + 2, end - 2), parsed);
    start = end;
  }
  return parsed;
}

function readPart(part: Buffer, into: MultipartBody): void {
  const split = part.indexOf("\r\n\r\n");
  if (split === -1) throw badRequest("failed to parse multipart request: a part without headers");
  const headers = part.subarray(0, split).toString("utf8");
  const bytes = part.subarray(split + 4);
  const name = /[;\s]name="?([^";\r\n]+)"?/i.exec(headers)?.[1];
  if (!name) throw badRequest("failed to parse multipart request: a part without a name");
  const fileName = /filename="([^"\r\n]*)"/i.exec(headers)?.[1] ?? /filename=([^;\r\n]*)/i.exec(headers)?.[1];
  if (fileName === undefined) into.fields[name] = bytes.toString("utf8");
  else into.files[name] = { name: fileName, bytes: Buffer.from(bytes) };
}

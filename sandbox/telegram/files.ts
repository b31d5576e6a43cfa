import { randomBytes } from "node:crypto";
import type { FileInfo } from "./contract.ts";
import type { Upload } from "./multipart.ts";
import { badRequest } from "./refusal.ts";
import type { PhotoSize, WireDocument } from "./wire.ts";

interface StoredFile {
  fileId: string;
  uniqueId: string;
  path: string;
  kind: "photo" | "document";
  name?: string;
  mimeType?: string;
  width?: number;
  height?: number;
  bytes: Buffer;
}

const maxPhotoBytes = 10 * 1024 * 1024;
const maxDownloadBytes = 20 * 1024 * 1024;

const mimeTypes: Readonly<Record<string, string>> = {
  ...{ pdf: "application/pdf", csv: "text/csv", txt: "text/plain", json: "application/json", zip: "application/zip" },
  ...{ png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", html: "text/html" },
};

/** Every file that went through a chat. A file_id that was given out stays good. */
export function createFiles() {
  const byId = new Map<string, StoredFile>();
  const add = (upload: Upload, kind: StoredFile["kind"], more: Partial<StoredFile>): StoredFile => {
    const extension = /\.(\w{1,8})$/.exec(upload.name)?.[1] ?? (kind === "photo" ? "jpg" : "dat");
    const prefix = kind === "photo" ? "AgACAgQAAxk" : "BQACAgQAAxk";
    const stored: StoredFile = {
      fileId: prefix + randomBytes(24).toString("base64url"),
      uniqueId: `AQAD${randomBytes(8).toString("base64url")}`,
      path: `${kind}s/file_${byId.size}.${extension}`,
      kind,
      bytes: upload.bytes,
      ...more,
    };
    byId.set(stored.fileId, stored);
    return stored;
  };
  const get = (fileId: string, kind?: StoredFile["kind"]): StoredFile => {
    if (/^https?:/i.test(fileId)) throw badRequest("failed to get HTTP URL content");
    const stored = byId.get(fileId);
    if (!stored) throw badRequest("wrong file identifier/HTTP URL specified");
    if (kind && stored.kind !== kind) {
      const typeName = (of: StoredFile["kind"]) => (of === "photo" ? "Photo" : "Document");
      throw badRequest(`can't use file of type ${typeName(stored.kind)} as ${typeName(kind)}`);
    }
    return stored;
  };
  return {
    /** Throws Refusal for what is no picture. */
    addPhoto(upload: Upload): PhotoSize[] {
      if (upload.bytes.length === 0) throw badRequest("file must be non-empty");
      if (upload.bytes.length > maxPhotoBytes) throw badRequest("file is too big for a photo");
      const size = imageSize(upload.bytes);
      if (!size) throw badRequest("IMAGE_PROCESS_FAILED");
      const { width, height } = size;
      if (width + height > 10_000 || Math.max(width / height, height / width) > 20) {
        throw badRequest("PHOTO_INVALID_DIMENSIONS");
      }
      return toPhoto(add(upload, "photo", { ...size }));
    },
    addDocument(upload: Upload, mimeType?: string): WireDocument {
      if (upload.bytes.length === 0) throw badRequest("file must be non-empty");
      const extension = /\.(\w{1,8})$/.exec(upload.name)?.[1]?.toLowerCase() ?? "";
      const type = mimeType ?? mimeTypes[extension] ?? "application/octet-stream";
      return toDocument(add(upload, "document", { name: upload.name, mimeType: type }));
    },
    /** A file that a bot sends again by its file_id. Throws Refusal when there is none of that kind. */
    reusePhoto: (fileId: string) => toPhoto(get(fileId, "photo")),
    reuseDocument: (fileId: string) => toDocument(get(fileId, "document")),
    /** The answer of getFile. Throws Refusal. */
    describe(fileId: string): { file_id: string; file_unique_id: string; file_size: number; file_path: string } {
      const stored = byId.get(fileId);
      if (!stored) throw badRequest("invalid file_id");
      if (stored.bytes.length > maxDownloadBytes) throw badRequest("file is too big");
      const { uniqueId, bytes, path } = stored;
      return { file_id: fileId, file_unique_id: uniqueId, file_size: bytes.length, file_path: path };
    },
    info(fileId: string): FileInfo | undefined {
      const stored = byId.get(fileId);
      if (!stored) return undefined;
      const { name, mimeType, width, height, bytes } = stored;
      return {
        fileId,
        size: bytes.length,
        ...(name !== undefined && { name }),
        ...(mimeType !== undefined && { mimeType }),
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
      };
    },
    bytes: (fileId: string) => byId.get(fileId)?.bytes,
    atPath(path: string): { bytes: Buffer; mimeType: string } | undefined {
      const stored = [...byId.values()].find((file) => file.path === path);
      return stored && { bytes: stored.bytes, mimeType: stored.mimeType ?? "application/octet-stream" };
    },
  };
}

export type Files = ReturnType<typeof createFiles>;

function toPhoto({ fileId, uniqueId, width = 0, height = 0, bytes }: StoredFile): PhotoSize[] {
  return [{ file_id: fileId, file_unique_id: uniqueId, width, height, file_size: bytes.length }];
}

function toDocument({ fileId, uniqueId, name, mimeType, bytes }: StoredFile): WireDocument {
  return {
    file_id: fileId,
    file_unique_id: uniqueId,
    file_size: bytes.length,
    ...(name !== undefined && { file_name: name }),
    ...(mimeType !== undefined && { mime_type: mimeType }),
  };
}

/** The size of a PNG or a JPEG, or null for anything else. */
function imageSize(bytes: Buffer): { width: number; height: number; mimeType: string } | null {
  if (bytes.length >= 24 && bytes.toString("latin1", 1, 4) === "PNG") {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), mimeType: "image/png" };
  }
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  // A JPEG is a row of segments, each with its length; the frame header (C0 to CF, but for three others) has the size.
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), mimeType: "image/jpeg" };
    }
  }
  return null;
}

import { attach } from "../desk.ts";
import { element } from "../html.ts";
import { openMenu } from "./popup.ts";

const photoTypes = ["image/jpeg", "image/png"];

interface Needs {
  personId(): number;
  takeCaption(): string;
  shareContact(): void;
  onTrouble(words: string): void;
}

/** The paper clip: photos, files, and the person's own contact. The text in the message field becomes the caption. */
export function createAttachments({ personId, takeCaption, shareContact, onTrouble }: Needs) {
  const photos = picker("image/*", "Photo to send", (file) => send("photo", file));
  const files = picker("", "File to send", (file) => send("document", file));

  async function send(kind: "photo" | "document", file: File) {
    try {
      const bytes = kind === "photo" ? await toPhoto(file) : await file.arrayBuffer();
      await attach({ person: personId(), kind, name: file.name, caption: takeCaption(), bytes });
    } catch (error) {
      onTrouble((error as Error).message);
    }
  }

  return {
    elements: [photos, files],
    open: (anchor: HTMLElement) =>
      openMenu(anchor, [
        { label: "Photo", icon: "image", act: () => photos.click() },
        { label: "File", icon: "file", act: () => files.click() },
        { label: "My contact", icon: "person", act: () => shareContact() },
      ]),
  };
}

function picker(accept: string, label: string, take: (file: File) => void): HTMLInputElement {
  const input = element("input", { type: "file", accept, hidden: true, "aria-label": label });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) take(file);
    input.value = "";
  });
  return input;
}

/** A photo as a messenger sends it: anything that is neither JPEG nor PNG becomes a JPEG. */
async function toPhoto(file: File): Promise<ArrayBuffer> {
  if (photoTypes.includes(file.type)) return file.arrayBuffer();
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
  return jpeg.arrayBuffer();
}

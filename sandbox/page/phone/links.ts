import { dom } from "../html.ts";
import type { Overlays } from "./overlays.ts";
import type { Person } from "./scene.ts";

type Link =
  | { kind: "start"; payload: string }
  | { kind: "share"; app: string; text: string; inner: string | null }
  | { kind: "page"; url: string };

/**
 * The effect of a link. Nothing leaves the demo by itself: a link into the bot opens in a chosen person's chat, a share
 * link shows what would be shared, and any other one asks first.
 */
export function readLink(address: string, botUsername: string): Link {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  if (!url) return { kind: "page", url: address };
  const host = url.hostname.replace(/^www\./, "");
  const query = (name: string) => url.searchParams.get(name) ?? "";
  if (
    host === "t.me" &&
    url.pathname.slice(1).toLowerCase() === botUsername.toLowerCase() &&
    url.searchParams.has("start")
  ) {
    return { kind: "start", payload: query("start") };
  }
  if (host === "t.me" && url.pathname === "/share/url") {
    const text = [query("text"), query("url")].filter(Boolean).join("\n");
    return { kind: "share", app: "Telegram", text, inner: query("url") || null };
  }
  if (host === "wa.me" || host === "api.whatsapp.com")
    return { kind: "share", app: "WhatsApp", text: query("text"), inner: null };
  return { kind: "page", url: url.href };
}

interface Needs {
  overlays: Overlays;
  botUsername(): string;
  /** Those whose phone a link into the bot can be opened on. */
  people(): readonly Person[];
  openInBot(person: number, payload: string): void;
  copy(text: string): void;
}

/** Opens links the demo's way. */
export function createLinkOpener({ overlays, botUsername, people, openInBot, copy }: Needs): (address: string) => void {
  const startButtons = (payload: string) =>
    people().map((person) => ({ label: `Open as ${person.firstName}`, act: () => openInBot(person.id, payload) }));
  const cancel = { label: "Close" };

  return (address) => {
    const link = readLink(address, botUsername());
    if (link.kind === "start") {
      const words = "A link into this bot. Whose phone opens it?";
      return overlays.dialog({ title: "Open in Telegram", words, buttons: [...startButtons(link.payload), cancel] });
    }
    if (link.kind === "share") {
      const body = dom`<pre class="shared">${link.text}</pre>`;
      const inner = link.inner === null ? null : readLink(link.inner, botUsername());
      const buttons = inner?.kind === "start" ? startButtons(inner.payload) : [];
      const words = `${link.app} would open, with this message ready to send:`;
      const copying = { label: "Copy", act: () => copy(link.text), isMain: true };
      return overlays.dialog({ title: `Share by ${link.app}`, words, body, buttons: [copying, ...buttons, cancel] });
    }
    const open = { label: "Open", act: () => window.open(link.url, "_blank", "noopener,noreferrer"), isMain: true };
    overlays.dialog({ title: "Open this link?", words: link.url, buttons: [open, cancel] });
  };
}

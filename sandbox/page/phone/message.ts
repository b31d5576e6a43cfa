import { type Child, dom, icon } from "../html.ts";
import { clockTime, fileSize, grouped } from "../wording.ts";
import { renderText } from "./entities.ts";
import { drawable } from "./glyphs.ts";
import { renderInlineKeyboard } from "./inline-keyboard.ts";
import type { Message, Scene } from "./scene.ts";

/** One message as an item of the chat. `target` is the one that it replies to, while that is there. */
export function renderMessage(message: Message, target: Message | undefined, scene: Scene): HTMLElement {
  const { acts } = scene;
  const isOwn = message.from === "person";
  const hasKeyboard = message.inlineKeyboard.length > 0;
  const text = renderText(message.text, message.entities, acts);
  const kind = `message ${isOwn ? "from-person" : "from-bot"}${hasKeyboard ? " has-keyboard" : ""}`;
  return dom`
    <li class=${kind} data-message-id=${message.key} data-from=${message.from}>
      <span class="unseen">${isOwn ? scene.personName : scene.botName} wrote: </span>
      <div class=${`bubble${message.photo ? " has-photo" : ""}`}>
        ${quote(message, target, scene)}${photo(message, acts)}${attachedFile(message)}${contact(message)}
        ${
          message.text === ""
            ? meta(message, scene)
            : dom`<div class="text" dir="auto">${text}${meta(message, scene)}</div>`
        }
      </div>
      ${hasKeyboard && renderInlineKeyboard(message, scene)}
    </li>`;
}

function quote({ replyTo }: Message, target: Message | undefined, { botName, personName, acts }: Scene): Child {
  if (replyTo === undefined) return null;
  const words = target ? summary(target) : "Deleted message";
  const who = target?.from === "person" ? personName : botName;
  return dom`
    <button class="quote" type="button" onclick=${() => acts.jumpTo(replyTo)}>
      <strong>${target ? who : ""}</strong><span>${drawable(words)}</span>
    </button>`;
}

/** A message in a few words of one line. */
export function summary({ text, photo, document: file, contact: shared }: Message): string {
  if (text !== "") return text.replace(/\n.*/s, "");
  if (photo) return "Photo";
  if (file) return file.name ?? "File";
  return shared ? "Contact" : "Message";
}

function photo({ photo: info }: Message, acts: Scene["acts"]): Child {
  if (!info) return null;
  return dom`
    <button class="photo" type="button" aria-label="Open the photo" onclick=${() => acts.show(info)}>
      <img src=${`/file/${info.fileId}`} alt="Photo" width=${info.width} height=${info.height} />
    </button>`;
}

function attachedFile({ document: info }: Message): Child {
  if (!info) return null;
  const name = info.name ?? "File";
  return dom`
    <a class="attached" href=${`/file/${info.fileId}`} download=${name}>
      <span class="attached-sign">${icon("file")}</span>
      <span class="attached-words"><strong>${name}</strong><small>${fileSize(info.size)}</small></span>
    </a>`;
}

function contact({ contact: info }: Message): Child {
  if (!info) return null;
  const name = [info.first_name, info.last_name].filter(Boolean).join(" ");
  const number = grouped(info.phone_number.replace(/^234/, "0"));
  return dom`
    <div class="attached">
      <span class="attached-sign">${icon("person")}</span>
      <span class="attached-words"><strong>${name}</strong><small>${number}</small></span>
    </div>`;
}

/** Time and state of a message, which is also the button that opens its menu. */
function meta(message: Message, { isWaiting, acts }: Scene): HTMLElement {
  const isOwn = message.from === "person";
  const time = clockTime(message.date * 1000);
  const state = !isOwn ? "" : isWaiting(message.key) ? ", sent" : ", received";
  const label = `${message.edited ? "edited " : ""}${time}${state}. Options`;
  const open = () => acts.openMenu(message, button);
  const button = dom`
    <button class="meta" type="button" aria-label=${label} aria-haspopup="menu" onclick=${open}>
      ${message.edited && dom`<span class="edited">edited </span>`}${time}
      ${isOwn && icon(isWaiting(message.key) ? "check" : "checks")}
    </button>`;
  return button;
}

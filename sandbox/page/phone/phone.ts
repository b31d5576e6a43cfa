import type { News, Sections } from "../../desk/contract.ts";
import { ask, type Selection, type Store } from "../desk.ts";
import { dom, fill, icon, setText } from "../html.ts";
import { createAttachments } from "./attachments.ts";
import { createCards } from "./cards.ts";
import { createChat } from "./chat.ts";
import { createCommands } from "./commands.ts";
import { createComposer } from "./composer.ts";
import { createHandset } from "./handset.ts";
import { createHeader } from "./header.ts";
import { createLinkOpener } from "./links.ts";
import { openMessageMenu } from "./message-menu.ts";
import { createOverlays } from "./overlays.ts";
import { createPeople } from "./people.ts";
import { createReplyKeyboard } from "./reply-keyboard.ts";
import type { Person, Scene } from "./scene.ts";
import { createTaps } from "./taps.ts";

/** The phone: one person's chat with the bot at a time. Takes in "news" through `hear`. */
export function createPhone(store: Store, selection: Selection) {
  const people = () => store.section("people");
  let personId = Number(sessionStorage.getItem("person"));
  const person = () => {
    const found = people().find(({ id }) => id === personId) ?? people()[0];
    if (!found) throw new Error("The demo has no people");
    return found;
  };
  personId = person().id;
  const unread = new Set<number>();
  const drafts = new Map<number, string>();

  const overlays = createOverlays(() => [header.element, slot, composer.element]);
  const trouble = (words: string) => overlays.toast(words);
  const act = (asked: Promise<void>) => asked.catch((error) => trouble(error.message));

  // One after the other: two posts side by side may overtake each other, and the bot would read them in that order.
  let sending = Promise.resolve();
  const oneByOne = (asking: (person: number) => Promise<void>) => {
    const of = personId;
    sending = sending.then(() => act(asking(of)));
  };
  const say = (text: string, replyTo?: number) => oneByOne((person) => ask("say", { person, text, replyTo }));
  const press = (label: string) => oneByOne((person) => ask("press", { person, label }));
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      overlays.toast("Copied");
    } catch {
      overlays.dialog({
        title: "Copy this",
        body: dom`<pre class="shared">${text}</pre>`,
        buttons: [{ label: "Close", isMain: true }],
      });
    }
  };
  const shareContact = (label?: string) => {
    const share = {
      label: "Share",
      isMain: true,
      act: () => (label ? press(label) : oneByOne((person) => ask("share-contact", { person }))),
    };
    const words = `The bot will see ${person().firstName}'s phone number.`;
    overlays.dialog({ title: "Share your phone number?", words, buttons: [share, { label: "Cancel" }] });
  };

  const taps = createTaps({
    personId: () => personId,
    onChange: (message) => chat.redraw(message),
    onTrouble: trouble,
    onAnswer({ text, showAlert, url }) {
      if (url) openLink(url);
      else if (text && showAlert) overlays.alert(text);
      else if (text) overlays.toast(text);
    },
  });
  const openLink = createLinkOpener({
    overlays,
    copy,
    botUsername: () => store.section("bot").username,
    people,
    openInBot(id, payload) {
      choose(id);
      oneByOne((person) => ask("open", { person, payload }));
    },
  });

  const unblock = () => act(ask("unblock", { person: personId }));
  const header = createHeader({
    person,
    block: () => act(ask("block", { person: personId })),
    unblock,
    restart: () => say("/start"),
  });
  const commands = createCommands({ say });
  const keyboard = createReplyKeyboard({ press, shareContact });
  const attachments = createAttachments({
    personId: () => personId,
    takeCaption: () => composer.takeText(),
    shareContact,
    onTrouble: trouble,
  });
  const composer = createComposer({
    ...{ commands, keyboard, attachments, say },
    change: (message, text) => act(ask("edit", { person: personId, message: message.key, text })),
    start: () => say("/start"),
    unblock,
  });
  const tabs = createPeople({ choose: (id) => choose(id), write: (text) => composer.write(text) });

  const cards = createCards(store, selection, () => personId);
  const messageActs: Scene["acts"] = {
    openLink,
    copy,
    say,
    show: (info) => overlays.photo(info),
    jumpTo: (key) => chat.jumpTo(key),
    openMenu: (message, anchor) =>
      openMessageMenu(anchor, message, {
        copy,
        reply: composer.reply,
        edit: composer.edit,
        remove: ({ key }) => act(ask("delete", { person: personId, message: key })),
        explain: cards.saleOf(message) === null ? null : cards.choose,
      }),
  };
  const slot = dom`<div class="chat-slot" />`;
  const openChat = () => {
    const opened = createChat({
      botName: store.section("bot").name,
      personName: person().firstName,
      isWaiting: (key) => person().waiting.includes(key),
      taps,
      cards,
      acts: messageActs,
    });
    fill(slot, opened.element);
    const leave = store.onList(`chat/${personId}`, opened.update);
    return {
      ...opened,
      close() {
        leave();
        opened.close();
      },
    };
  };
  let chat = openChat();
  const choose = (id: number) => {
    if (id === personId) return;
    drafts.set(personId, composer.swapDraft(drafts.get(id)));
    personId = id;
    sessionStorage.setItem("person", String(id));
    unread.delete(id);
    overlays.close();
    chat.close();
    chat = openChat();
    update();
    composer.focus();
  };

  let waiting: readonly number[] = [];
  const update = () => {
    const bot = store.section("bot");
    const now = person();
    tabs.update(people(), personId, unread);
    header.update(bot, now);
    commands.update(now.commands);
    keyboard.update(now.hasBlocked ? null : now.replyKeyboard);
    composer.update(now);
    drawIntro(chat.intro, bot, now);
    const changed = new Set(waiting).symmetricDifference(new Set(now.waiting));
    waiting = now.waiting;
    for (const key of changed) chat.redraw(key);
  };

  store.onList("book", () => chat.mark());
  selection.onChange(() => {
    const { reference } = selection;
    if (chat.showLit() || reference === null) return;
    const sold = [...store.list("book").values()].find((sale) => sale.reference === reference);
    if (!sold) return;
    choose(sold.person);
    chat.showLit();
  });
  store.onSection("people", update);
  store.onSection("bot", update);
  for (const { id } of people()) {
    let newest = [...store.list(`chat/${id}`).keys()].at(-1) ?? 0;
    store.onList(`chat/${id}`, (list) => {
      const last = [...list.values()].at(-1);
      if (last && last.key > newest && last.from === "bot" && id !== personId) unread.add(id);
      newest = Math.max(newest, last?.key ?? 0);
      tabs.update(people(), personId, unread);
    });
  }

  return {
    element: dom`
      <div class="counter">
        ${tabs.element}
        <section class="phone" aria-label="Phone">
          ${header.element}${slot}${composer.element}${overlays.toasts}${overlays.layer}
        </section>
        ${createHandset(store)}
      </div>`,
    hear(news: News) {
      if (news.kind === "answer") taps.answer(news);
    },
  };
}

/** What an empty chat shows before Start: the bot's own description. */
function drawIntro(intro: HTMLElement, bot: Sections["bot"], { hasStarted }: Person): void {
  intro.hidden = hasStarted;
  if (hasStarted || intro.childElementCount > 0) {
    const words = intro.querySelector("p");
    if (words) setText(words, bot.description);
    return;
  }
  fill(
    intro,
    dom`<span class="avatar is-bot">${icon("office")}</span>`,
    dom`<h3>What can this bot do?</h3>`,
    dom`<p>${bot.description}</p>`,
  );
}

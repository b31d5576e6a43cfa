import { ask } from "../desk.js";
import { element, fill, setText } from "../element.js";
import { icon } from "../icons.js";
import { createAttachments } from "./attachments.js";
import { createChat } from "./chat.js";
import { createCommands } from "./commands.js";
import { createComposer } from "./composer.js";
import { createHeader } from "./header.js";
import { createLinkOpener } from "./links.js";
import { openMessageMenu } from "./message-menu.js";
import { createOverlays } from "./overlays.js";
import { createPeople } from "./people.js";
import { createReplyKeyboard } from "./reply-keyboard.js";
import { createTaps } from "./taps.js";

/** The phone: one person's chat with the bot at a time. Takes in "news" through `hear`. */
export function createPhone(store) {
  const people = () => store.section("people") ?? [];
  let personId = Number(sessionStorage.getItem("person")) || people()[0]?.id;
  if (!people().some(({ id }) => id === personId)) personId = people()[0]?.id;
  const person = () => people().find(({ id }) => id === personId);
  const unread = new Set();
  const drafts = new Map();

  const overlays = createOverlays(() => [header.element, slot, composer.element]);
  const trouble = (words) => overlays.toast(words);
  const act = (action, body = {}) =>
    ask(action, { person: personId, ...body }).catch((error) => trouble(error.message));

  // One after the other: two posts side by side may overtake each other, and the bot would read them in that order.
  let sending = Promise.resolve();
  const inTurn = (action, body) => {
    const of = personId;
    sending = sending.then(() => ask(action, { person: of, ...body }).catch((error) => trouble(error.message)));
  };
  const say = (text, replyTo) => inTurn("say", { text, ...(replyTo !== undefined && { replyTo }) });
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      overlays.toast("Copied");
    } catch {
      overlays.dialog({
        title: "Copy this",
        body: element("pre", { class: "shared" }, text),
        buttons: [{ label: "Close", isMain: true }],
      });
    }
  };
  const shareContact = (label) => {
    const share = {
      label: "Share",
      isMain: true,
      act: () => (label ? inTurn("press", { label }) : inTurn("share-contact", {})),
    };
    const words = `The bot will see ${person().firstName}'s phone number.`;
    overlays.dialog({ title: "Share your phone number?", words, buttons: [share, { label: "Cancel" }] });
  };

  const taps = createTaps({
    personId: () => personId,
    onChange: (message) => chat?.redraw(message),
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
      inTurn("open", { payload });
    },
  });

  const header = createHeader({
    person,
    block: () => act("block"),
    unblock: () => act("unblock"),
    restart: () => say("/start"),
  });
  const commands = createCommands({ say });
  const keyboard = createReplyKeyboard({ press: (label) => inTurn("press", { label }), shareContact });
  const attachments = createAttachments({
    personId: () => personId,
    takeCaption: () => composer.takeText(),
    shareContact,
    onTrouble: trouble,
  });
  const composer = createComposer({
    ...{ commands, keyboard, attachments, say },
    change: (message, text) => act("edit", { message: message.key, text }),
    start: () => say("/start"),
    unblock: () => act("unblock"),
  });
  const tabs = createPeople({ choose: (id) => choose(id), write: (text) => composer.write(text) });

  const messageActs = {
    openLink,
    copy,
    say,
    show: (info) => overlays.photo(info),
    jumpTo: (key) => chat?.jumpTo(key),
    openMenu: (message, anchor) =>
      openMessageMenu(anchor, message, {
        copy,
        reply: composer.reply,
        edit: composer.edit,
        remove: ({ key }) => act("delete", { message: key }),
      }),
  };
  const slot = element("div", { class: "chat-slot" });
  let chat = null;
  let leaveChat = () => undefined;

  const openChat = () => {
    leaveChat();
    chat?.close();
    chat = createChat({
      botName: store.section("bot").name,
      personName: person().firstName,
      isWaiting: (key) => person().waiting.includes(key),
      taps,
      acts: messageActs,
    });
    fill(slot, chat.element);
    leaveChat = store.onList(`chat/${personId}`, (list) => chat.update(list));
  };
  const choose = (id) => {
    if (id === personId) return;
    drafts.set(personId, composer.swapDraft(drafts.get(id)));
    personId = id;
    sessionStorage.setItem("person", String(id));
    unread.delete(id);
    overlays.close();
    openChat();
    update();
    composer.focus();
  };

  let waiting = [];
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

  openChat();
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

  const screen = element(
    "section",
    { class: "phone", "aria-label": "Phone" },
    header.element,
    slot,
    composer.element,
    overlays.toasts,
    overlays.layer,
  );
  return {
    element: element("div", { class: "counter" }, tabs.element, screen),
    hear(news) {
      if (news.kind === "answer") taps.answer(news);
    },
  };
}

/** What an empty chat shows before Start: the bot's own description. */
function drawIntro(intro, bot, { hasStarted }) {
  intro.hidden = hasStarted;
  if (hasStarted || intro.childElementCount > 0) {
    const words = intro.querySelector("p");
    if (words) setText(words, bot.description);
    return;
  }
  fill(
    intro,
    element("span", { class: "avatar is-bot" }, icon("office")),
    element("h3", null, "What can this bot do?"),
    element("p", null, bot.description),
  );
}

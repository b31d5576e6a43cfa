import { z } from "zod";
import { VendbotError } from "../../src/core/errors.ts";
import type { CallbackAnswer, Person } from "../telegram/contract.ts";
import { action } from "./action.ts";
import type { Stage } from "./stage.ts";

const person = z.number().int();
const message = z.number().int();
const text = z.string().min(1).max(4096);

// What is tapped is on the screen already: waiting for it to appear would only hide that it is gone.
const timeoutMs = 200;

/** The bot's answer to a tap, which the page knows by an id of its own. */
export interface TapAnswer extends CallbackAnswer {
  kind: "answer";
  tapId: string;
}

/** Finds who is meant. Throws VendbotError. */
export function findPerson({ cast }: Stage, id: number): Person {
  const found = cast.find((member) => member.person.id === id);
  if (!found) throw new VendbotError("desk.no_person", `There is no person ${id}`);
  return found.person;
}

/** A button that is not there any more, said without the whole chat that a test would want to read. */
async function onButton<T>(touch: Promise<T>): Promise<T> {
  try {
    return await touch;
  } catch (error) {
    if (error instanceof VendbotError && error.code === "telegram.not_seen") {
      throw new VendbotError("desk.no_button", "That button is not there any more", { cause: error });
    }
    throw error;
  }
}

/** The acts of a person on the phone. The bot's answer to a tap is announced as news, under the page's own `tapId`. */
export function phoneActions(stage: Stage, announce: (news: TapAnswer) => void) {
  const who = (id: number) => findPerson(stage, id);
  return {
    say: action(z.object({ person, text, replyTo: message.optional() }), ({ person, text, replyTo }) =>
      who(person).says(text, replyTo === undefined ? {} : { replyTo }),
    ),
    open: action(z.object({ person, payload: z.string() }), ({ person, payload }) => who(person).opens(payload)),
    tap: action(z.object({ person, message, label: z.string(), tapId: z.string() }), async (input) => {
      const options = { message: input.message, orEarlier: true, timeoutMs };
      const { answer } = await onButton(who(input.person).taps(input.label, options));
      void answer.then((given) => announce({ kind: "answer", tapId: input.tapId, ...given }));
    }),
    press: action(z.object({ person, label: z.string() }), ({ person, label }) =>
      onButton(who(person).presses(label, { timeoutMs })),
    ),
    "share-contact": action(z.object({ person }), ({ person }) => who(person).sharesContact()),
    edit: action(z.object({ person, message, text }), ({ person, message, text }) => who(person).edits(message, text)),
    delete: action(z.object({ person, message }), ({ person, message }) => who(person).deletes(message)),
    block: action(z.object({ person }), ({ person }) => who(person).blocks()),
    unblock: action(z.object({ person }), ({ person }) => who(person).unblocks()),
  };
}

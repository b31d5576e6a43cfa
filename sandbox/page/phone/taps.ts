import type { News } from "../../desk/contract.ts";
import { ask } from "../desk.ts";

// Telegram's own clients stop turning the spinner after about this long; the tap itself stays good.
const patienceMs = 30_000;

interface Needs {
  personId(): number;
  onAnswer(answer: Omit<News, "kind" | "tapId">): void;
  onTrouble(words: string): void;
  /** Hears the key of a message whose buttons wait or wait no longer. */
  onChange(message: number): void;
}

interface Tap {
  message: number;
  label: string;
  person: number;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Taps that wait for the bot. A button can be tapped again meanwhile, as on a real phone: what a second tap does is the
 * bot's business. `onAnswer` gets the bot's answer, `onTrouble` the words where there was nothing to tap.
 */
export function createTaps({ personId, onAnswer, onTrouble, onChange }: Needs) {
  const waiting = new Map<string, Tap>();

  const end = (tapId: string) => {
    const tap = waiting.get(tapId);
    if (!tap || !waiting.delete(tapId)) return null;
    clearTimeout(tap.timer);
    onChange(tap.message);
    return tap;
  };

  return {
    isWaiting: (message: number, label: string) =>
      [...waiting.values()].some((tap) => tap.message === message && tap.label === label),
    tap(message: number, label: string) {
      const tapId = crypto.randomUUID();
      const person = personId();
      waiting.set(tapId, { message, label, person, timer: setTimeout(() => end(tapId), patienceMs) });
      onChange(message);
      ask("tap", { person, message, label, tapId }).catch((error) => {
        end(tapId);
        onTrouble(error.message);
      });
    },
    /** Takes in the news of an answer. */
    answer({ tapId, ...answer }: News) {
      const tap = end(tapId);
      if (tap && tap.person === personId()) onAnswer(answer);
    },
  };
}

import { ask } from "../desk.js";

// Telegram's own clients stop turning the spinner after about this long; the tap itself stays good.
const patienceMs = 30_000;

/**
 * Taps that wait for the bot. A button can be tapped again meanwhile, as on a real phone: what a second tap does is the
 * bot's business. `onAnswer` gets the bot's answer, `onTrouble` the words where there was nothing to tap.
 */
export function createTaps({ personId, onAnswer, onTrouble, onChange }) {
  const waiting = new Map();

  const end = (tapId) => {
    const tap = waiting.get(tapId);
    if (!tap || !waiting.delete(tapId)) return null;
    clearTimeout(tap.timer);
    onChange(tap.message);
    return tap;
  };

  return {
    isWaiting: (message, label) => [...waiting.values()].some((tap) => tap.message === message && tap.label === label),
    tap(message, label) {
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
    answer({ tapId, text, showAlert, url }) {
      const tap = end(tapId);
      if (tap && tap.person === personId()) onAnswer({ text, showAlert, url });
    },
  };
}

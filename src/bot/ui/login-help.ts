import type { Kobo } from "../../core/money.ts";
import { loginButtons } from "../callbacks/login.ts";
import { type Button, button } from "./screen.ts";
import { type Html, lines, type Say } from "./text.ts";

const labels = { account: "button-no-account", pin: "button-forgot-pin" } as const;
/** The questions of a person who cannot log in. */
type LoginQuestion = keyof typeof labels;

/** The operator's help for people who want to log in. */
export interface LoginHelp {
  /** The name of the service, whose phone number and PIN are asked for. */
  service: string;
  /** The operator's answer to each question. Null: the question has no button. */
  words: Record<LoginQuestion, string | null>;
  /** The service's support, as the operator has named it: "@name", an address, or any words. */
  contact: string | null;
  /** The cost of an upgrade, as the operator says; null: the setting is empty. */
  upgradeFeeKobo: Kobo | null;
}

/** Buttons for the questions that the operator has words for. */
export function helpRow(say: Say, { words }: LoginHelp): Button[] {
  const questions = (["account", "pin"] as const).filter((about) => words[about] !== null);
  return questions.map((about) => button(say, labels[about], loginButtons.help({ about })));
}

/** The question whose button says these words; undefined: none does. */
export function typedQuestion(say: Say, help: LoginHelp, typed: string): LoginQuestion | undefined {
  const tapped = helpRow(say, help).find(({ text }) => text === typed.trim());
  return loginButtons.help.read(tapped?.data ?? "")?.about;
}

/** The operator's words about a question, and whom to ask. */
export function describeHelp(say: Say, { words, contact }: LoginHelp, about: LoginQuestion): Html {
  return lines(
    say.html("line-bold", { text: say.plain(labels[about]) }),
    say.html("line", { text: words[about] ?? "" }),
    contact !== null && say.html("pack-support", { contact }),
  );
}

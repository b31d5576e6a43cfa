import type { Kobo } from "../../core/money.ts";
import { loginButtons } from "../callbacks/login.ts";
import { type Button, button } from "./screen.ts";
import { type Html, lines, type Say } from "./text.ts";

/** What somebody who wants to log in may lack, in the order of the buttons. */
export const loginQuestions = ["account", "pin"] as const;
export type LoginQuestion = (typeof loginQuestions)[number];

/** The operator tells this to people who want to log in. */
export interface LoginHelp {
  /** The name of the service, whose phone number and PIN are asked for. */
  service: string;
  /** The operator's words. Null: there is no button for it. */
  words: Record<LoginQuestion, string | null>;
  /** The service's support, as the operator has named it: "@name", an address, or any words. */
  contact: string | null;
  /** What an upgrade costs, as the operator says; null: nobody has said it. */
  upgradeFeeKobo: Kobo | null;
}

const labels = { account: "button-no-account", pin: "button-forgot-pin" } as const;

/** The questions that the operator has words for. */
function answered({ words }: LoginHelp): LoginQuestion[] {
  return loginQuestions.filter((question) => words[question] !== null);
}

/** The buttons of these questions below a message. */
export function helpRow(say: Say, loginHelp: LoginHelp, among: readonly LoginQuestion[] = loginQuestions): Button[] {
  return answered(loginHelp)
    .filter((about) => among.includes(about))
    .map((about) => button(say, labels[about], loginButtons.help({ about })));
}

/** The same below the input field, where a tap types the words. */
export function typedHelpRow(say: Say, loginHelp: LoginHelp): string[] {
  return answered(loginHelp).map((about) => say.plain(labels[about]));
}

/** The question whose button types these words; undefined: none does. */
export function typedQuestion(say: Say, loginHelp: LoginHelp, text: string): LoginQuestion | undefined {
  return answered(loginHelp).find((about) => say.plain(labels[about]) === text.trim());
}

/** The operator's words about a question, and whom to ask. */
export function describeHelp(say: Say, { words, contact }: LoginHelp, about: LoginQuestion): Html {
  return lines(
    say.html("line-bold", { text: say.plain(labels[about]) }),
    say.html("line", { text: words[about] ?? "" }),
    contact !== null && say.html("pack-support", { contact }),
  );
}

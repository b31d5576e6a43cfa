import type { Action } from "./action.ts";
import type { officeActions } from "./office-actions.ts";
import type { phoneActions, TapAnswer } from "./phone-actions.ts";
import type { viewStage } from "./stage-view.ts";
import type { troubleActions } from "./trouble-actions.ts";

/** The messages between desk and page, derived from the desk's own functions. Only for types. */
type View = ReturnType<typeof viewStage>;

/** The sections, by name. All of them come with the first change. */
export type Sections = { [Name in keyof View["sections"]]: ReturnType<View["sections"][Name]> };

/** The entries of each list, by its name: "sales", or "chat/7" for the chat of a person. */
export type Entries = { [Name in keyof View["lists"]]: ReturnType<View["lists"][Name]>[number] };

/** One "change" of the stream: sections that changed, and for lists their order and the entries that changed. */
export interface Change {
  sections: Partial<Sections>;
  lists: { [Name in keyof Entries]?: { keys: number[]; put: Entries[Name][] } };
}

/** One "news" of the stream. */
export type News = TapAnswer;

type DeskActions = ReturnType<typeof phoneActions> &
  ReturnType<typeof officeActions> &
  ReturnType<typeof troubleActions>;

/** The body of each action, by its name. */
export type Asks = { [Name in keyof DeskActions]: DeskActions[Name] extends Action<infer Body> ? Body : never };

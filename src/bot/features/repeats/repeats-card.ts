import { repeatButtons } from "../../callbacks/repeats.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { everyOf, nameSold, type RepeatView } from "../../ui/repeat-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

export interface RepeatsList {
  rows: readonly RepeatView[];
  /** The start of the page. */
  offset: number;
  size: number;
  hasMore: boolean;
}

/** The sales to repeat, a line and a button each. */
export function renderRepeats(say: Say, { rows, offset, size, hasMore }: RepeatsList): Content {
  if (rows.length === 0) return { html: say.html("repeats-none"), buttons: [[menuButton(say)]] };
  return {
    html: paragraphs(
      say.html("repeats-title"),
      lines(
        ...rows.map(({ times, repeat, who, sale }) =>
          say.html("repeats-line", {
            day: times.date(repeat.next_at),
            who,
            what: nameSold(sale),
            every: everyOf(repeat),
          }),
        ),
      ),
    ),
    buttons: [
      ...rows.map(({ times, repeat, who }) => [
        {
          text: say.plain("button-repeat-open", { day: times.date(repeat.next_at), who }),
          data: repeatButtons.open({ repeat: repeat.id }),
        },
      ]),
      [
        ...(offset > 0
          ? [button(say, "button-newer", repeatButtons.list({ offset: Math.max(0, offset - size) }))]
          : []),
        ...(hasMore ? [button(say, "button-older", repeatButtons.list({ offset: offset + size }))] : []),
      ],
      [menuButton(say)],
    ],
  };
}

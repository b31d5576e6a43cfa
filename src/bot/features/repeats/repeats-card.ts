import { repeatButtons } from "../../callbacks/repeats.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { everyOf, nameSold, type RepeatView } from "../../ui/repeat-card.ts";
import { button, type Content, type ListPage, pageButtons } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

export interface RepeatsList extends ListPage {
  rows: readonly RepeatView[];
}

/** The sales to repeat, a line and a button each. */
export function renderRepeats(say: Say, { rows, ...page }: RepeatsList): Content {
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
      ...rows.map(({ times, repeat, who }) => {
        const day = times.date(repeat.next_at);
        return [button(say, ["button-repeat-open", { day, who }], repeatButtons.open({ repeat: repeat.id }))];
      }),
      pageButtons(say, page, (offset) => repeatButtons.list({ offset })),
      [menuButton(say)],
    ],
  };
}

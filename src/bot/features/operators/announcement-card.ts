import type { Announcement } from "../../../operations/operations.queries.ts";
import { operatorButtons } from "../../callbacks/operators.ts";
import { button, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

/** The message that a seller sees. */
export function renderAnnouncement(say: Say, text: string): Content {
  return { html: say.html("announcement", { text }) };
}

/** The operator's card of an announcement, from the preview to its end. */
export function renderAnnouncementCard(say: Say, announcement: Announcement): Content {
  const { state, text, given, total } = announcement;
  const of = { announcement: announcement.id };
  const preview = renderAnnouncement(say, text).html;
  switch (state) {
    case "draft":
      return {
        html: paragraphs(lines(say.html("announce-draft", { count: total }), say.html("announce-once")), preview),
        buttons: [
          [button(say, ["button-announce", { count: total }], operatorButtons.announce(of), "primary")],
          [button(say, "button-cancel", operatorButtons.stopAnnouncing(of))],
        ],
      };
    case "sending":
      return {
        html: paragraphs(say.html("announce-sending", { given, total }), preview),
        buttons: [[button(say, "button-announce-stop", operatorButtons.stopAnnouncing(of), "danger")]],
      };
    case "done":
      return { html: paragraphs(say.html("announce-done", { given }), preview) };
    case "stopped":
      return { html: paragraphs(say.html("announce-stopped", { given }), preview) };
  }
}

import { render, type VNode } from "preact";
import { ask, type Selection, type Store } from "../desk.ts";
import { dom, drawIcon, html, type Part } from "../html.ts";
import { askStories } from "./asks.ts";
import { counterStories } from "./counter.ts";
import { dayStory } from "./day.ts";
import { deployedStories } from "./deployed.ts";
import { peopleStories } from "./people.ts";
import { calmPace, createPlayer, fastPace, type Player, type Telling } from "./player.ts";
import { troubleStories } from "./trouble.ts";

const stories = [...counterStories, ...askStories, dayStory, ...troubleStories, ...peopleStories, ...deployedStories];

/** What a visitor meets first: what this is, and stories that show it. `?pace=fast` is for tests. */
export function createStories(store: Store, selection: Selection) {
  const root = dom`<section class="stories" aria-label="Stories" />`;
  const pace = new URLSearchParams(location.search).get("pace") === "fast" ? fastPace : calmPace;
  const draw = () => render(player.telling ? drawTelling(player, player.telling) : drawStories(player), root);
  const player = createPlayer({ store, selection, pace, onChange: draw });
  draw();
  return root;
}

function drawStories(player: Player): VNode {
  const chips = stories.map(
    (story) => html`
      <button type="button" class="story-chip" data-story=${story.id} onClick=${() => player.begin(story, false)}>
        ${story.title}
      </button>`,
  );
  return html`
    <div class="stories-bar">
      <div class="stories-bar-words">
        <h1>Vendbot</h1>
        <p>
          <span class="stories-bar-more">A shop counter in Telegram for resellers in Nigeria. Everything here is played, the money too.</span>
          Begin with “Sell airtime”:
        </p>
      </div>
      <div class="story-chips">${chips}${resetButton()}</div>
    </div>`;
}

function resetButton(): VNode {
  const reset = () => {
    if (confirm("Begin the demo anew? Its chats and sales go.")) void ask("reset");
  };
  return html`<button type="button" class="story-chip is-reset" onClick=${reset}>Reset demo</button>`;
}

function drawTelling(player: Player, telling: Telling): VNode {
  const { story, step, words, phase, asked, findings } = telling;
  const isOver = phase === "over" || phase === "failed";
  const place = isOver ? "The end" : `${step + 1} of ${story.steps.length}`;
  return html`
    <div class="telling" data-story=${story.id} data-phase=${phase}>
      <div class="telling-words">
        <h2>${story.title}<span>${place}</span></h2>
        ${!isOver && asked !== null && html`<p role="alert" class="telling-asked">${asked}</p>`}
        ${phase === "over" ? drawFindings(findings) : html`<p role="status">${words || "One moment …"}</p>`}
      </div>
      <div class=${`telling-buttons${isOver ? " is-over" : ""}`}>${isOver ? overButtons(player, telling) : goingButtons(player, telling)}</div>
    </div>`;
}

function goingButtons(player: Player, { story, step, phase, isPlaying }: Telling): Part {
  const isLast = step === story.steps.length - 1;
  const play = html`
    <button type="button" class="button" onClick=${() => player.play(!isPlaying)}>
      ${isPlaying ? "Pause" : "Play by itself"}
    </button>`;
  const next = html`
    <button type="button" class="button is-main" data-testid="next" disabled=${phase === "doing"} onClick=${player.next}>
      ${phase === "doing" ? "…" : isLast ? "End" : "Next"}
    </button>`;
  return [!isPlaying && next, play, leaveButton(player, "Leave the story")];
}

function overButtons(player: Player, { story, reference }: Telling): Part {
  const another = stories[(stories.indexOf(story) + 1) % stories.length] ?? story;
  return [
    html`
      <button type="button" class="button is-main" onClick=${() => player.begin(another, false)}>
        Next story: ${another.title}
      </button>`,
    reference !== null &&
      html`<button type="button" class="button" onClick=${player.showTrail}>What happened, in order</button>`,
    leaveButton(player, "All stories"),
  ];
}

function leaveButton(player: Player, label: string): VNode {
  return html`
    <button type="button" class="icon-button" data-testid="leave" aria-label=${label} title=${label} onClick=${player.leave}>
      ${drawIcon("close")}
    </button>`;
}

function drawFindings(findings: Telling["findings"]): VNode {
  const holds = findings.every((finding) => finding.holds);
  const items = findings.map(
    (finding) => html`
      <li class=${finding.holds ? "" : "is-wrong"}>${drawIcon(finding.holds ? "check" : "close")}${finding.says}</li>`,
  );
  return html`<ul class="findings" role="status" data-testid="findings" data-holds=${holds}>${items}</ul>`;
}

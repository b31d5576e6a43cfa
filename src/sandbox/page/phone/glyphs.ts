const pictograph = /(\p{Extended_Pictographic})(?:\u{FE0F}|\u{200D}|\p{Extended_Pictographic}|\p{Emoji_Modifier})* ?/gu;
const known = new Map<string, boolean>();
const side = 24;
let paper: OffscreenCanvasRenderingContext2D | null = null;

/**
 * The text without the pictures that this machine has no font for: a bare server has none, and would draw an empty box
 * for each. The words beside them say the same.
 */
export function drawable(text: string): string {
  return text.replace(pictograph, (whole, sign: string) => (canDraw(sign) ? whole : ""));
}

function canDraw(sign: string): boolean {
  let answer = known.get(sign);
  if (answer === undefined) {
    // What no font has is drawn as the same box whatever it is, so a character that never will be shows how it looks.
    answer = draw(sign) !== draw("\u{10FFFF}");
    known.set(sign, answer);
  }
  return answer;
}

function draw(character: string): string {
  paper ??= new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  if (!paper) return "";
  paper.clearRect(0, 0, side, side);
  paper.font = `${side - 6}px system-ui, sans-serif`;
  paper.textBaseline = "top";
  paper.fillText(character, 0, 0);
  return paper.getImageData(0, 0, side, side).data.join();
}

import { type Form, formAt } from "../forms.ts";
import type { ShopContext } from "../shop.ts";
import type { Content } from "../ui/screen.ts";
import { answer, present, remove, send } from "../ui/show.ts";
import { withAnswer } from "./talk.ts";

/** What a person did while a question waits: tapped one of its buttons, or typed. */
export type Said = { kind: "tap"; value: string } | { kind: "text"; text: string };

/** What was understood: an answer for the log, or what to say of one that is none; null: a button that is not there. */
export type Reading<F extends Form> = { answer: Partial<F["answers"]> } | { problem: Content } | null;

/** How a talk is led: how its questions look, how their answers are read, and what is done when it is over. */
export interface Guide<F extends Form, C extends ShopContext = ShopContext> {
  draw(ctx: C, form: F): Content;
  read(ctx: C, form: F, said: Said): Reading<F> | Promise<Reading<F>>;
  end(ctx: C, form: F): Promise<void>;
}

/** Shows the question that waits, with a way out of it; `isNew`: on a message of its own. */
export async function ask<F extends Form, C extends ShopContext>(
  ctx: C,
  guide: Guide<F, C>,
  form: F,
  isNew = false,
): Promise<void> {
  const next = { ...form, revision: form.revision + 1 };
  const cancel = { text: ctx.say.plain("button-cancel"), data: `leave:${next.revision}` };
  await showForm(ctx, next, { buttons: [[cancel]], ...guide.draw(ctx, next) }, isNew);
}

/** The same, or the answer that stood behind the command. */
export async function askOrHear<F extends Form, C extends ShopContext>(
  ctx: C,
  guide: Guide<F, C>,
  form: F,
  text: string,
): Promise<void> {
  await (text === "" ? ask(ctx, guide, form) : hear(ctx, guide, form, { kind: "text", text }));
}

/** Takes an answer: the next question follows, or what the talk was for. A bad one leaves no trace. */
export async function hear<F extends Form, C extends ShopContext>(
  ctx: C,
  guide: Guide<F, C>,
  form: F,
  said: Said,
): Promise<void> {
  const reading = form.step === "over" ? null : await guide.read(ctx, form, said);
  if (reading === null) return answer(ctx, ctx.say.plain("tap-old"));
  if ("problem" in reading) return void (await send(ctx, reading.problem));
  const next = (await formAt({ ...form, log: withAnswer(form.log, reading.answer) } as Form)) as F;
  await (next.step === "over" ? guide.end(ctx, next) : ask(ctx, guide, next));
}

/** The talk is over, and its question goes. */
export async function close(ctx: ShopContext, { cardMessageId }: Form): Promise<void> {
  ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
  if (cardMessageId !== null) await remove(ctx, cardMessageId);
}

/** Shows a screen of a form, and saves the form with the update that brought it there. */
export async function showForm(ctx: ShopContext, form: Form, content: Content, isNew = false): Promise<void> {
  const { shop, userId } = ctx;
  const cardMessageId = isNew
    ? (await Promise.all([send(ctx, content), answer(ctx)]))[0]
    : await present(ctx, content, form.cardMessageId);
  ctx.work.later((trx) => shop.forms.save(trx, userId, { ...form, cardMessageId }));
}

import type { Db } from "../db/database.ts";
import { formButtons } from "./callbacks/forms.ts";
import { withAnswer } from "./dialogs/dialog.ts";
import { type Form, formAt, openForm } from "./dialogs/forms.ts";
import type { SellerContext, ShopContext } from "./shop.ts";
import { cancelButton } from "./ui/menu-card.ts";
import type { Content } from "./ui/screen.ts";
import { answer, done, present, remove, send } from "./ui/show.ts";
import { type Html, paragraphs } from "./ui/text.ts";

/** What a person did while a question waits: tapped one of its buttons, or typed. */
export type FormInput = { kind: "tap"; value: string } | { kind: "text"; text: string };

/** What was understood: an answer for the log, or what to say of one that is none; null: there is no such button. */
type InputReading<F extends Form> = { answer: Partial<F["answers"]> } | { problem: Content } | null;

/** How a talk is led. */
interface Lead<F extends Form, C extends ShopContext> {
  /** Its questions stand on messages of their own, whatever was tapped. */
  isApart?: true;
  /** How the question that waits looks; `data` makes a button that chooses the entry at a place. */
  draw(ctx: C, form: F, data: (place: number) => string): Content | Promise<Content>;
  readText?(ctx: C, form: F, text: string): InputReading<F> | Promise<InputReading<F>>;
  readTap?(ctx: C, form: F, place: number): InputReading<F> | Promise<InputReading<F>>;
  /** All is answered. Clears the form with what it does. */
  end(ctx: C, form: F): Promise<void>;
}

/** Leads the talks of one kind that look nothing up on the way. */
export function createDialogController<F extends Form, C extends ShopContext = SellerContext>(
  kind: F["kind"],
  lead: Lead<F, C>,
) {
  async function ask(ctx: C, before: F, head: Html | null = null): Promise<void> {
    const form = { ...before, revision: before.revision + 1 };
    const cancel = cancelButton(ctx.say, form.revision);
    const content = await lead.draw(ctx, form, (place) =>
      formButtons.answer({ revision: form.revision, value: String(place) }),
    );
    const html = paragraphs(head, content.html);
    const tapped = ctx.callbackQuery?.message?.message_id;
    const isElsewhere = tapped !== undefined && tapped !== form.cardMessageId;
    await showForm(ctx, form, { buttons: [[cancel]], ...content, html }, lead.isApart && isElsewhere);
  }

  /** Takes an answer: the next question follows, or what the talk was for. A bad one leaves no trace. */
  async function handleInput(ctx: C, form: F, said: FormInput): Promise<void> {
    const reading =
      said.kind === "tap"
        ? await lead.readTap?.(ctx, form, Number(said.value))
        : await lead.readText?.(ctx, form, said.text);
    if (!reading || form.step === "over") return answer(ctx, ctx.say.plain("tap-old"));
    if ("problem" in reading) return done(send(ctx, reading.problem));
    const next = (await formAt({ ...form, log: withAnswer(form.log, reading.answer) } as Form)) as F;
    await (next.step === "over" ? lead.end(ctx, next) : ask(ctx, next));
  }

  return {
    handleInput,
    again: (ctx: C, form: F) => ask(ctx, form),
    /** Begins: with the first question, below `head`, or with what was `typed` behind the command as its answer. */
    async open(
      ctx: C,
      start: F["start"],
      earlier: Form | null,
      { head = null, typed = "" }: { head?: Html | null; typed?: string } = {},
    ): Promise<void> {
      const form = (await openForm(kind, start as never, earlier)) as Form as F;
      await (typed === "" ? ask(ctx, form, head) : handleInput(ctx, form, { kind: "text", text: typed }));
    },
  };
}

/** Commits what the answers of a form lead to, together with the end of the form: a second tap finds no question. */
export function endForm<Result>(
  { shop, work, userId }: ShopContext,
  act: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return work.commit(async (trx) => {
    await shop.forms.clear(trx, userId);
    return act(trx);
  });
}

/** Sends what the answers of a form came to, and takes its question away. */
export async function closeForm(ctx: ShopContext, { cardMessageId }: Form, content: Content): Promise<void> {
  await Promise.all([answer(ctx), send(ctx, content), cardMessageId !== null && remove(ctx, cardMessageId)]);
}

/** Shows a screen of a form, `asNew` or where it stood, and saves the form with the update that brought it there. */
export async function showForm(ctx: ShopContext, form: Form, content: Content, asNew = false): Promise<void> {
  const { shop, userId } = ctx;
  const cardMessageId = asNew
    ? (await Promise.all([send(ctx, content), answer(ctx)]))[0]
    : await present(ctx, content, form.cardMessageId);
  ctx.work.later((trx) => shop.forms.save(trx, userId, { ...form, cardMessageId }));
}

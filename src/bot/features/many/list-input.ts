import type { Message } from "grammy/types";
import { type Lines, maxBytes, maxRows, readFileLines, readLines } from "../../../batches/read-file.ts";
import { knownIn, saysToWhom } from "../../../batches/read-row.ts";
import { VendbotError } from "../../../core/errors.ts";
import { mayBeOrders, ordersIn } from "../../../parser/read.ts";
import { type Form, isOffer } from "../../dialogs/forms.ts";
import { asTrader, leaveForm } from "../../feature.ts";
import { type SellerContext, type ShopContext, scopeOf } from "../../shop.ts";
import { GrammyError } from "../../ui/grammy.ts";
import { send } from "../../ui/show.ts";
import { askForUnread } from "./edit-row.ts";
import { currentDraft, readList } from "./many.ts";

/** Takes a list that was typed, forwarded or sent as a file, unless a question is open that it may not replace. */
export async function handleList(ctx: ShopContext): Promise<boolean> {
  const { message, seller } = ctx;
  if (!message || !seller) return false;
  const isFile = isListFile(ctx);
  const isList = message.text !== undefined && (await looksLikeList(ctx as SellerContext, message.text));
  const isForwarded = message.forward_origin !== undefined && message.text !== undefined;
  if (!isFile && !isList && !isForwarded) return false;
  const form = await ctx.shop.forms.load(ctx.shop.store.db, ctx.userId);
  if (form !== null && form !== "outdated" && !mayReplace(form, isFile)) return false;
  if (!isFile && !isList && !(await isNextRow(ctx as SellerContext))) return false;
  await leaveForm(ctx);
  let isTaken = true;
  await asTrader(ctx, async (trader) => {
    if (isFile) isTaken = await handleFile(trader);
    else await handleLines(trader);
  });
  return isTaken;
}

/**
 * Whether a list may replace the open form. Typed rows replace the questions of a sale or of a row. A file replaces only an
 * offer, which waits for no answer: to any other question the file may be the answer.
 */
function mayReplace(form: Form, isFile: boolean): boolean {
  return isFile ? isOffer(form) : form.kind === "sell" || form.kind === "edit";
}

/** Whether a text is a list: at least two of its rows name a number or a customer to sell to. */
async function looksLikeList(ctx: SellerContext, text: string): Promise<boolean> {
  const read = await rowsIn(ctx, text);
  if ("problem" in read) return read.problem === "too_many";
  return read.lines.length > 1 && (isOneLine(text) || (await countRows(ctx, read.lines)) > 1);
}

const isOneLine = (text: string) => !text.trim().includes("\n");

/** The rows of a text: its lines, or the orders in its only line. */
async function rowsIn(ctx: SellerContext, text: string): Promise<Lines> {
  if (!isOneLine(text) || !mayBeOrders(text)) return readLines(text);
  const orders = ordersIn(text, await knownTo(ctx, [text]));
  return orders === null ? readLines(text) : { lines: orders };
}

/** The customers and companies that these lines may name. */
function knownTo({ shop, seller }: SellerContext, lines: readonly string[]) {
  return knownIn(shop.store.db, seller.account.id, shop.productCatalogue.listed(scopeOf(shop, seller)), lines);
}

/** Whether a forwarded message is one more row of the list that is being collected. */
async function isNextRow(ctx: SellerContext): Promise<boolean> {
  const { message } = ctx;
  if (message?.text === undefined || (await countRows(ctx, [message.text])) === 0) return false;
  return (await currentDraft(ctx)) !== null;
}

/** The number of these lines that name a number or a customer to sell to. */
async function countRows(ctx: SellerContext, lines: readonly string[]): Promise<number> {
  const known = await knownTo(ctx, lines);
  return lines.filter((line) => saysToWhom(line, known)).length;
}

async function handleLines(ctx: SellerContext): Promise<void> {
  const { message } = ctx;
  const isForwarded = message?.forward_origin !== undefined;
  await take(ctx, await rowsIn(ctx, message?.text ?? ""), isForwarded);
  // Forwarded rows come in several messages.
  if (!isForwarded) await askForUnread(ctx);
}

/** Whether a message brings a file that may hold rows. */
function isListFile({ message }: { message?: Message | undefined }): boolean {
  return /\.(?:csv|txt)$/i.test(message?.document?.file_name ?? "");
}

/** Reads a file of rows, without fetching one that is too large. Returns false if it is not text, whatever its name says. */
async function handleFile(ctx: SellerContext): Promise<boolean> {
  const { say, message } = ctx;
  const document = message?.document;
  if (!document) return false;
  const bytes = (document.file_size ?? 0) > maxBytes ? null : await fetchFile(ctx, document.file_id);
  if (bytes === "gone") return false;
  if (bytes === "unreachable") await send(ctx, { html: say.html("many-file-lost") });
  else if (bytes === null) await send(ctx, { html: say.html("many-file-large", { most: maxRows }) });
  else {
    const read = readFileLines(bytes);
    if ("problem" in read && read.problem === "not_text") return false;
    await take(ctx, read, false);
  }
  return true;
}

/** The file's bytes; null if it is too large, `gone` if Telegram has it no more. */
async function fetchFile({ shop }: SellerContext, fileId: string): Promise<Uint8Array | null | "gone" | "unreachable"> {
  try {
    return await shop.download(fileId, maxBytes);
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 400) return "gone";
    if (error instanceof VendbotError) return "unreachable";
    throw error;
  }
}

async function take(ctx: SellerContext, read: Lines, isMore: boolean): Promise<void> {
  const { say } = ctx;
  if ("lines" in read) return readList(ctx, read.lines, isMore);
  const html =
    read.problem === "too_many"
      ? say.html("many-too-many", { count: read.count, most: maxRows })
      : say.html("many-empty");
  await send(ctx, { html });
}

import { shopNameOf } from "../../../accounts/shop-name.ts";
import { type Sums, summarizeSales } from "../../../closes/sale-totals.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { digestStatement } from "../../../statements/statement-digest.ts";
import { countLines, type MadeStatement, makeStatement } from "../../../statements/statement-make.ts";
import type { Served } from "../../../statements/statement-runner.ts";
import { fileOfDigest, type StatementRow } from "../../../statements/statements.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverEdit, deliverNew } from "../../ui/deliver.ts";
import { GrammyError, InputFile } from "../../ui/grammy.ts";
import { formatSeatSums, formatSums } from "../../ui/sums.ts";
import { vendedParts } from "../../ui/token-card.ts";
import { nameDays } from "./choice.ts";
import { daysOf, type Job, readJob } from "./job.ts";
import { captionStatement, renderEnded, renderMaking, renderPlace } from "./statement-card.ts";
import { describeStatement, sumUp } from "./statement-words.ts";

export interface StatementServerDeps extends MessengerTools, Pick<Shop, "languages" | "clock" | "log"> {
  readToken(sale: Purchase): string | null;
}

/** The card is edited no faster than this. */
const paceMs = 3000;

/** Makes the statements that were asked for, and hands them over. */
export function createStatementServer(deps: StatementServerDeps) {
  const { store, clock, log, api, sayTo, times } = deps;

  async function serve(row: StatementRow): Promise<Served> {
    const job = await readJob(store.db, deps, row);
    const { account } = job.seller;
    const around = [row.format, job.filter, shopNameOf(account), row.seat_id === null, job.say.locale];
    // A second statement with tokens needs the PIN again.
    const isKept = row.with_tokens === 0;
    const digest = isKept ? await digestStatement(store.db, account.id, job.read.query, { zone: times, around }) : null;
    const kept = digest && (await sendKept(job, digest));
    if (kept) return { ...kept, digest };
    using made = await make(job);
    const { lines, sums } = made.statement;
    const fileId = await send(job, sums, made.summary.remarks, new InputFile(made.file.read(), job.fileName));
    return { lines, digest, file_id: digest && fileId };
  }

  function make({ row, say, seller, read, days, filter }: Job): Promise<MadeStatement> {
    const { format, mode, user_id: userId, card_message_id: cardMessageId } = row;
    let shownAt = clock.monotonic();
    return makeStatement(
      { db: store.db, clock, log, zone: times },
      {
        ...{ account: seller.account, shop: shopNameOf(seller.account), format, query: read.query },
        withCost: row.seat_id === null,
        readToken: row.with_tokens === 1 ? readGroups : null,
        words: describeStatement(say, { period: days, filter, mode }),
        sumUp: (statement, withLines) => sumUp(say, times, statement, withLines),
        onLines(done, all) {
          if (cardMessageId === null || clock.monotonic() - shownAt < paceMs) return;
          shownAt = clock.monotonic();
          void deliverEdit(api, userId, cardMessageId, renderMaking(say, days, all, done));
        },
      },
    );
  }

  function readGroups(sale: Purchase): string | null {
    const token = deps.readToken(sale);
    return token === null ? null : vendedParts(sale, token).join(", ");
  }

  /** The same as was sent before, out of what Telegram keeps; null: there is none, or it knows it no more. */
  async function sendKept(job: Job, digest: string): Promise<Served | null> {
    const { row, read } = job;
    const fileId = await fileOfDigest(store.db, row.account_id, digest);
    if (fileId === null) return null;
    const lines = await countLines(store.db, row.account_id, read.query);
    const sums = await summarizeSales(store.db, row.account_id, read.query);
    try {
      await send(job, sums, [], fileId);
      return { lines, file_id: fileId };
    } catch (error) {
      if (error instanceof GrammyError && error.error_code === 400) return null;
      throw error;
    }
  }

  async function send(
    { row, say, seller, days, filter }: Job,
    sums: Sums,
    remarks: readonly string[],
    file: InputFile | string,
  ) {
    const withCost = row.seat_id === null;
    const caption = captionStatement(say, {
      ...{ shop: shopNameOf(seller.account), what: [days, filter].filter(Boolean).join(" · "), mode: row.mode },
      ...{ sums: withCost ? formatSums(say, sums) : formatSeatSums(say, sums, null), remarks },
    });
    const message = await api.sendDocument(row.user_id, file, { caption, parse_mode: "HTML" });
    return message.document?.file_id ?? null;
  }

  async function reportPlace(row: StatementRow, place: number): Promise<void> {
    if (row.card_message_id === null) return;
    const content = renderPlace(await sayTo(row.user_id), nameDays(daysOf(times, row)), place);
    await deliverEdit(api, row.user_id, row.card_message_id, content);
  }

  /** Draws the card of one that is over, in place of the one that said it is being made. */
  async function tell(row: StatementRow): Promise<void> {
    const content = renderEnded(await sayTo(row.user_id), row, nameDays(daysOf(times, row)));
    const { card_message_id: card, user_id: userId } = row;
    const edited = card === null ? null : await deliverEdit(api, userId, card, content);
    if (edited?.kind === "gone" || (edited === null && row.state !== "made")) await deliverNew(api, userId, content);
  }

  return { serve, tell, reportPlace };
}

import { viewers } from "../../callbacks/access.ts";
import { chartButton, statementButtons } from "../../callbacks/statements.ts";
import { command, Feature } from "../../feature.ts";
import { sendChart } from "./charts.ts";
import {
  chooseSeat,
  chooseService,
  dating,
  makeStatement,
  showStatement,
  showStatementBelow,
  showStatementFor,
  showStatementOf,
  showStatementOfDay,
} from "./statements.ts";

/** What leaves the shop as a file or a picture: statements and charts, for owners and viewers. */
export const statements = new Feature()
  .sellerLeaving(command("statement", viewers), (ctx, { words }) => showStatementFor(ctx, words))
  .sellerLeaving(command("chart", viewers), (ctx) => sendChart(ctx, "week"))
  .seller(statementButtons.show, (ctx) => showStatement(ctx))
  // A picture is no text that could be put in its place.
  .seller(statementButtons.showBelow, showStatementBelow)
  .seller(statementButtons.of, (ctx, { choice }) => showStatement(ctx, choice))
  .seller(statementButtons.ofDay, (ctx, { mode, day }) => showStatementOfDay(ctx, mode, day))
  .seller(statementButtons.ofPerson, (ctx, { person }) => showStatementOf(ctx, person))
  .seller(statementButtons.services, (ctx, { choice }) => chooseService(ctx, choice))
  .seller(statementButtons.seats, (ctx, { choice }) => chooseSeat(ctx, choice))
  .sellerLeaving(statementButtons.dates, (ctx, { choice }, form) => dating.open(ctx, { choice }, form))
  .seller(statementButtons.make, (ctx, { format, choice }) => makeStatement(ctx, format, choice))
  .seller(chartButton, (ctx, { span }) => sendChart(ctx, span));

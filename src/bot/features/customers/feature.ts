import { isCustomer, isLinkPayload } from "../../../customers/links.ts";
import { read } from "../../../parser/read.ts";
import { readTrouble } from "../../../parser/trouble.ts";
import { isSeatPayload } from "../../../staff/seats.ts";
import { everybody } from "../../callbacks/access.ts";
import { customerButtons, ownSalesButtons, requestButtons } from "../../callbacks/customers.ts";
import { command, commandOf, Feature, isDone, leaving } from "../../feature.ts";
import type { ShopContext } from "../../shop.ts";
import { onSale } from "../../ui/own-sale.ts";
import { askByTypedSale, askFor, nobodyKnown } from "./ask-shop.ts";
import { askCreditLimit } from "./credit-limit.ts";
import {
  askRemoval,
  customerSearch,
  forgetCustomer,
  onPerson,
  putOff,
  removeNumber,
  showCustomer,
  showCustomerOf,
  showCustomers,
  takeBackLinks,
  turnRequests,
  turnSms,
  unlinkChat,
} from "./customers.ts";
import { giveLink, inviteCustomer } from "./given-links.ts";
import { openCustomerLink, setStopped, showMine, showMineHere } from "./my-tokens.ts";
import { askNameForSale, askNameOfCustomer, declineName } from "./names.ts";
import { askNumber } from "./numbers.ts";
import { formatShop, handleTrouble } from "./trouble.ts";

/** Customers and their links: what the reseller does with them. */
export const customers = new Feature()
  .sellerLeaving(command("customers"), (ctx, { words }, form) =>
    words === "" ? showCustomers(ctx) : customerSearch.open(ctx, {}, form, { typed: words }),
  )
  .sellerLeaving(customerButtons.find, (ctx, _values, form) => customerSearch.open(ctx, {}, form))
  .seller(customerButtons.list, (ctx, { offset }) => showCustomers(ctx, offset))
  .seller(customerButtons.show, onPerson(showCustomer))
  .seller(customerButtons.ofSale, (ctx, { sale }) => showCustomerOf(ctx, sale))
  .sellerLeaving(customerButtons.rename, onPerson(askNameOfCustomer))
  .sellerLeaving(customerButtons.addNumber, onPerson(askNumber))
  .sellerLeaving(customerButtons.credit, onPerson(askCreditLimit))
  .seller(customerButtons.sms, onPerson(turnSms))
  .seller(customerButtons.askRemoval, onPerson(askRemoval))
  .seller(customerButtons.removeNumber, (ctx, { number }) => removeNumber(ctx, number))
  .seller(customerButtons.forget, onPerson(forgetCustomer))
  .seller(customerButtons.forgetOwing, onPerson(forgetCustomer))
  .seller(customerButtons.invite, (ctx, { number }) => inviteCustomer(ctx, number))
  .seller(customerButtons.unlink, (ctx, { chat }) => unlinkChat(ctx, chat))
  .seller(customerButtons.takeBack, onPerson(takeBackLinks))
  .seller(customerButtons.requests, (ctx, { turn }) => turnRequests(ctx, turn))
  .seller(requestButtons.later, (ctx, { request }) => putOff(ctx, request))
  .seller(customerButtons.give, (ctx, { sale }) => giveLink(ctx, sale))
  .sellerLeaving(customerButtons.name, onSale(askNameForSale))
  .seller(customerButtons.declineName, onSale(declineName));

/** The little that a customer can do. */
export const ownSales = new Feature()
  .anyone(command("mytokens", everybody), (ctx) => leaving(ctx, () => showMine(ctx)))
  .anyone(ownSalesButtons.list, (ctx) => showMine(ctx))
  .anyone(ownSalesButtons.before, (ctx, { sale }) => showMine(ctx, sale))
  .anyone(ownSalesButtons.show, (ctx, { sale }) => showMineHere(ctx, sale))
  .anyone(ownSalesButtons.ask, (ctx, { chat }) => leaving(ctx, () => askFor(ctx, chat)))
  .anyone(ownSalesButtons.askAny, (ctx) => leaving(ctx, () => askFor(ctx, null)))
  .anyone(ownSalesButtons.complain, (ctx, { sale, reason }) => formatShop(ctx, sale, reason))
  .anyone(ownSalesButtons.stop, (ctx, { chat }) => setStopped(ctx, chat, null, true))
  .anyone(ownSalesButtons.resume, (ctx, { chat }) => setStopped(ctx, chat, null, false))
  .anyone(ownSalesButtons.stopUnder, (ctx, { chat, sale }) => setStopped(ctx, chat, sale, true))
  .anyone(ownSalesButtons.resumeUnder, (ctx, { chat, sale }) => setStopped(ctx, chat, sale, false));

/** /start with a shop's link, and of a customer who has no shop: nobody is asked to log in to one. */
export async function customerStart(ctx: ShopContext): Promise<boolean> {
  const asked = commandOf(ctx);
  if (asked?.key !== "start") return false;
  const { words } = asked.values;
  if (isLinkPayload(words)) return isDone(leaving(ctx, () => openCustomerLink(ctx, words)));
  if (ctx.seller !== null || isSeatPayload(words) || !(await isCustomer(ctx.shop.store.db, ctx.userId))) return false;
  return isDone(leaving(ctx, () => showMine(ctx)));
}

/**
 * What a customer who has no shop writes: what is asked for, or what is wrong, goes to the shop; all else is answered with
 * what was bought.
 */
export async function customerWords(ctx: ShopContext): Promise<boolean> {
  if (!ctx.message || ctx.seller !== null || !(await isCustomer(ctx.shop.store.db, ctx.userId))) return false;
  const text = ctx.message.text ?? "";
  const reading = read(text, nobodyKnown);
  const trouble = reading.kind === "sale" ? null : readTrouble(text);
  return isDone(
    leaving(ctx, () =>
      reading.kind === "sale"
        ? askByTypedSale(ctx, reading.request)
        : trouble
          ? handleTrouble(ctx, trouble)
          : showMine(ctx),
    ),
  );
}

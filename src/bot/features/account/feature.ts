import { accountButtons, erasureButtons, walletButtons } from "../../callbacks/account.ts";
import { command, Feature, leaving } from "../../feature.ts";
import { askChange, askMode, doChange, dropChange, keepTheirs, lookAgain, showAccount, switchTo } from "./account.ts";
import { askErasure, askErasureAgain, erase, keepData } from "./delete-data.ts";
import { shopNaming } from "./shop-name.ts";
import { lookAfterPaying, showBalance, showFunding } from "./wallet.ts";

/**
 * The account: its keys, its mode, its webhook, its wallet and its name. A button that changes one of them needs no open
 * dialog: its data and the database hold all that it takes.
 */
export const account = new Feature()
  .sellerLeaving([command("account"), accountButtons.show], showAccount)
  .sellerLeaving(command("shopname"), (ctx, { words }, form) => shopNaming.open(ctx, {}, form, { typed: words }))
  .sellerLeaving(accountButtons.name, (ctx, _, form) => shopNaming.open(ctx, {}, form))
  .seller(accountButtons.askChange, (ctx, { kind }) => askChange(ctx, kind))
  .seller(accountButtons.change, (ctx, { key }) => doChange(ctx, key))
  .seller(accountButtons.dropChange, (ctx, { key }) => dropChange(ctx, key))
  .seller(accountButtons.look, (ctx, { change }) => lookAgain(ctx, change))
  .seller(accountButtons.askMode, (ctx, { mode }) => askMode(ctx, mode))
  .seller(accountButtons.switchMode, (ctx, { mode, stamp }) => switchTo(ctx, mode, stamp))
  .seller(accountButtons.keepWebhook, keepTheirs)

  .sellerLeaving(command("balance"), showBalance)
  .seller(walletButtons.balance, showBalance)
  .sellerLeaving(command("fund"), (ctx) => showFunding(ctx))
  .seller(walletButtons.fund, (ctx) => showFunding(ctx))
  .seller(walletButtons.fundBelow, (ctx) => showFunding(ctx, true))
  .seller(walletButtons.paid, lookAfterPaying);

/** Deletes the data of a user who asks for it: a reseller, a customer or a visitor. */
export const erasure = new Feature()
  .anyone([command("deletedata"), erasureButtons.ask], (ctx) => leaving(ctx, () => askErasure(ctx)))
  .anyone(erasureButtons.askAgain, askErasureAgain)
  .anyone(erasureButtons.keep, keepData)
  .anyone(erasureButtons.erase, (ctx, { stamp }) => erase(ctx, stamp));

import { lockButtons } from "../../callbacks/lock.ts";
import { command, Feature } from "../../feature.ts";
import { logOutChat, showChats } from "./chats.ts";
import { chooseWay, freeze, lockCounter, setting, showLock, unfreeze } from "./lock.ts";

/** "Lock and PIN", and the way to stop all selling. */
export const lock = new Feature()
  .seller(command("lock"), lockCounter)
  .sellerLeaving(lockButtons.show, showLock)
  .seller(lockButtons.now, lockCounter)
  .sellerLeaving(lockButtons.set, (ctx, { what }, form) => setting.open(ctx, { what }, form))
  .seller(lockButtons.way, (ctx, { way }) => chooseWay(ctx, way))
  .seller(lockButtons.chats, showChats)
  .seller(lockButtons.logOutChat, (ctx, { user }) => logOutChat(ctx, user))

  .sellerLeaving(command("freeze"), (ctx) => freeze(ctx))
  .seller(lockButtons.freeze, (ctx) => freeze(ctx))
  .seller(lockButtons.freezeSurely, (ctx, sure) => freeze(ctx, sure))
  .sellerLeaving(command("unfreeze"), unfreeze)
  .seller(lockButtons.unfreeze, unfreeze);

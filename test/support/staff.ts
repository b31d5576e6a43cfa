import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, sees } from "./chat.ts";
import type { Shop } from "./shop.ts";

/** Somebody who helps at the counter, and has no account at the service. */
export function aHelper({ telegram }: Pick<Shop, "telegram">, firstName = "Tunde"): Person {
  return telegram.user({ firstName, phone: "2348097770000" });
}

/** The owner makes a seat. Resolves to its screen. */
export async function makesSeat(owner: Person, name = "Tunde", role: "seller" | "viewer" = "seller") {
  const staff = await asks(owner, "/staff", /Staff/);
  await owner.taps(role === "seller" ? /Invite a seller/ : /Invite a viewer/, { message: staff.id });
  await sees(owner, /What do you call the new/);
  return asks(owner, name, new RegExp(`${name} · ${role}`));
}

/** "Make the link" on a seat's screen. */
export async function invites(owner: Person, seat: Pick<ChatMessage, "id">): Promise<string> {
  const before = owner.chat.at(-1)?.id ?? 0;
  await owner.taps(/Make the link/, { message: seat.id });
  const picture = await sees(owner, ({ id, photo }) => id > before && photo !== undefined);
  return /\?start=(s_\S+)/.exec(picture.text)?.[1] ?? "";
}

/** Makes a seat and has the helper sit on it. Resolves to the helper and the seat's screen in the owner's chat. */
export async function hires(shop: Shop, options: { name?: string; role?: "seller" | "viewer" } = {}) {
  const { name = "Tunde", role = "seller" } = options;
  const seat = await makesSeat(shop.ada, name, role);
  const helper = aHelper(shop, name);
  await helper.opens(await invites(shop.ada, seat));
  await sees(helper, role === "seller" ? /You now sell for/ : /You now see the sales/);
  await sees(shop.ada, /The link of .* was opened/);
  return { helper, seat: await opensSeat(shop.ada, name) };
}

/** The seat's screen, opened again. */
export async function opensSeat(owner: Person, name = "Tunde"): Promise<ChatMessage> {
  const staff = await asks(owner, "/staff", /Staff/);
  await owner.taps(new RegExp(`^${name} ·`), { message: staff.id });
  return sees(owner, ({ id, text }) => id === staff.id && text.includes(`🧑‍💼 ${name}`));
}

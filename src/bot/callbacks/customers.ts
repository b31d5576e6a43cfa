import { debtEnds } from "../../customers/people.ts";
import { troubleReasons } from "../../parser/trouble.ts";
import { everybody, owner, sellers } from "./access.ts";
import { callback, callbacks, int, oneOf, ulid } from "./callback.ts";

const [sale, person, number, chat] = [{ sale: ulid }, { person: ulid }, { number: ulid }, { chat: ulid }];

export const customerButtons = {
  list: callback("customers", owner, { offset: int(6) }),
  find: callback("customers:find", owner),
  show: callback("customer", owner, person),
  ofSale: callback("who", owner, sale),
  rename: callback("rename", owner, person),
  addNumber: callback("number", owner, person),
  credit: callback("credit", owner, person),
  sms: callback("smsalways", owner, person),
  askRemoval: callback("remove", owner, person),
  removeNumber: callback("unnumber", owner, number),
  forget: callback("forget", owner, person),
  /** The end of their debt: forgiven or kept. */
  forgetOwing: callback("forget", owner, { ...person, end: oneOf(...debtEnds) }),
  invite: callback("invite", owner, number),
  unlink: callback("unlink", owner, chat),
  takeBack: callback("takeback", owner, person),
  /** Whether customers may ask for a sale in their chats. */
  requests: callback("requests", owner, { turn: oneOf("on", "off") }),
  // On a sale's card.
  give: callback("give", sellers, sale),
  name: callback("name", sellers, sale),
  declineName: callback("unname", sellers, sale),
};

/** On what a customer asks for: the way to its offer, and "Not now". */
export const requestButtons = callbacks("request", sellers, {
  sell: { request: ulid },
  later: { request: ulid },
});

/** Buttons for customers. `sale`: the sale whose message it stands under. */
export const ownSalesButtons = {
  list: callback("mytokens", everybody),
  before: callback("mytokens", everybody, sale),
  show: callback("mine", everybody, sale),
  stop: callback("stop", everybody, chat),
  resume: callback("resume", everybody, chat),
  stopUnder: callback("stop", everybody, { ...chat, ...sale }),
  /** Asks for a sale: for one number, or one of those that are linked. */
  ask: callback("askshop", everybody, chat),
  askAny: callback("askshop", everybody),
  complain: callback("trouble", everybody, { ...sale, reason: oneOf(...troubleReasons) }),
  resumeUnder: callback("resume", everybody, { ...chat, ...sale }),
};

import { sells } from "./acts.ts";
import type { Story } from "./story.ts";

/** Those who are met beside Ada: the operator, and a shop that is called by somebody else. */
export const peopleStories: readonly Story[] = [
  {
    id: "operator",
    title: "The operator has a bad day",
    steps: [
      {
        says: "Ola runs this bot for all its shops. How it stands is on one card.",
        acts: [
          { as: "Ada" },
          { opensCounter: true },
          { as: "Ola" },
          { types: "/ops" },
          { sees: "The service answers" },
        ],
      },
      {
        says: "The vending service goes down. Ada is turned away: nothing is sent, and nothing is charged.",
        at: "line",
        acts: [
          { turns: ["outage", { on: true }] },
          { as: "Ada" },
          { typesAgain: "glo 500 {glo}", until: "has not answered since" },
        ],
      },
      {
        says: "Ola sees it too, and stops new sales, so that nobody has to find out at the counter.",
        acts: [
          { as: "Ola" },
          { taps: "Refresh" },
          { hasSeen: "The service does not answer" },
          { taps: "Stop new sales" },
          { sees: "cannot sell" },
          { taps: "Stop new sales" },
          { sees: "No new sales since" },
        ],
      },
      {
        says: "All shops are told why. Each gets it once.",
        acts: [
          { types: "/announce The vending service is down. We wait for it, and tell you." },
          { sees: "We wait for it" },
          { taps: "Send to" },
          { sees: "Given to" },
        ],
      },
      {
        says: "This is what Ada sees meanwhile: the word of the operator, and that nothing is sold for now.",
        acts: [{ as: "Ada" }, { sees: "We wait for it" }, { types: "glo 500 {glo}" }, { sees: "No new sales for now" }],
      },
      {
        says: "After a minute of it an alert comes to Ola by itself. It is one message, which changes when it is over.",
        acts: [{ as: "Ola" }, { hasSeen: "This message changes when it is over" }],
      },
      {
        says: "The service is back. Ola lets the shops sell again.",
        at: "line",
        acts: [{ turns: ["outage", { on: false }] }, { types: "/maintenance off" }, { sees: "Selling is on" }],
      },
      {
        says: "Ada is told that the service answers, and sells the same: once.",
        at: "sales",
        acts: [
          { as: "Ada" },
          { hasSeen: "answers again" },
          ...sells("airtime", "glo 500 {glo}", "₦500"),
          { sees: "Airtime sold" },
          { sale: "success" },
        ],
      },
    ],
    ends: ["success"],
  },
  {
    id: "other-webhook",
    title: "A website has the webhook",
    steps: [
      {
        says: "Bola has a website too, and the service tells the website how her sales end: there is one webhook for an account.",
        acts: [{ as: "Bola" }, { opensCounter: true }],
      },
      {
        says: "Her account says so. The bot takes nothing from the website unless she taps twice; it asks the service instead.",
        at: "accounts",
        acts: [{ types: "/account" }, { sees: "Webhook of bola-data.example" }],
      },
      {
        says: "She sells ₦50 airtime. The webhook goes to her website; the bot has the answer, and the wallet shows the charge.",
        at: "trail",
        acts: [...sells("airtime", "mtn 50 {phone}", "₦50"), { sees: "Airtime sold" }, { sale: "success" }],
      },
      {
        says: "Electricity ends later, and no webhook comes here: the bot asks by itself, or when Bola taps Check now.",
        at: "sales",
        acts: [
          ...sells("electricity", "ikeja 500 {meter}", "₦500"),
          { sale: "pending" },
          { sees: "Do not sell this again" },
          { settles: "without token", of: "{meter}" },
          { taps: "Check now" },
          { sees: "Waiting for the token" },
        ],
      },
    ],
    ends: ["success", "success"],
  },
];

import { z } from "zod";
import { VendbotError } from "../../src/core/errors.ts";
import { smsFaults } from "../sms/gateway.ts";
import { faultKinds as telegramFaultKinds } from "../telegram/contract.ts";
import { faultKinds, operations } from "../vending/faults.ts";
import { webhookModes } from "../vending/webhooks.ts";
import { action } from "./action.ts";
import { serviceForms, switchesOf } from "./service-form.ts";
import type { Stage } from "./stage.ts";

const milliseconds = z.number().int().min(0).max(120_000);
const answers = ["success", "pending", "refused"] as const;

/** Trouble to order: on the line, in the answers, with webhooks, with Telegram, and with the bot's own process. */
export function troubleActions(stage: Stage) {
  const { vending, telegram, bot, disk, notes, nextAnswer, sms } = stage;
  let serviceForm = stage.service;
  const fault = z.object({
    operation: z.enum(operations),
    kind: z.enum(faultKinds),
    /** Null is every one from now on. */
    times: z.number().int().min(1).nullable(),
  });
  const webhooks = z.object({
    mode: z.enum(webhookModes).optional(),
    double: z.boolean().optional(),
    beforeAnswer: z.boolean().optional(),
    lateMs: milliseconds.optional(),
  });
  return {
    reset: action(z.object({}), () => stage.reset()),
    outage: action(z.object({ on: z.boolean() }), ({ on }) => {
      vending.outage = on;
    }),
    latency: action(z.object({ ms: milliseconds }), ({ ms }) => {
      vending.latencyMs.any = ms;
    }),
    fault: action(fault, ({ operation, kind, times }) => {
      vending.faults.add({ operation, kind, times: times ?? Number.POSITIVE_INFINITY });
    }),
    "clear-faults": action(z.object({}), () => vending.faults.clear()),
    "next-answer": action(z.object({ answer: z.enum(answers).nullable() }), ({ answer }) => nextAnswer.order(answer)),
    switch: action(
      z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }),
      ({ name, value }) => {
        if (name === "purchaseAnswer") nextAnswer.order(null);
        // The service refuses an unknown name and a value that is no choice.
        Object.assign(vending.switches, { [name]: value });
      },
    ),
    service: action(z.object({ form: z.enum(serviceForms) }), async ({ form }) => {
      nextAnswer.order(null);
      Object.assign(vending.switches, switchesOf(form));
      if (form !== serviceForm) await disk.forgetService();
      serviceForm = form;
    }),
    webhooks: action(webhooks, (wanted) => void Object.assign(vending.webhooks, wanted)),
    "telegram-latency": action(z.object({ ms: milliseconds }), ({ ms }) => {
      telegram.latencyMs = ms;
    }),
    "telegram-fault": action(
      z.object({ kind: z.enum(telegramFaultKinds), method: z.string().nullable() }),
      ({ kind, method }) => notes.plan({ kind, method }),
    ),
    "telegram-limit": action(z.object({ on: z.boolean() }), ({ on }) => {
      telegram.rateLimit = on ? { burst: 3, perSecond: 1 } : null;
    }),
    "clear-telegram-faults": action(z.object({}), () => notes.clearPlanned()),
    "bot-start": action(z.object({}), () => {
      if (disk.isLost) throw new VendbotError("desk.disk_lost", "The disk is gone: restore the backup first");
      bot.start();
    }),
    "sms-fault": action(z.object({ kind: z.enum(["none", ...smsFaults]) }), ({ kind }) => {
      sms.calm();
      if (kind !== "none") sms.fail(kind);
    }),
    "bot-kill": action(z.object({}), () => bot.kill()),
    "bot-stop": action(z.object({}), () => bot.stop()),
    "disk-back-up": action(z.object({}), () => disk.backUp()),
    "disk-lose": action(z.object({}), () => disk.lose()),
    "disk-restore": action(z.object({}), () => disk.restore()),
    calm: action(z.object({}), () => calmDown(stage)),
  };
}

/** Ends all trouble, and is how the demo starts: every switch in its place, nothing ordered, nothing held back. */
export function calmDown({ vending, service, telegram, notes, nextAnswer, sms }: Stage): void {
  sms.calm();
  nextAnswer.order(null);
  vending.outage = false;
  vending.latencyMs.any = 0;
  vending.faults.clear();
  Object.assign(vending.switches, switchesOf(service));
  Object.assign(vending.webhooks, { mode: "prompt", double: false, beforeAnswer: false, lateMs: 5000 });
  vending.webhooks.release();
  telegram.latencyMs = 0;
  telegram.rateLimit = null;
  notes.clearPlanned();
}

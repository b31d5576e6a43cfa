import { badRequest } from "../refusal.ts";
import type { Methods, World } from "../world.ts";

const maxAnswerLength = 200;

/** Methods through which updates, taps and files come to the bot. */
export function receivingMethods(world: World): Methods {
  return {
    getUpdates: (fields, signal) => world.polling.poll(fields, signal),
    setWebhook(fields) {
      const done = world.webhook.set(fields);
      if (world.webhook.url !== "") world.polling.interrupt("terminated by setWebhook request");
      return done;
    },
    deleteWebhook: (fields) => world.webhook.remove(fields),
    getWebhookInfo: () => world.webhook.info(),
    answerCallbackQuery(fields) {
      const text = fields.text("text");
      const url = fields.text("url");
      if (text !== undefined && [...text].length > maxAnswerLength) throw badRequest("MESSAGE_TOO_LONG");
      if (url !== undefined && !/^(?:https?:\/\/t\.me\/|tg:)/.test(url)) throw badRequest("URL_INVALID");
      world.callbacks.answer(fields.text("callback_query_id") ?? "", {
        ...(text && { text }),
        ...(fields.flag("show_alert") && { showAlert: true }),
        ...(url && { url }),
      });
      return true;
    },
    getFile: (fields) => world.files.describe(fields.text("file_id") ?? ""),
  };
}

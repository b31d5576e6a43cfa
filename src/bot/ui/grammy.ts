import "../../core/no-web-storage.ts";

/** grammY without the HTTP client that its build for Node brings: `bot/inbox/fetch.ts` stands in its place. */
export { Api, Context, GrammyError, HttpError, InputFile } from "grammy/web";

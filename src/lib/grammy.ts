import "./no-web-storage.ts";

/** grammY without the HTTP client that its build for Node brings: `bot/transport/fetch.ts` stands in its place. */
export { Api, Composer, Context, GrammyError, InputFile } from "grammy/web";

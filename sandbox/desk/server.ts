import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { z } from "zod";
import { messageOf, VendbotError } from "../../src/core/errors.ts";
import type { Actions } from "./action.ts";
import { streamEvents } from "./events.ts";
import { createFeed } from "./feed.ts";
import { whyForeign } from "./guard.ts";
import { officeActions } from "./office-actions.ts";
import { contentPolicy, readPageFile } from "./page-files.ts";
import { findPerson, phoneActions } from "./phone-actions.ts";
import type { Stage } from "./stage.ts";
import { viewStage } from "./stage-view.ts";
import { troubleActions } from "./trouble-actions.ts";

const maxUploadBytes = 12 * 1024 * 1024;

/** The address of the page. */
export interface DeskAddress {
  port: number;
  /** Listens here, for everybody who can reach it; without it, only on loopback. */
  sharedOn?: string | undefined;
}

/** Serves the page: its files, its stream of events, and what it asks for. */
export async function startDesk(stage: Stage, { port, sharedOn }: DeskAddress) {
  const feed = createFeed({ clock: stage.clock, source: viewStage(stage) });
  const actions = {
    ...phoneActions(stage, feed.announce),
    ...officeActions(stage),
    ...troubleActions(stage),
  };
  const app = Fastify({ forceCloseConnections: true, bodyLimit: maxUploadBytes });
  guard(app, sharedOn !== undefined);
  addPage(app);
  app.get("/events", (_request, reply) => streamEvents(feed, reply));
  addActions(app, actions);
  addFiles(app, stage);
  const stops = [stage.telegram.onChange(feed.poke), stage.vending.onChange(feed.poke), stage.sms.onChange(feed.poke)];
  const url = await app.listen({ host: sharedOn ?? "127.0.0.1", port });
  return {
    /** Ends with a slash. */
    url: `${url}/`,
    /** Says that the page may have something new to show. */
    poke: feed.poke,
    async [Symbol.asyncDispose]() {
      for (const stop of stops) stop();
      feed.close();
      await app.close();
    },
  };
}

function guard(app: FastifyInstance, isShared: boolean): void {
  app.addHook("onRequest", async (request, reply) => {
    const { localPort = 0 } = request.socket;
    const trouble = whyForeign(request, localPort, isShared);
    if (trouble) return reply.code(403).send({ error: trouble });
    reply.headers({
      "content-security-policy": contentPolicy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
    });
  });
}

function addPage(app: FastifyInstance): void {
  app.get("/*", async (request, reply) => {
    const file = await readPageFile(decodeURI(request.url).replace(/^\/|\?.*$/g, ""));
    if (!file) return reply.code(404).send({ error: "There is no such file" });
    return reply.headers({ "content-type": file.type, "cache-control": "no-cache" }).send(file.body);
  });
}

function addActions(app: FastifyInstance, actions: Actions): void {
  // Only JSON: a form of another page can send text without a preflight.
  app.removeContentTypeParser("text/plain");
  app.post<{ Params: { name: string } }>("/actions/:name", async (request, reply) => {
    const { name } = request.params;
    const run = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!run) return reply.code(404).send({ error: `There is no action ${name}` });
    try {
      return { done: await run(request.body) };
    } catch (error) {
      return refuse(reply, error);
    }
  });
}

/** Files both ways: what a person attaches, as raw bytes, and what the bot sent. */
function addFiles(app: FastifyInstance, stage: Stage): void {
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  const attaching = z.object({
    person: z.coerce.number(),
    kind: z.enum(["photo", "document"]),
    name: z.string().max(200),
    caption: z.string().max(1024),
  });
  app.post("/attach", async (request, reply) => {
    try {
      const { person, kind, name, caption } = attaching.parse(request.query);
      const bytes = z.instanceof(Buffer).parse(request.body);
      const sender = findPerson(stage, person);
      if (kind === "photo") await sender.sendsPhoto(bytes, { caption });
      else await sender.sendsDocument(bytes, { name, caption });
      return { done: {} };
    } catch (error) {
      return refuse(reply, error);
    }
  });
  app.get<{ Params: { id: string } }>("/file/:id", async (request, reply) => {
    const bytes = stage.telegram.file(request.params.id);
    if (!bytes) return reply.code(404).send({ error: "There is no such file" });
    const isPicture = bytes[0] === 0xff || bytes[0] === 0x89;
    // A document is for saving: shown in this origin, its script could act as the page.
    if (!isPicture) reply.header("content-disposition", "attachment");
    const type = bytes[0] === 0xff ? "image/jpeg" : isPicture ? "image/png" : "application/octet-stream";
    return reply.header("content-type", type).send(Buffer.from(bytes));
  });
}

function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
  if (error instanceof VendbotError) return reply.code(409).send({ error: messageOf(error) });
  throw error;
}

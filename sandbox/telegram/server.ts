import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { systemClock } from "../../src/core/clock.ts";
import { createCallbacks } from "./callbacks.ts";
import { createChanges } from "./changes.ts";
import { createChats } from "./chats.ts";
import type { ApiCall, Person, Telegram, TelegramOptions, UserOptions } from "./contract.ts";
import { createChatLimiter, createFaultScript } from "./faults.ts";
import { createFiles } from "./files.ts";
import { createGateway } from "./gateway.ts";
import { createGroup } from "./group.ts";
import { presentingMethods } from "./methods/presenting.ts";
import { receivingMethods } from "./methods/receiving.ts";
import { changingMethods, sendingMethods } from "./methods/sending.ts";
import { createPerson, toWireUser } from "./person.ts";
import { createPolling } from "./polling.ts";
import { createProfile } from "./profile.ts";
import { createUpdates } from "./updates.ts";
import { createWebhook } from "./webhook.ts";
import type { World } from "./world.ts";

export type * from "./contract.ts";

/** Starts a Bot API server for one bot. */
export async function startTelegram(options: TelegramOptions): Promise<Telegram> {
  const { token, botUsername = "vendbot_sandbox_bot", clock = systemClock, host = "127.0.0.1", port = 0 } = options;
  const changes = createChanges();
  const bot = { id: Number(token.split(":")[0]) || 1, is_bot: true, first_name: "Vendbot", username: botUsername };
  const files = createFiles();
  const updates = createUpdates(clock);
  const webhook = createWebhook({ clock, updates });
  const world: World = {
    ...{ clock, bot, files, updates, webhook },
    chats: createChats({ clock, files, changed: changes.tell }),
    polling: createPolling({ clock, updates, hasWebhook: () => webhook.url !== "" }),
    callbacks: createCallbacks(clock),
    profile: createProfile(),
    limiter: createChatLimiter(clock),
    rateLimit: null,
  };
  const faults = createFaultScript();
  const calls: ApiCall[] = [];
  const gateway = createGateway({
    token,
    clock,
    files,
    faults,
    calls,
    validate: options.validate,
    methods: {
      ...sendingMethods(world),
      ...changingMethods(world),
      ...receivingMethods(world),
      ...presentingMethods(world),
    },
    changed: changes.tell,
  });
  const server = createServer((request, response) => {
    // The sandbox's clock, not the machine's.
    response.setHeader("date", new Date(clock.now()).toUTCString());
    return gateway.handle(request, response);
  });
  // The bot ends a line that it needs no more. Telegram ends none below a message that is on its way.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve());
  });
  const address = server.address() as AddressInfo;
  const people: Person[] = [];
  const addPerson = (wanted: UserOptions): Person => {
    const id = wanted.id ?? 500_000_000 + randomInt(1_000_000_000);
    const person = createPerson(world, toWireUser({ ...wanted, id }), wanted.phone);
    people.push(person);
    changes.tell();
    return person;
  };
  return {
    apiRoot: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`,
    bot,
    calls,
    faults,
    webhook,
    people,
    commandsFor: ({ id, user }) => world.profile.commandsInPrivate(id, user.language_code ?? ""),
    get latencyMs() {
      return gateway.latencyMs;
    },
    set latencyMs(latencyMs) {
      gateway.latencyMs = latencyMs;
    },
    get rateLimit() {
      return world.rateLimit;
    },
    set rateLimit(limit) {
      world.rateLimit = limit;
    },
    user: addPerson,
    group({ title, id = -randomInt(100_000_000, 900_000_000), owner }) {
      return createGroup(world, { id, title }, owner ?? addPerson({ firstName: "Owner" }));
    },
    pushUpdate: (update) => updates.push(update),
    redeliver: (updateId) => updates.redeliver(updateId),
    get pendingUpdates() {
      return updates.waiting().map(({ update }) => update);
    },
    file: (fileId) => files.bytes(fileId),
    onChange: changes.listen,
    async [Symbol.asyncDispose]() {
      webhook.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

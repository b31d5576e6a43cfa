import { forShortTests, startPostgres } from "./postgres.ts";

/** VENDBOT_TEST_DATABASE=postgres: one server for the whole run; every test makes databases of its own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres(forShortTests);
  process.env.VENDBOT_TEST_POSTGRES = server.address;
  return async () => server[Symbol.asyncDispose]();
}

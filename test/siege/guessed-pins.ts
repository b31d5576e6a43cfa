import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks } from "../support/chat.ts";
import { type Answered, type OtherWords, startOtherWords } from "../support/other-words.ts";
import type { Attack, Claim } from "./attack.ts";
import type { Site } from "./site.ts";

const thieves = 4;
const guessesEach = 5;
const maxShown = 5;

/** Ways to refuse that a service may have: each of them is an answer, and counts. */
const refusals: readonly Answered[] = [
  { status: 200, body: { error: "Wrong PIN" } },
  { status: 200, body: "<html>Log in</html>" },
  { status: 202, body: { message: "A code is on its way" } },
  ...[301, 302, 307, 400, 401, 403, 404, 409, 422].map((status) => ({ status, body: { error: "Wrong PIN" } })),
];
/** No word about the PIN: the try is given back. */
const given: readonly Answered[] = [429, 500, 503].map((status) => ({ status, body: { error: "Later" } }));

let service: OtherWords | undefined;
let numbers = 0;

/** Several people guess at one number, to which the service answers like this. Resolves to how many PINs it was shown. */
async function guess(site: Site, answer: Answered, people: number, guesses: number): Promise<number> {
  const phone = `0801${2_000_000 + numbers++}`;
  if (service) service.rewrite = (request, real) => (request === "POST /login/" ? answer : real);
  for (let thief = 0; thief < people; thief++) {
    const person = site.telegram.user({ firstName: `Thief ${phone} ${thief}` });
    await asks(person, "/login", /Log in to your shop/);
    await asks(person, phone, /PIN for/);
    for (let pin = 0; pin < guesses; pin++) await says(person, String(1000 + thief * guesses + pin));
  }
  if (service) service.rewrite = (_request, real) => real;
  return site.vending.requests.filter(
    ({ operation, body }) => operation === "login" && Object(body).phone_number === phone,
  ).length;
}

/** Types a PIN and waits for what the bot says to it, whatever that is. */
async function says(person: Person, pin: string): Promise<void> {
  await asks(person, pin, /./);
}

export const guessedPins: Attack = {
  name: "guessed PINs",
  async prepare(site) {
    service = site.use(await startOtherWords(site.vending.baseUrl));
    site.environment.VENDING_BASE_URL = service.baseUrl;
    await site.restart();
  },
  async run(site) {
    const claims: Claim[] = [];
    let most = 0;
    const beyond: string[] = [];
    for (const answer of refusals) {
      const shown = await guess(site, answer, thieves, guessesEach);
      most = Math.max(most, shown);
      if (shown > maxShown || shown === 0) beyond.push(`${shown} at ${answer.status}`);
    }
    const words = beyond.length === 0 ? "" : `, beyond it ${beyond.join(", ")}`;
    claims.push({ what: `at most ${most} shown to the service per number${words}`, holds: beyond.length === 0 });
    for (const answer of given) {
      await guess(site, answer, 1, maxShown + 1);
      const thief = site.telegram.people.at(-1)?.id ?? 0;
      const tries = await site.book.db.selectFrom("pin_try").select("wrong").where("user_id", "=", thief).execute();
      const left = tries.reduce((sum, { wrong }) => sum + wrong, 0);
      claims.push({ what: `${answer.status} gives tries back`, holds: left === 0 });
    }
    const ways = `${refusals.length} ways to refuse`;
    return { thrown: `${thieves * guessesEach} guesses at a number by ${thieves} people, in ${ways}`, claims };
  },
};

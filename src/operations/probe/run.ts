import type { Random } from "../../core/backoff.ts";
import type { Clock } from "../../core/clock.ts";
import { createIds, type RandomBytes } from "../../core/ids.ts";
import { readBaseUrl } from "../../vending-api/arguments.ts";
import { type Credentials, createVendingClient } from "../../vending-api/client.ts";
import { readWords } from "../../vending-api/text.ts";
import { createServiceTraits } from "../../vending-api/traits.ts";
import { probeDiscovery, probeFunding, probeLogin, probeProfile } from "./account.ts";
import { type AnswerLog, createAnswerLog } from "./answers.ts";
import type { Asker } from "./asker.ts";
import { aFinding, type Finding } from "./finding.ts";
import { probeListings } from "./listings.ts";
import { createOddityLog } from "./oddities.ts";
import { afterASale, probeVerify } from "./verify.ts";

interface ProbeDeps {
  clock: Clock;
  random: Random;
  randomBytes: RandomBytes;
}

export interface ProbeReport {
  findings: readonly Finding[];
  /** A sentence that names what to check; null if a reseller could sell. */
  problem: string | null;
}

const maxRunMs = 120_000;
const slowMs = 3000;

/**
 * Logs in at the service and reads, as the bot does, with traits that are kept in memory only. Buys nothing, and changes
 * nothing. Throws for a base address that is none, and never for what the service does.
 */
export async function probeService(
  deps: ProbeDeps,
  { baseUrl, phone, pin }: { baseUrl: string; phone: string; pin: string },
): Promise<ProbeReport> {
  const { clock, random, randomBytes } = deps;
  const secrets = new Set([pin]);
  const traits = createServiceTraits();
  const answers = createAnswerLog(readBaseUrl(baseUrl).basePath, secrets);
  const { log, oddities } = createOddityLog();
  await using client = createVendingClient({
    ...{ baseUrl, clock, random, log, traits, inspect: answers.note },
    timings: { readAttempts: 2, drainMs: 0 },
  });
  const endsAt = clock.monotonic() + maxRunMs;
  const asker = { client, traits, answers, secrets, oddities, isLate: () => clock.monotonic() >= endsAt };
  return await readService(asker, { phone, pin, reference: `VB-${createIds(clock, randomBytes).ulid()}` });
}

/** `reference`: one that was never sold. */
async function readService(
  asker: Asker,
  { phone, pin, reference }: { phone: string; pin: string; reference: string },
): Promise<ProbeReport> {
  const { answers, secrets } = asker;
  const login = await probeLogin(asker, phone, pin);
  const findings = [login.finding];
  let problem = login.problem;
  if (login.taken) {
    for (const secret of [login.taken.access, login.taken.refresh]) if (secret) secrets.add(secret);
    const profile = await probeProfile(asker, login.taken.access);
    findings.push(profile.finding);
    problem = profile.problem;
    if (profile.isReadable) {
      const rest = await readRest(asker, profile.credentials, reference);
      findings.push(...rest.findings);
      problem ??= rest.problem;
    }
  }
  findings.push(describePace(answers));
  if (login.taken) findings.push(...afterASale);
  const hide = (text: string) => readWords(text, [...secrets]) ?? "";
  return {
    findings: findings.map(({ asked, understood, odd, bot }) => ({
      ...{ asked: hide(asked), understood: hide(understood) },
      ...{ odd: odd.map(hide), bot: bot.map(hide) },
    })),
    problem: problem === null ? null : hide(problem),
  };
}

async function readRest(asker: Asker, credentials: Credentials, reference: string): Promise<ProbeReport> {
  const funding = await probeFunding(asker, credentials);
  const discovery = await probeDiscovery(asker, credentials);
  const catalogues = await probeListings(asker, credentials);
  const verified = await probeVerify(asker, credentials, reference);
  return {
    findings: [funding.finding, discovery.finding, ...catalogues.findings, verified.finding],
    problem: catalogues.problem ?? verified.problem,
  };
}

/** How long the answers took. */
function describePace(answers: AnswerLog): Finding {
  const byTime = answers.all().toSorted((a, b) => a.ms - b.ms);
  const ms = (one: { ms: number } | undefined) => `${Math.round(one?.ms ?? 0)} ms`;
  const slowest = byTime.at(-1);
  const understood = `${byTime.length} requests, half of them within ${ms(byTime[Math.floor(byTime.length / 2)])}, the slowest ${ms(slowest)}.`;
  const isSlow = (slowest?.ms ?? 0) > slowMs;
  return aFinding("Pace", understood, {
    odd: isSlow ? [`${slowest?.route} took longer than 3 s.`] : [],
    bot: isSlow ? ["Waits 1.5 s for a price at the tap, then says that it could not be checked."] : [],
  });
}

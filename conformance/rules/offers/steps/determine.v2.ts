import { ruleWith } from '../../steps/rule-with.ts';
import {
  assume,
  credentialSetting,
  leftOut,
  type Answer,
  type Config,
  type StepContext,
  type Seen,
} from '../../engine.ts';
import { askDetermination, useAnew, type Asked, type DeterminationQuery, type Deviation } from './ask.v2.ts';
import { followRedirects, isReady, statusIfNotReady } from '../../steps/redirects.ts';
import { READS, readUnknown, type ReadName } from './reads.v2.ts';
import { identifierIn } from '../../steps/reads.ts';

/**
 * Makes sure that a 401 is not due to an unusable credential.
 *
 * @param status - the status of a request with the credential
 * @throws Inconclusive when no response shows that the target accepts the credential
 */
export async function assumeCredential(context: StepContext, status: number): Promise<void> {
  if (status !== 401 || (await isAccepted(context))) return;
  assume(false, `the token is refused with 401; see ${credentialSetting(context.config, 'v2')}`);
}

async function isAccepted(context: StepContext): Promise<boolean> {
  if (context.mayWrite && (await askDetermination(context, {})).status === 302) return true;
  const known = await readUnknown(context);
  return known.status !== 401 && (await readUnknown(context, 'ermittlung', { as: 'none' })).status === 401;
}

/** A determination for the configured case, or for captured data if there is none. */
export function forCaseOrData(config: Config): DeterminationQuery {
  const vorgangsNummer = config.fixtures?.offers?.vorgangsNummer;
  return vorgangsNummer === undefined ? {} : { vorgangsNummer };
}

/**
 * The query for the configured case.
 *
 * @throws Skipped when no case is configured
 */
export function forCase(config: Config): DeterminationQuery {
  const query = forCaseOrData(config);
  if (query.vorgangsNummer === undefined) throw leftOut('fixtures.offers.vorgangsNummer');
  return query;
}

/**
 * Requests a determination with the credential, once per run for the same request.
 *
 * @throws Inconclusive when the target does not accept the credential (401)
 * @throws Skipped when writes are not allowed
 */
export async function determine(
  context: StepContext,
  query: DeterminationQuery,
  deviation: Omit<Deviation, 'as'> = {},
): Promise<Answer> {
  const answer = await askDetermination(context, query, deviation);
  await assumeCredential(context, answer.status);
  return answer;
}

/** Statuses that refuse captured data. */
export const DATA_REFUSED = [400, 409, 422];

/** The status of a determination in words of a reason; if it refuses the case or the data, with the name of the fixture. */
export function statusOfDetermination({ status }: Answer, { vorgangsNummer }: DeterminationQuery): string {
  if (vorgangsNummer === undefined)
    return DATA_REFUSED.includes(status) ? `${status}; see fixtures.offers.determination.body` : String(status);
  return status === 403 || status === 404 ? `${status}; see fixtures.offers.vorgangsNummer` : String(status);
}

/**
 * The redirect of a determination.
 *
 * @throws Inconclusive when the determination was not answered with 302, which another rule judges
 */
export async function determined(
  context: StepContext,
  query: DeterminationQuery,
  deviation: Omit<Deviation, 'as'> = {},
): Promise<Answer> {
  const answer = await determine(context, query, deviation);
  const got = statusOfDetermination(answer, query);
  assume(answer.status === 302, `needs a determination that is answered with 302, got ${got}`);
  return answer;
}

/** Whether something is not there, or not any more. */
export const isGone = ({ status }: Answer): boolean => status === 404 || status === 410;

/** Reads a determination at the Location of its redirect; repeats the read while it is not ready, and the request if it is gone. */
export function readDetermination(
  context: StepContext,
  query: DeterminationQuery,
  deviation: Omit<Deviation, 'as'> = {},
): Promise<Answer> {
  return context.once(`determination read: ${JSON.stringify({ query, deviation })}`, async (step) => {
    let answer = await readAtLocation(step, await determined(step, query, deviation));
    if (!isGone(answer)) return answer;
    // Twice: a server that loses some determinations, though no other one has replaced them, may keep one of them.
    for (let times = 0; times < 2; times += 1) {
      const again = await useAnew(step, { query, deviation }, (redirect) => readRedirected(step, redirect));
      answer = again ?? answer;
      if (isGone(answer)) break;
    }
    return answer;
  });
}

function readAtLocation(step: StepContext, redirect: Answer): Promise<Answer> {
  return step.poll(async () => followRedirects(step, await step.target.follow(redirect, 'v2')), isReady);
}

async function readRedirected(step: StepContext, redirect: Answer): Promise<Answer | undefined> {
  return redirect.status === 302 ? readAtLocation(step, redirect) : undefined;
}

/**
 * Requests a determination once more, and reads a part of it before another one can replace it.
 *
 * @returns undefined if there is no such determination
 */
export function readAnew<T>(
  step: StepContext,
  asked: Asked,
  part: (ermittlungsId: string) => Promise<T>,
): Promise<T | undefined> {
  return useAnew(step, asked, async (redirect) => {
    const answer = await readRedirected(step, redirect);
    const ermittlungsId = answer && identifierIn(answer, 'ermittlungsId');
    return ermittlungsId === undefined ? undefined : part(ermittlungsId);
  });
}

/** The configured determination, for a run that may not create one. */
export function givenDetermination({ config, mayWrite }: StepContext): string | undefined {
  return mayWrite ? undefined : config.fixtures?.offers?.ermittlungsId;
}

/** The statuses of a determination that no longer exists or belongs to another user. */
const MISSING = [403, 404, 410];

/** Whether there is a determination to read: the configured one, or one that this run creates. */
export function hasDetermination(context: StepContext): boolean {
  return context.mayWrite || givenDetermination(context) !== undefined;
}

export interface Determination {
  params: { ermittlungsId: string };
  /** The last status of a determination that did not become ready in time. */
  stuckStatus?: number | undefined;
  /** What it was requested by; undefined for the configured one. */
  asked?: Asked;
}

/**
 * The configured determination or one that was created in this run, with the identifier that its record shows.
 *
 * @throws Inconclusive when there is none, which another rule judges
 * @throws Skipped when none is configured and writes are not allowed
 */
export async function determinationOf(
  context: StepContext,
  query: DeterminationQuery,
  deviation: Omit<Deviation, 'as'> = {},
): Promise<Determination> {
  const given = givenDetermination(context);
  if (given !== undefined) {
    const params = { ermittlungsId: given };
    const isMissing = ({ status }: Answer) => MISSING.includes(status);
    const answer = await context.once('determination of the operator', (step) => {
      const read = () => step.target.send('offers-v2', 'GET', READS.ermittlung, { params });
      const isDone = (one: Answer) => isMissing(one) || isReady(one);
      return step.poll(async () => followRedirects(step, await read()), isDone);
    });
    const wanted = 'a determination that the caller can read';
    assume(!isMissing(answer), `fixtures.offers.ermittlungsId must name ${wanted}, got ${answer.status}`);
    return { params, stuckStatus: statusIfNotReady(answer) };
  }
  const answer = await readDetermination(context, query, deviation);
  const ermittlungsId = identifierIn(answer, 'ermittlungsId');
  assume(ermittlungsId, 'needs a determination whose JSON shows an ermittlungsId');
  return { params: { ermittlungsId }, stuckStatus: statusIfNotReady(answer), asked: { query, deviation } };
}

/**
 * Reads a part of a determination that does not exist, with a token that the target accepts.
 *
 * @throws Inconclusive when the token is not accepted
 */
export async function readUnknownAccepted(context: StepContext, name: ReadName = 'ermittlung'): Promise<Answer> {
  const answer = await readUnknown(context, name);
  await assumeCredential(context, answer.status);
  return answer;
}

/** Declares a rule about determinations of v2; by default it covers the redirect. */
export const determinationRule = ruleWith({
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
});

/** For rules about each redirect of a determination, for captured data and for a case of the caller. */
export const REDIRECTS = {
  byPlace: true,
  of: 'redirects of such determinations',
  isMeant: ({ credential, answer }: Seen, way: string, _: readonly Seen[], { fixtures }: Config): boolean => {
    const vorgangsNummer = new URL(answer.url).searchParams.get('vorgangsNummer');
    // A determination for a case of another user may redirect to a login page.
    const isRefused = vorgangsNummer !== null && vorgangsNummer === fixtures?.offers?.andereVorgangsNummer;
    const isOfWay = (way === 'body') === (vorgangsNummer === null);
    return credential === 'given' && answer.status === 302 && !isRefused && isOfWay;
  },
};

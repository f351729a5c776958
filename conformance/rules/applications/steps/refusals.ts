import {
  assume,
  dimensionsOf,
  NO_REFUSAL,
  SUCCESS,
  type Answer,
  type Context,
  type RuleDefinition,
  type StepContext,
} from '../../engine.ts';
import { senderOf, type Stranger } from '../../steps/access.ts';
import { firstRead, numbers, PATH, SALES_PATH, salesRead, unauthorized, isRefused } from './application.ts';
import type { Change } from './change.ts';
import { expectNothingDone, firstPatch, patchAs } from './patches.ts';
import { firstList, LIST_PATH } from './list.ts';
import { forEachPlace } from './needs.ts';

/** One request with the credential, and the same one of somebody whom nobody knows. */
export interface Compared {
  accepted: Answer;
  other: Pick<Change, 'answer' | 'isShown'>;
}

const READS: Readonly<Record<string, readonly [path: typeof LIST_PATH | typeof PATH | typeof SALES_PATH, Read]>> = {
  [`GET ${LIST_PATH}`]: [LIST_PATH, firstList],
  [`GET ${PATH}`]: [PATH, firstRead],
  [`GET ${SALES_PATH}`]: [SALES_PATH, salesRead],
};
type Read = (context: StepContext) => Promise<Answer>;

/**
 * Sends a request with the credential, and as a stranger.
 *
 * @param operation - method and path template
 */
export async function sendAsStranger(context: Context, operation: string, who: Stranger): Promise<Compared> {
  const sender = senderOf(context, who);
  const [path, read] = READS[operation] ?? [];
  if (path === undefined || read === undefined) {
    const other = await patchAs(context, sender);
    const accepted = (await firstPatch(context)).attempts.at(-1)?.answer;
    assume(accepted, 'needs a patch that was sent');
    return { accepted, other };
  }
  const accepted = await read(context);
  const answer = await context.target.send('applications', 'GET', path, { params: numbers(context), ...sender });
  return { accepted, other: { answer, isShown: false } };
}

/**
 * Judges that a request without the credential is refused.
 *
 * @throws Inconclusive when the credential is refused as well. A provider need not be allowed to read as a sales party:
 * a 401 that only the other one gets is enough.
 */
export function expectBearerNeeded(context: Context, { accepted, other: made }: Compared): void {
  const other = made.answer;
  if (accepted.status === 401 && !SUCCESS.has(other.status)) throw unauthorized(context);
  const speaks = SUCCESS.has(accepted.status) || (other.status === 401 && accepted.status !== 401);
  const got = accepted.status === other.status ? String(accepted.status) : `${accepted.status} and ${other.status}`;
  assume(
    speaks || SUCCESS.has(other.status),
    `needs a request that is accepted with the credential and refused without it, got ${got}; see credentials.v2 or credentials.login`,
  );
  expectNothingDone(context, made);
}

interface Refusals extends Pick<RuleDefinition, 'title' | 'source' | 'brokenBy'> {
  /** Whether the refusal has to be one of the client: 4xx. */
  asClientError?: boolean;
  /**
   * Sends what is to be refused.
   *
   * @param what - what is wrong, as the place of the statement names it; empty where it names nothing
   */
  send(context: Context, what: string): Promise<Answer>;
}

/** The rule that patches are refused, at each place of its statements. */
export function refusals({ asClientError = false, send, ...definition }: Refusals): RuleDefinition {
  return forEachPlace({
    ...definition,
    level: 'should',
    async check(context, place) {
      const [what = ''] = Object.values(dimensionsOf(place));
      const answer = await send(context, what);
      if (asClientError) context.expect.that(isRefused(answer), 'status 4xx', String(answer.status), answer);
      else context.expect.refused(answer, NO_REFUSAL);
    },
  });
}

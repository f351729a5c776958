import type { Answer } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { assumeCredential } from './steps/credential.ts';
import { assumeInService } from './steps/in-service.ts';
import { readUnknown } from './steps/unknown.ts';

/** Most calls that are made to use up a quota. */
const MOST_CALLS = 5000;
/** Calls that others, or the rounding of a window, may add. */
const MARGIN = 20;

export default rule({
  level: 'must',
  title: 'When no calls are left, the service answers 429 until the window ends',
  source: ['O215'],
  covers: [{ operation: 'getErmittlung', status: 429 }],
  effect: 'reads',
  needs: ['state', 'credentials.v2'],
  optIn: 'uses up the quota of credentials.v2',
  brokenBy: ['quota-not-enforced', 'quota-503', 'quota-403', 'quota-never-returns'],
  async check(context) {
    const { expect } = context;
    await useUp(context);
    const refused = await ask(context);
    expect.that(refused.status === 429, 'status 429 with no calls left', String(refused.status), refused);
    await context.windowEnd(refused);
    const after = await ask(context);
    expect.that(after.status !== 429, 'another status than 429 after the window', String(after.status), after);
  },
});

/** Reads until no calls are left, in a window that does not end just then. */
async function useUp(context: Context): Promise<void> {
  const first = await readUnknown(context);
  await assumeInService(context, first.status);
  await assumeCredential(context, first.status);
  const all = numberIn(first, 'X-RateLimit-Remaining');
  assume(all, 'needs the header X-RateLimit-Remaining with a number');
  assume(all <= MOST_CALLS, `${all} calls are left; supply a client with at most ${MOST_CALLS} in credentials.v2`);
  let answer = first;
  for (let calls = 0; calls < all + MARGIN && numberIn(answer, 'X-RateLimit-Remaining') !== 0; calls += 1) {
    answer = await ask(context);
    assume(answer.status !== 429, 'calls were refused before X-RateLimit-Remaining was 0; run it again');
  }
  assume(
    numberIn(answer, 'X-RateLimit-Remaining') === 0,
    `X-RateLimit-Remaining was not 0 after ${all + MARGIN} calls; the window may be too short to use it up`,
  );
  const left = numberIn(answer, 'X-RateLimit-Reset') ?? 0;
  assume(left > 1, `the window ended ${left} s after its last call; run it again`);
}

function ask({ target, uuid }: Context): Promise<Answer> {
  return target.send('offers-v2', 'GET', '/v2/ergebnisliste/ermittlung/{ermittlungsId}', {
    params: { ermittlungsId: uuid() },
    overload: 'judged',
  });
}

function numberIn(answer: Answer, header: string): number | undefined {
  const value = answer.header(header)?.trim() ?? '';
  return value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

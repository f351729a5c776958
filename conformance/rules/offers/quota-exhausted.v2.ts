import { assume, rule, needsWrites, type Answer, type Context, type StepContext } from '../engine.ts';
import { capturedData } from './steps/ask.v2.ts';
import { assumeCredential } from './steps/determine.v2.ts';
import { RATE_LIMIT_HEADERS, READ_NAMES, READS, readUnknown, type ReadName } from './steps/reads.v2.ts';

/** The maximum number of calls to use up a quota. */
const MOST_CALLS = 5000;
const DETERMINATION = 'determination';
const ALL = [...READ_NAMES, DETERMINATION];
/** Additional calls, since other clients or the rounding of a window may shift the count. */
const MARGIN = 20;

export default rule({
  level: 'must',
  title: 'When no calls are left, the service answers 429 until the window ends',
  source: ['O214', 'O215', 'O264'],
  covers: [{ operation: 'getErmittlung', status: 429 }],
  at: '* /v2/ergebnisliste/**',
  effect: 'reads',
  needs: ['state', 'credentials.v2'],
  cases: ALL,
  optIn: 'uses up the quota of credentials.v2',
  brokenBy: ['quota-not-enforced', 'quota-503', 'quota-403', 'quota-never-returns'],
  async check(context) {
    const { expect } = context;
    const answers = await callsWithoutQuota(context);
    const [refused, after] = [answers.refused.get(context.case), answers.after.get(context.case)];
    if (refused === undefined || after === undefined) throw needsWrites('a determination');
    expect.that(refused.status === 429, 'status 429 with no calls left', String(refused.status), refused);
    for (const header of RATE_LIMIT_HEADERS) expect.header(refused, header);
    expect.that(after.status !== 429, 'a status other than 429 after the window', String(after.status), after);
  },
});

type Answers = ReadonlyMap<string, Answer>;

/** Uses up the quota once, and calls each operation before and after the end of the window. */
function callsWithoutQuota(context: Context): Promise<{ refused: Answers; after: Answers }> {
  return context.once('quota used up', async (step) => {
    await useUp(step);
    const names = step.mayWrite ? ALL : READ_NAMES;
    const refused = new Map<string, Answer>();
    for (const name of names) refused.set(name, await ask(step, name));
    const [first] = refused.values();
    return { refused, after: first === undefined ? new Map() : await askAfter(step, names, first) };
  });
}

/** Calls each operation after the end of the window; waits for another window if its calls are used up. */
async function askAfter(step: StepContext, names: readonly string[], refused: Answer): Promise<Answers> {
  const answers = new Map<string, Answer>();
  await step.windowEnd(refused);
  let last = refused;
  for (const name of names) {
    const isUsedUp = last.status !== 429 && numberIn(last, 'X-RateLimit-Remaining') === 0;
    if (isUsedUp) await step.windowEnd(last);
    // The remaining seconds may be rounded down.
    const isOver = (answer: Answer) => answer.status !== 429 || (numberIn(answer, 'X-RateLimit-Reset') ?? 0) > 1;
    last = await step.poll(() => ask(step, name), isOver);
    answers.set(name, last);
  }
  return answers;
}

/** Reads until no calls are left; inconclusive if the window ends at that moment. */
async function useUp(context: StepContext): Promise<void> {
  const first = await readUnknown(context);
  await assumeCredential(context, first.status);
  const all = numberIn(first, 'X-RateLimit-Remaining');
  assume(all, 'needs the header X-RateLimit-Remaining with a number');
  assume(all <= MOST_CALLS, `${all} calls are left; supply a client with at most ${MOST_CALLS} in credentials.v2`);
  let answer = first;
  for (let calls = 0; calls < all + MARGIN && numberIn(answer, 'X-RateLimit-Remaining') !== 0; calls += 1) {
    answer = await ask(context);
    assume(answer.status !== 429, 'calls were refused before X-RateLimit-Remaining was 0; run it again');
  }
  const lack = `X-RateLimit-Remaining was not 0 after ${all + MARGIN} calls`;
  assume(numberIn(answer, 'X-RateLimit-Remaining') === 0, `${lack}; the window may be too short to use it up`);
  const left = numberIn(answer, 'X-RateLimit-Reset') ?? 0;
  assume(left > 1, `the window ended ${left} s after its last call; run it again`);
}

function ask(context: StepContext, name: string = 'ermittlung'): Promise<Answer> {
  if (name === DETERMINATION) {
    const json = capturedData(context.config);
    return context.target.send('offers-v2', 'POST', '/v2/ergebnisliste/ermittlung', { json, overload: 'judged' });
  }
  const ermittlungsId = context.uuid();
  return context.target.send('offers-v2', 'GET', READS[name as ReadName], {
    params: { ermittlungsId, ergebnisNummer: '1', zahlungsplanIndex: '1' },
    overload: 'judged',
  });
}

function numberIn(answer: Answer, header: string): number | undefined {
  const value = answer.header(header)?.trim() ?? '';
  return value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

import { SUCCESS, type StatusRange, type StepContext } from '../engine.ts';
import {
  expectNoLess,
  expectSameStatus,
  pairWith,
  steadyPair,
  tracedBy,
  TRACE_ID_COUNTS,
  TRACE_ID_KINDS,
  type TracedPair,
  type TraceIdKind,
} from './steps/trace-id.ts';
import { READ_NAMES, readUnknown, type ReadName } from './steps/reads.v2.ts';
import { readPart } from './steps/parts.v2.ts';
import { tracedRead } from './steps/traced.v2.ts';
import { determinationRule, determine, forCase } from './steps/determine.v2.ts';

const DETERMINATION = 'determination';

/** Sent with one kind of trace id only. */
const FOR_CASE = `${DETERMINATION} for a case`;

/** A success, or one of these statuses about the determination. */
const answering = (...refusals: readonly number[]): StatusRange => ({
  says: [SUCCESS.says, ...refusals].join(' or '),
  has: (status) => SUCCESS.has(status) || refusals.includes(status),
});

export default determinationRule({
  level: 'must',
  title: 'A request is answered alike with x-TraceId, whatever its value, and without',
  source: ['O216', 'O253'],
  at: 'GET /v2/ergebnisliste/**',
  effect: 'reads',
  smoke: 'ermittlung: word',
  cases: [
    ...[...READ_NAMES, DETERMINATION].flatMap((name) => TRACE_ID_KINDS.map((kind) => `${name}: ${kind}`)),
    `${FOR_CASE}: sentence`,
  ],
  brokenBy: [...TRACE_ID_COUNTS, 'trace-id-of-case-refused'],
  async check(context) {
    const [name, kind] = context.case.split(': ') as [ReadName | typeof DETERMINATION | typeof FOR_CASE, TraceIdKind];
    if (name === DETERMINATION || name === FOR_CASE) {
      const query = name === FOR_CASE ? forCase(context.config) : {};
      const untraced = await determine(context, query);
      const pair = await pairWith(kind, async (by) => ({ untraced, traced: await determine(context, query, by) }));
      return expectSameStatus(context, pair, { says: '302', has: (status) => status === 302 });
    }
    const again = (which: keyof TracedPair, time: number) =>
      readPart(context, name, `${which} ${kind} again ${time}`, which === 'traced' ? tracedBy(kind) : {});
    const pair = await steadyPair(await tracedRead(context, name, kind), again);
    expectSameStatus(context, pair, context.mayWrite ? SUCCESS : await knownStatuses(context, name));
    await expectNoLess(context, pair, again);
  },
});

/** If requests without a token get 401, a 403 concerns the determination, not the token. */
async function knownStatuses(context: StepContext, name: ReadName): Promise<StatusRange> {
  const anonymous = await readUnknown(context, name, { as: 'none' });
  return anonymous.status === 401 ? answering(403, 404) : answering(404);
}

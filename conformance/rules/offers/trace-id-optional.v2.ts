import { SUCCESS, type StatusRange, type StepContext } from '../engine.ts';
import {
  expectNoLess,
  expectSameStatus,
  pairWith,
  steadyPair,
  tracedBy,
  TRACE_ID_KINDS,
  type TracedPair,
  type TraceIdKind,
} from './steps/trace-id.ts';
import { READ_NAMES, readUnknown, type ReadName } from './steps/reads.v2.ts';
import { readPart } from './steps/parts.v2.ts';
import { tracedRead } from './steps/traced.v2.ts';
import { determinationRule, determine, forCaseOrData } from './steps/determine.v2.ts';

const DETERMINATION = 'determination';

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
  cases: [...READ_NAMES, DETERMINATION].flatMap((name) => TRACE_ID_KINDS.map((kind) => `${name}: ${kind}`)),
  brokenBy: [
    'trace-id-required',
    'trace-id-refused',
    'trace-id-of-digits-only',
    'trace-id-too-long',
    'trace-id-is-word',
    'trace-id-with-slash-refused',
    'trace-id-empties-answers',
    'trace-id-empties-lists',
    'trace-id-hides-hints',
    'trace-id-of-case-refused',
  ],
  async check(context) {
    const [name, kind] = context.case.split(': ') as [ReadName | typeof DETERMINATION, TraceIdKind];
    if (name === DETERMINATION) {
      // One kind is also sent with a case, if one is configured.
      const queries = kind === 'sentence' ? [{}, forCaseOrData(context.config)] : [{}];
      for (const query of queries) {
        const untraced = await determine(context, query);
        const pair = await pairWith(kind, async (by) => ({ untraced, traced: await determine(context, query, by) }));
        expectSameStatus(context, pair, { says: '302', has: (status) => status === 302 });
      }
      return;
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

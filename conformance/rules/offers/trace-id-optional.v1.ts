import { rule, SUCCESS, SUCCESS_OR_REDIRECT, coversOf } from '../engine.ts';
import {
  EACH_ALONE,
  expectNoLess,
  expectSameStatus,
  pairWith,
  steadyPair,
  tracedBy,
  TRACE_ID_COUNTS,
  TRACE_ID_KINDS,
  type Traced,
  type TracedPair,
  type TraceIdKind,
} from './steps/trace-id.ts';
import { METHODS, readOnceDetermined, suggestions, tracedOnceDetermined, type Method } from './steps/suggestions.v1.ts';

export default rule({
  level: 'must',
  title: 'The financing suggestions are answered alike with x-TraceId, whatever its value, and without',
  source: ['O216', 'O253'],
  covers: coversOf({ getFinanzierungsvorschlaege: '2XX', createFinanzierungsvorschlaege: '2XX' }),
  effect: 'reads',
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  cases: METHODS.flatMap((method) => TRACE_ID_KINDS.map((kind) => `${method}: ${kind}`)),
  brokenBy: TRACE_ID_COUNTS,
  async check(context) {
    const [method, kind] = context.case.split(': ') as [Method, TraceIdKind];
    const isOnceDetermined = method === 'GET' && kind !== 'word';
    const pairBy = async (by: Traced) => {
      const traced = await (isOnceDetermined ? tracedOnceDetermined(context, by) : suggestions(context, method, by));
      const untraced = await suggestions(context, method);
      // The determination in between may have changed the suggestions.
      const isChanged = isOnceDetermined && untraced.status !== traced.status;
      return { traced, untraced: isChanged ? await readOnceDetermined(context) : untraced };
    };
    const again = (which: keyof TracedPair, time: number) =>
      suggestions(context, method, which === 'traced' ? tracedBy(kind) : {}, `${kind} again ${time}`);
    const pair = await steadyPair(await pairWith(kind, pairBy, method === 'POST' ? EACH_ALONE : undefined), again);
    const usual = method === 'GET' ? SUCCESS : SUCCESS_OR_REDIRECT;
    expectSameStatus(context, pair, usual, ['fixtures.offers.vorgangsNummer']);
    await expectNoLess(context, pair, again);
  },
});

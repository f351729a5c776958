import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { assumeRefused, changeToBad } from './steps/bad-values.ts';
import { recordIn } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'The refusal of a bad value by PATCH carries as traceId what its header X-TraceId says',
  source: ['P120', 'P121'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 400 }],
  effect: 'changes',
  needs: CHANGE,
  cases: ['anrede', 'geburtsdatum'],
  brokenBy: ['error-without-trace-id', 'error-with-other-trace-id'],
  async check(context) {
    const { answer } = await changeToBad(context, context.case as 'anrede' | 'geburtsdatum');
    const body = recordIn(answer);
    assumeRefused(answer);
    assume(body, 'needs a refusal with a JSON object');
    context.expect.type(body['traceId'], 'string', 'traceId');
    const header = answer.header('X-TraceId');
    assume(header !== undefined && header.trim() !== '', 'needs a header X-TraceId to compare the traceId with');
    context.expect.equal(String(body['traceId']).trim(), header.trim(), 'traceId');
  },
});

import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { readWithout } from './steps/caller-headers.ts';
import { READING } from './steps/needs.ts';
import { requireState } from './steps/state.ts';
import { carriesTrace, readUnknown, traceShown } from './steps/traced-reads.ts';

export default rule({
  level: 'should',
  title: 'The X-TraceId of a request comes back with a refusal, too',
  source: ['P08'],
  covers: [
    { operation: 'getPartner', status: 401 },
    { operation: 'getPartner', status: 404 },
  ],
  effect: 'reads',
  needs: READING,
  cases: ['401', '404'],
  brokenBy: ['trace-id-lost-in-refusals'],
  async check(context) {
    if (context.case === '404') requireState(context);
    const refused = context.case === '404' ? readUnknown(context) : readWithout(context, 'partner', 'X-ApiKey');
    const traced = await refused;
    const { sent, answer } = traced;
    assume(answer.status === Number(context.case), `needs a refusal (${context.case}), got ${answer.status}`);
    context.expect.that(carriesTrace(traced), `the header X-TraceId '${sent}'`, traceShown(traced), answer);
  },
});

import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { READING } from './steps/needs.ts';
import { coversReads, READ_NAMES, readOfCase } from './steps/reads.ts';
import { carriesTrace, traceShown, tracedRead } from './steps/traced-reads.ts';

export default rule({
  level: 'must',
  title: 'The X-TraceId of a request comes back unchanged',
  source: ['P08'],
  interfaces: ['partner'],
  covers: coversReads(200),
  effect: 'reads',
  needs: READING,
  cases: READ_NAMES,
  brokenBy: ['trace-id-replaced', 'trace-id-in-upper-case', 'trace-id-cut', 'trace-id-lost-in-lists'],
  async check(context) {
    const traced = await tracedRead(context, readOfCase(context));
    const { sent, answer } = traced;
    assume(answer.status === 200, `needs a read that answers 200, got ${answer.status}`);
    context.expect.that(carriesTrace(traced), `the header X-TraceId '${sent}'`, traceShown(traced), answer);
  },
});

import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { readWithout } from './steps/caller-headers.ts';
import { READING } from './steps/needs.ts';
import { coversReads, READ_NAMES, type ReadName } from './steps/reads.ts';
import { requireState } from '../steps/state.ts';
import { carriesTrace, readUnknown, traceShown } from './steps/traced-reads.ts';

/** A case is the status of a refusal, and the read that is refused. */
const CASES = READ_NAMES.flatMap((name) => [`401 ${name}`, `404 ${name}`]);

export default rule({
  level: 'must',
  title: 'The X-TraceId of a request comes back with a refusal, too',
  source: ['P168'],
  interfaces: ['partner'],
  covers: [...coversReads(401), ...coversReads(404)],
  effect: 'reads',
  needs: READING,
  cases: CASES,
  brokenBy: [
    'trace-id-lost-in-refusals',
    'trace-id-replaced',
    'trace-id-in-upper-case',
    'trace-id-cut',
    'trace-id-lost-in-lists',
  ],
  async check(context) {
    const [status, name] = context.case.split(' ') as ['401' | '404', ReadName];
    if (status === '404') requireState(context);
    const traced = await (status === '404' ? readUnknown(context, name) : readWithout(context, name, 'X-ApiKey'));
    const { sent, answer } = traced;
    assume(answer.status === Number(status), `needs a refusal (${status}), got ${answer.status}`);
    context.expect.that(carriesTrace(traced), `the header X-TraceId '${sent}'`, traceShown(traced), answer);
  },
});

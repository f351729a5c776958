import { recordIn } from './steps/attributes.ts';
import { assume } from '../engine.ts';
import { answersToBadValues } from './steps/bad-values.ts';
import { byPlace } from './steps/declare.ts';
import { traceIdsOf, SENT_CHANGED } from './steps/trace-ids.ts';

export default byPlace({
  level: 'should',
  title: 'The refusal of a bad value carries as traceId what its header X-TraceId says',
  brokenBy: [
    ...SENT_CHANGED,
    'error-with-other-trace-id',
    'generated-trace-id-is-empty',
    'generated-trace-id-is-the-same',
    'generated-trace-ids-of-kinds',
  ],
  judges: {
    async P121(context, { operation }) {
      for (const answer of await answersToBadValues(context, operation)) {
        const traceId = recordIn(answer)?.['traceId'];
        const header = answer.header('X-TraceId');
        assume(typeof traceId === 'string' && header, 'needs a refusal with a traceId, and a header X-TraceId');
        const isNamed = [header.trim(), ...traceIdsOf(answer)].includes(traceId.trim());
        context.expect.that(isNamed, `traceId ${JSON.stringify(header.trim())}`, JSON.stringify(traceId), answer);
      }
    },
  },
});

import { SUCCESS } from '../engine.ts';
import { byPlace, READING } from './steps/declare.ts';
import { coversReads } from './steps/reads.ts';
import { sendTraced } from './steps/senders.ts';
import { expectTrace } from './steps/trace-ids.ts';

export default byPlace({
  level: 'must',
  title: 'The X-TraceId of a request comes back unchanged',
  covers: coversReads(200),
  effect: 'reads',
  needs: READING,
  brokenBy: [
    'trace-id-in-lower-case',
    'trace-id-replaced',
    'trace-id-cut',
    'trace-id-taken-as-uuid-only',
    'trace-id-lost-in-lists',
  ],
  judges: {
    async P08(context, { operation }) {
      const { sent, answer } = await sendTraced(context, operation);
      // The same was accepted without a trace id.
      context.expect.status(answer, SUCCESS);
      expectTrace(context, answer, sent);
    },
  },
});

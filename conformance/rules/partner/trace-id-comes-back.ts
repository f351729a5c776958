import { assume, SUCCESS } from '../engine.ts';
import { createPartner } from './steps/create.ts';
import { readingByPlace, coversReads, isCreation } from './steps/declare.ts';
import { readOf } from './steps/reads.ts';
import { sendTraced } from './steps/senders.ts';
import { expectTrace, SENT_CHANGED } from './steps/trace-ids.ts';

export default readingByPlace({
  level: 'must',
  title: 'The X-TraceId of a request comes back unchanged',
  covers: coversReads(200),
  brokenBy: [...SENT_CHANGED, 'traced-reads-answer-204', 'trace-id-lost-in-lists'],
  judges: {
    async P08(context, { operation }) {
      const { sent, answer } = await sendTraced(context, operation);
      if (isCreation(operation) && !SUCCESS.has(answer.status)) {
        const { status } = await createPartner(context);
        assume(SUCCESS.has(status), `a creation without a trace id is refused by now, too: ${String(status)}`);
      }
      // The same request was accepted without a trace id. A read answers 200 (P01); other rules judge the status of a write.
      context.expect.status(answer, readOf(operation) === undefined ? SUCCESS : 200);
      expectTrace(context, answer, sent);
    },
  },
});

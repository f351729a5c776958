import { requireState } from '../steps/state.ts';
import { assume } from '../engine.ts';
import { readingByPlace, coversReads } from './steps/declare.ts';
import { askWithout, sendForNobody } from './steps/senders.ts';
import { expectTrace, OF_ALL } from './steps/trace-ids.ts';

export default readingByPlace({
  level: 'must',
  title: 'A refusal carries X-TraceId, too: the one of its request, or a generated one',
  covers: [...coversReads(401), ...coversReads(404)],
  brokenBy: [...OF_ALL, 'trace-id-lost-in-lists', 'no-trace-id-generated-for-lists'],
  judges: {
    async P168(context, { operation, values }) {
      if (values === 'sent') {
        const { sent, answer } = await askWithout(context, operation, 'X-ApiKey');
        assume(answer.status === 401, `needs a refusal (401), got ${answer.status}`);
        expectTrace(context, answer, sent);
      } else {
        requireState(context);
        const answer = await sendForNobody(context, operation);
        assume(answer.status >= 400, `needs a refusal, got ${answer.status}`);
        expectTrace(context, answer, undefined);
      }
    },
  },
});

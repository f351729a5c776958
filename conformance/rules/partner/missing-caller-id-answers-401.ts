import { assume, SUCCESS } from '../engine.ts';
import { readingByPlace, coversReads } from './steps/declare.ts';
import { sendWithout } from './steps/senders.ts';

export default readingByPlace({
  level: 'should',
  title: 'A request without an X-PartnerId is refused with 401',
  covers: coversReads(401),
  brokenBy: ['missing-caller-answers-400', 'missing-caller-answers-500'],
  judges: {
    async P162(context, { operation }) {
      const answer = await sendWithout(context, operation, 'X-PartnerId');
      assume(!SUCCESS.has(answer.status), 'needs a refusal, as caller-id-required reports');
      context.expect.status(answer, 401);
    },
  },
});

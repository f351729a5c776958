import { assume } from '../engine.ts';
import { byPlace, READING } from './steps/declare.ts';
import { callerOfKind } from './steps/caller-kinds.ts';
import { sendAsCaller, sendWithout } from './steps/senders.ts';

export default byPlace(
  {
    level: 'must',
    title: 'The API key of a user and that of an organisation are both accepted',
    effect: 'reads',
    needs: [...READING, 'state'],
    brokenBy: ['organisation-key-refused', 'organisation-key-refused-for-writes', 'organisation-key-refused-for-lists'],
  },
  {
    async P165(context, { operation, callers = '' }) {
      const answer = await sendAsCaller(context, operation, await callerOfKind(context, callers));
      const { answer: stranger } = await sendWithout(context, operation, 'X-ApiKey', 'wrong');
      assume(stranger.status === 401, `needs a wrong key that is refused with 401, got ${stranger.status}`);
      context.expect.that(answer.status !== 401, 'another status than 401', '401', answer);
    },
  },
);

import { assume, CLIENT_ERROR, credentialSetting, SUCCESS, type StatusRange } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import { callerOfKind } from './steps/callers.ts';
import { sendAsCaller, sendWithout } from './steps/senders.ts';

/** A caller who is known may still lack a right, or not see the partner. */
const KNOWN: StatusRange = {
  says: '2xx, or 4xx other than 401',
  has: (status) => SUCCESS.has(status) || (CLIENT_ERROR.has(status) && status !== 401),
};

export default byPlace({
  level: 'must',
  title: 'The API key of a user and that of an organisation are both accepted',
  effect: 'reads',
  brokenBy: ['organisation-key-refused', 'organisation-key-refused-for-writes', 'organisation-key-answers-500'],
  judges: {
    async P165(context, { operation, callers = '' }) {
      const as = await callerOfKind(context, callers);
      const answer = await sendAsCaller(context, operation, as);
      const stranger = await sendWithout(context, operation, 'X-ApiKey', 'wrong');
      assume(stranger.status === 401, `needs a wrong key that is refused with 401, got ${stranger.status}`);
      const { status } = answer;
      const got = status === 401 ? `401; see ${credentialSetting(context.config, as)}` : `${status}`;
      context.expect.status(answer, KNOWN, got);
    },
  },
});

import { expectNothingServed } from '../steps/access.ts';
import { requireState } from '../steps/state.ts';
import { readingByPlace, coversReads } from './steps/declare.ts';
import { assumeServed, sendWithout } from './steps/senders.ts';

export default readingByPlace({
  level: 'must',
  title: 'A request without an X-ApiKey, or with one that is wrong, is refused with 401',
  covers: coversReads(401),
  brokenBy: [
    'key-counts-by-its-beginning',
    'key-counts-by-its-form',
    'key-of-another-accepted',
    'any-key-accepted',
    'kept-reads-answer-everybody',
    'key-not-asked-for',
    'key-not-asked-for-administrierbare',
  ],
  judges: {
    async P10(context, { operation, credentials = '' }) {
      if (credentials === 'wrong') requireState(context);
      const answer = await sendWithout(context, operation, 'X-ApiKey', credentials);
      context.expect.status(answer, 401);
      expectNothingServed(context, await assumeServed(context, operation), answer);
    },
  },
});

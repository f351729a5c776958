import { CLIENT_ERROR } from '../engine.ts';
import { expectNothingServed } from '../steps/access.ts';
import { readingByPlace, coversReads } from './steps/declare.ts';
import { readOf } from './steps/reads.ts';
import { assumeServed, NOBODY, sendWithout } from './steps/senders.ts';

/** `missing-caller-id-answers-401` judges the status. */
export default readingByPlace({
  level: 'must',
  title: 'A request without an X-PartnerId is refused',
  covers: coversReads(401),
  brokenBy: [
    'kept-reads-answer-everybody',
    'caller-not-asked-for',
    'caller-not-asked-for-identifiers',
    'missing-caller-answers-500',
    'nobody-is-served',
    'nobody-writes',
  ],
  judges: {
    async P11(context, { operation }) {
      // One read is enough, since a server recognises visitors in all reads alike.
      const isOther = (readOf(operation) ?? 'partner') !== 'partner';
      for (const lack of ['X-PartnerId', NOBODY] as const) {
        if (isOther && lack === NOBODY) continue;
        const answer = await sendWithout(context, operation, lack);
        context.expect.status(answer, CLIENT_ERROR);
        expectNothingServed(context, await assumeServed(context, operation), answer);
      }
    },
  },
});

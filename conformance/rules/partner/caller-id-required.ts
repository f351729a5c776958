import { CLIENT_ERROR } from '../engine.ts';
import { expectNothingServed } from '../steps/access.ts';
import { byPlace, READING, coversReads } from './steps/declare.ts';
import { readOf } from './steps/reads.ts';
import { assumeServed, readAsNobody, sendWithout } from './steps/senders.ts';

/** Which status refuses it is the matter of `missing-caller-id-answers-401`. */
export default byPlace({
  level: 'must',
  title: 'A request without an X-PartnerId is refused',
  covers: coversReads(401),
  effect: 'reads',
  needs: READING,
  brokenBy: [
    'kept-reads-answer-everybody',
    'caller-not-asked-for',
    'caller-not-asked-for-identifiers',
    'missing-caller-answers-500',
    'nobody-is-served',
  ],
  judges: {
    async P11(context, { operation }) {
      const answer = await sendWithout(context, operation, 'X-PartnerId');
      // Who has no key either may pass for a visitor; how that is told is the same for all operations.
      for (const one of readOf(operation) === 'partner' ? [answer, await readAsNobody(context)] : [answer]) {
        context.expect.status(one, CLIENT_ERROR);
        expectNothingServed(context, await assumeServed(context, operation), one);
      }
    },
  },
});

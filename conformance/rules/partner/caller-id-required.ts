import { CLIENT_ERROR } from '../engine.ts';
import { byPlace, READING } from './steps/declare.ts';
import { coversReads } from './steps/reads.ts';
import { sendWithout } from './steps/senders.ts';

/** Which status refuses it is the matter of `missing-caller-id-answers-401`. */
export default byPlace(
  {
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
    ],
  },
  {
    async P11(context, { operation }) {
      context.expect.status(await sendWithout(context, operation, 'X-PartnerId'), CLIENT_ERROR);
    },
  },
);

import { CLIENT_ERROR } from '../engine.ts';
import { byPlace, READING } from './steps/declare.ts';
import { sendWithout } from './steps/senders.ts';

export default byPlace(
  {
    level: 'should',
    title: 'A request whose X-PartnerId names no partner is refused',
    effect: 'reads',
    needs: [...READING, 'state'],
    brokenBy: ['kept-reads-answer-everybody', 'any-caller-accepted'],
  },
  {
    async P163(context, { operation }) {
      context.expect.status(await sendWithout(context, operation, 'X-PartnerId', 'wrong'), CLIENT_ERROR);
    },
  },
);

import { CLIENT_ERROR } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import { sendWithout } from './steps/senders.ts';

export default byPlace({
  level: 'should',
  title: 'A request whose X-PartnerId names no partner is refused',
  effect: 'reads',
  brokenBy: ['kept-reads-answer-everybody', 'any-caller-accepted', 'caller-counts-by-its-beginning'],
  judges: {
    async P163(context, { operation }) {
      context.expect.status(await sendWithout(context, operation, 'X-PartnerId', 'wrong'), CLIENT_ERROR);
    },
  },
});

import { byPlace, coversReads } from './steps/declare.ts';
import { sendForNobody } from './steps/senders.ts';

export default byPlace({
  level: 'should',
  title: 'A partner that does not exist answers 404',
  covers: coversReads(404),
  effect: 'reads',
  brokenBy: [
    'unknown-partner-reads-as-empty',
    'unknown-parent-is-root',
    'unknown-parent-answers-200',
    'unknown-parent-answers-500',
  ],
  judges: {
    async P13(context, { operation }) {
      context.expect.status(await sendForNobody(context, operation), 404);
    },
  },
});

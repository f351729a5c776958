import { CLIENT_ERROR } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import { sendDocument } from './steps/senders.ts';

export default byPlace({
  level: 'should',
  title: 'A document that is not valid JSON is refused with 4xx',
  brokenBy: ['broken-json-taken', 'broken-json-500'],
  judges: {
    async N33(context, { operation }) {
      const answer = await sendDocument(context, operation, (document) => ({
        raw: JSON.stringify(document).slice(0, -1),
        contentType: 'application/json',
      }));
      context.expect.status(answer, CLIENT_ERROR);
    },
  },
});

import { byPlace } from './steps/declare.ts';
import { sendDocument } from './steps/senders.ts';

export default byPlace({
  level: 'info',
  title: 'The response to a document that is sent as text/plain',
  judges: {
    async N32(context, { operation, values: contentType = '' }) {
      const { status } = await sendDocument(context, operation, (json) => ({ json, contentType }));
      context.note(`answered with ${status}`);
    },
  },
});

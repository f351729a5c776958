import { readingByPlace } from './steps/declare.ts';
import { askRead, assumeReadable, readAt } from './steps/reads.ts';

export default readingByPlace({
  level: 'info',
  title: 'The response to a read that accepts images only',
  judges: {
    async N31(context, { operation, values: Accept = '' }) {
      const name = readAt(operation);
      await assumeReadable(context, name);
      const { status, mediaType } = await askRead(context, name, { headers: { Accept } });
      context.note(`answered with ${status}${mediaType === '' ? '' : ` and ${mediaType}`}`);
    },
  },
});

import { byPlace } from './steps/declare.ts';
import { askRead, assumeReadable, readAt } from './steps/reads.ts';

export default byPlace({
  level: 'info',
  title: 'HEAD is answered with the status of GET',
  effect: 'reads',
  judges: {
    async N28(context, { operation }) {
      const name = readAt(operation);
      const [get, { status }] = [await assumeReadable(context, name), await askRead(context, name, { method: 'HEAD' })];
      const what = status === get.status ? 'the status' : `${status}, not the ${get.status}`;
      context.note(`is answered with ${what} of GET`);
    },
  },
});

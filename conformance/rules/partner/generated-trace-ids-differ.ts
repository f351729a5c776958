import { assume } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import { assumeServed, sendForNobody } from './steps/senders.ts';

export default byPlace({
  level: 'should',
  title: 'Generated trace ids differ from answer to answer',
  effect: 'reads',
  brokenBy: ['generated-trace-id-is-the-same', 'generated-trace-id-is-empty'],
  judges: {
    async P169(context, { operation }) {
      const other = await sendForNobody(context, operation);
      const [one, another] = [await assumeServed(context, operation), other].map((answer) =>
        answer.header('X-TraceId'),
      );
      assume(one && another, 'needs two answers with a generated X-TraceId');
      context.expect.that(one !== another, 'two trace ids', `'${one}' twice`, other);
    },
  },
});

import { rule } from '../../kit/rule.ts';
import { tracedRead } from './steps/trace-id.ts';

export default rule({
  level: 'info',
  title: 'Whether answers carry the x-TraceId of the request',
  source: ['O216'],
  covers: [],
  effect: 'reads',
  needs: ['credentials.v2'],
  brokenBy: [],
  async check(context) {
    const { traceId, traced } = await tracedRead(context);
    const answered = traced.header('x-TraceId');
    if (answered === undefined) context.note('a read with x-TraceId is answered without one');
    else context.note(`a read with x-TraceId is answered with ${answered === traceId ? 'the same' : 'another'}`);
  },
});

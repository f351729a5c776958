import { rule } from '../engine.ts';
import { TRACE_IDS } from './steps/trace-id.ts';
import { tracedRead } from './steps/traced.v2.ts';

export default rule({
  level: 'info',
  title: 'Whether responses carry the x-TraceId of the request',
  source: ['O216'],
  at: 'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}',
  effect: 'reads',
  needs: ['credentials.v2'],
  async check(context) {
    const { traced } = await tracedRead(context);
    const answered = traced.header('x-TraceId');
    if (answered === undefined) context.note('a read with x-TraceId is answered without one');
    else context.note(`a read with x-TraceId is answered with ${answered === TRACE_IDS.word ? 'the same' : 'another'}`);
  },
});

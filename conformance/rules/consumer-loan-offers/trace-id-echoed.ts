import { assume } from '../engine.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askTraced, TRACE_ID } from './steps/ask.ts';
import { questionRule } from './steps/questions.ts';

export default questionRule({
  level: 'info',
  title: 'X-TraceId comes back with the response',
  source: ['L51'],
  async check(context) {
    const answer = await askTraced(context);
    assume(isSuccess(answer, 'bestesAngebot'), `needs a query with X-TraceId to succeed, got ${says(answer)}`);
    const traceId = answer.header('X-TraceId');
    const echo = traceId === TRACE_ID ? 'the same X-TraceId' : 'another X-TraceId';
    context.note(`the response carries ${traceId === undefined ? 'no X-TraceId' : echo}`);
  },
});

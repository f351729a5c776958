import { askTraced, askUsual, expectSuccess } from './steps/ask.ts';
import { questionRule } from './steps/questions.ts';

export default questionRule({
  level: 'must',
  title: 'A question is answered with X-TraceId and without',
  source: ['L19'],
  cases: ['with X-TraceId', 'without X-TraceId'],
  brokenBy: ['trace-id-demanded'],
  async check(context) {
    const without = await askUsual(context, 'bestesAngebot');
    const traced = await askTraced(context);
    const [answer, other, what] =
      context.case === 'without X-TraceId'
        ? [without, traced, 'a question without X-TraceId']
        : [traced, without, 'a question with X-TraceId'];
    await expectSuccess(context, 'bestesAngebot', answer, what, async () => other);
  },
});

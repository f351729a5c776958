import { askTraced, askUsual, expectSuccess } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

const WITHOUT = 'without X-TraceId';

export default forBoth({
  level: 'must',
  title: 'A query is answered with X-TraceId and without',
  source: ['L19'],
  about: ['with X-TraceId', WITHOUT],
  brokenBy: ['trace-id-demanded', 'trace-id-of-lists-refused'],
  async check(context, question, way) {
    const without = await askUsual(context, question);
    const traced = await askTraced(context, question);
    const [answer, other] = way === WITHOUT ? [without, traced] : [traced, without];
    await expectSuccess(context, question, answer, `a query ${way}`, async () => other);
  },
});

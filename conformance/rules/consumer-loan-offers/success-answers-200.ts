import { assumeUsualSuccess } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'should',
  title: 'A query that is answered with offers has the status 200',
  source: ['L47'],
  brokenBy: ['offers-201'],
  async check(context, question) {
    context.expect.status(await assumeUsualSuccess(context, question), 200);
  },
});

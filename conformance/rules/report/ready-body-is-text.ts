import { jsonType } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { readyReport } from './steps/read-report.ts';

export default rule({
  level: 'info',
  title: 'The body of a 303 is a string: text, a JSON string, or nothing',
  source: ['R17'],
  covers: [{ operation: 'getPartnerReport', status: 303 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: [],
  async check(context) {
    const answer = await readyReport(context);
    const type = jsonType(answer.json());
    const what = type === 'undefined' ? 'text' : `a JSON ${type}`;
    context.note(answer.body.trim() === '' ? 'nothing' : `${what} of ${Buffer.byteLength(answer.body)} bytes`);
  },
});

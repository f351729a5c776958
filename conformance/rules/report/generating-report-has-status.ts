import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { oneKind } from './steps/kinds.ts';
import { readingsOf } from './steps/read-report.ts';

export default rule({
  level: 'must',
  title: 'A report that is being generated answers 200 with a JSON object that carries `status`',
  source: ['R13'],
  covers: [{ operation: 'getPartnerReport', status: 200 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: [
    'running-202',
    'running-without-status',
    'running-under-another-name',
    'running-as-array',
    'running-as-text',
    'running-empty',
  ],
  async check(context) {
    const kind = oneKind(context);
    const readings = await readingsOf(context, kind);
    const [first] = readings;
    assume(first !== undefined && first.status !== 303, `the ${kind} report was ready before its first read`);
    assume(first.status !== 422, `the ${kind} report could not be generated (422)`);
    context.expect.status(first, 200);
    for (const reading of readings.filter(({ status }) => status === 200)) {
      const body = context.expect.object(reading);
      context.expect.that('status' in body, 'a member status', `the members ${Object.keys(body).join(', ') || 'none'}`);
    }
  },
});

import { rule } from '../../kit/rule.ts';
import { generationReadings } from './steps/read-generation.ts';

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
    'location-of-another-kind',
    'location-without-identifier',
  ],
  async check(context) {
    const { first, readings } = await generationReadings(context);
    context.expect.status(first, 200);
    for (const reading of readings.filter(({ status }) => status === 200)) {
      const body = context.expect.object(reading);
      context.expect.that('status' in body, 'a member status', `the members ${Object.keys(body).join(', ') || 'none'}`);
    }
  },
});

import { isObject } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { generationReadings } from './steps/read-generation.ts';

const KNOWN: readonly unknown[] = ['REQUESTED', 'PROCESSING'];

export default rule({
  level: 'must',
  title: 'The status of a report that is being generated is REQUESTED or PROCESSING',
  source: ['R14'],
  covers: [{ operation: 'getPartnerReport', status: 200 }],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['status-lower-case', 'status-finished', 'status-number', 'status-null'],
  async check(context) {
    const { kind, readings } = await generationReadings(context);
    const running = readings.filter(({ status }) => status === 200);
    const statuses = running.flatMap((reading) => {
      const body = reading.json();
      return isObject(body) && 'status' in body ? [{ reading, status: body['status'] }] : [];
    });
    assume(statuses.length > 0, `no read of the ${kind} report showed a status`);
    for (const { reading, status } of statuses) {
      context.expect.that(KNOWN.includes(status), `status ${KNOWN.join(' or ')}`, JSON.stringify(status), reading);
    }
  },
});

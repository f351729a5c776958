import { assume, isObject } from '../engine.ts';
import { coversEveryKind, forEachReport } from './steps/kinds.ts';
import { shownStates, STATUSES } from './steps/read-report.ts';

export default forEachReport({
  level: 'must',
  title: 'The status of a report that is still being produced is REQUESTED or PROCESSING',
  source: ['R14'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 200),
  withoutWrites: 'fixtures.report.runningReport',
  brokenBy: ['status-lower-case', 'status-finished', 'status-number', 'finished-200-again'],
  async check(context, kind) {
    const statuses = (await shownStates(context, kind)).flatMap((reading) => {
      const body = reading.json();
      return isObject(body) && 'status' in body ? [{ reading, status: body['status'] }] : [];
    });
    assume(statuses.length > 0, 'no read of the report showed a status');
    for (const { reading, status } of statuses) {
      const isKnown = STATUSES.includes(status);
      context.expect.that(isKnown, `status ${STATUSES.join(' or ')}`, JSON.stringify(status), reading);
    }
  },
});

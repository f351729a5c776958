import { rule } from '../../kit/rule.ts';
import { readingsOf } from './steps/read-report.ts';
import { oneKind } from './steps/request-report.ts';

const DECLARED = [200, 303, 400, 403, 404, 422, 500];
/** What a gateway in front of the service answers for itself. */
const GATEWAY = [401, 429];

export default rule({
  level: 'should',
  title: 'A read of a report answers with one of the statuses that the interface declares',
  source: ['R18'],
  covers: [],
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  brokenBy: ['running-202', 'ready-302'],
  async check(context) {
    for (const reading of await readingsOf(context, await oneKind(context))) {
      const { status } = reading;
      if (GATEWAY.includes(status) || status > 500) context.note(`a read answered ${status}, as gateways do`);
      else context.expect.that(DECLARED.includes(status), `status ${DECLARED.join(', ')}`, String(status), reading);
    }
  },
});

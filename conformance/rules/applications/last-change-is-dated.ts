import { SUCCESS } from '../../engine/expect.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { firstRead, unauthorized } from './steps/application.ts';
import { membersNamed } from './steps/members.ts';
import { momentOf } from './steps/moment.ts';
import { APPLICATION } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'The letzteAenderung of an application is a date of ISO 8601, with or without a time',
  source: ['A35'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: ['letzte-aenderung-no-date', 'letzte-aenderung-null', 'letzte-aenderung-in-milliseconds'],
  async check(context) {
    const answer = await firstRead(context);
    if (answer.status === 401) throw unauthorized(context);
    const values = membersNamed(answer.json(), 'letzteAenderung');
    assume(
      SUCCESS.has(answer.status) && values.length > 0,
      `needs a record in JSON that carries letzteAenderung, as record-shows-last-change reports, got status ${answer.status}`,
    );
    const [value] = values;
    context.expect.type(value, 'string', 'letzteAenderung');
    const text = String(value);
    context.expect.that(momentOf(text) !== undefined, 'a date or date-time in letzteAenderung', JSON.stringify(text));
  },
});

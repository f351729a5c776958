import { isObject } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { firstRead, unauthorized } from './steps/application.ts';
import { membersNamed } from './steps/members.ts';
import { momentOf } from './steps/moment.ts';
import { APPLICATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'The record of an application says when it was last changed',
  source: ['A06'],
  covers: [{ operation: 'getAntrag', status: 200 }],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: [
    'letzte-aenderung-missing',
    'letzte-aenderung-no-date',
    'letzte-aenderung-null',
    'letzte-aenderung-in-milliseconds',
  ],
  async check(context) {
    const answer = await firstRead(context);
    if (answer.status === 401) throw unauthorized(context);
    assume(
      answer.status === 200 && isObject(answer.json()),
      `needs a read of the application that answers 200 with a JSON object, as read-answers-record reports, got status ${answer.status}`,
    );
    const [value] = membersNamed(context.expect.object(answer), 'letzteAenderung');
    context.expect.type(value, 'string', 'letzteAenderung');
    const text = String(value);
    context.expect.that(momentOf(text) !== undefined, 'a date or date-time in letzteAenderung', JSON.stringify(text));
  },
});

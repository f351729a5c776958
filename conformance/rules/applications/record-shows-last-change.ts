import { assume } from '../../engine/outcome.ts';
import { SUCCESS } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { firstRead, unauthorized } from './steps/application.ts';
import { carriesLastChange } from './steps/moment.ts';
import { APPLICATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'The record of an application carries letzteAenderung',
  source: ['A06'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: ['letzte-aenderung-missing', 'read-answers-204', 'read-is-text'],
  async check(context) {
    const answer = await firstRead(context);
    if (answer.status === 401) throw unauthorized(context);
    assume(
      SUCCESS.has(answer.status),
      `needs an application that can be read, as read-answers-record reports, got status ${answer.status}`,
    );
    context.expect.that(carriesLastChange(answer), 'letzteAenderung in the record', 'none', answer);
  },
});

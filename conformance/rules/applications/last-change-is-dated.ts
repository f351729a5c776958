import { assume, NotApplicable } from '../engine.ts';
import { recordAt } from './steps/application.ts';
import { membersNamed } from './steps/members.ts';
import { isUnchanged, momentOf } from './steps/moment.ts';
import { APPLICATION, forEachPlace } from './steps/patches.ts';

export default forEachPlace({
  level: 'should',
  title: 'The letzteAenderung of an application is a date of ISO 8601, with or without a time',
  source: ['A35'],
  at: ['GET /v2/antraege/**', 'GET /v2/vorgaenge/**'],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: ['letzte-aenderung-no-date', 'letzte-aenderung-in-milliseconds', 'sales-read-in-milliseconds'],
  async check(context, place) {
    const answer = await recordAt(context, place.operation);
    if (isUnchanged(answer.json())) throw new NotApplicable('the application was not changed yet: null');
    const [value, ...others] = membersNamed(answer.json(), 'letzteAenderung');
    const isCarried = value !== undefined || others.length > 0;
    assume(isCarried, 'needs a record in JSON that carries letzteAenderung, as record-shows-last-change reports');
    context.expect.type(value, 'string', 'letzteAenderung');
    const isDate = momentOf(String(value)) !== undefined;
    context.expect.that(isDate, 'a date or date-time in letzteAenderung', JSON.stringify(value));
  },
});

import { rule } from '../engine.ts';
import { recordAt } from './steps/application.ts';
import { carriesLastChange } from './steps/moment.ts';
import { APPLICATION, casesAt, placeOf } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'The record of an application carries letzteAenderung',
  source: ['A06'],
  at: ['GET /v2/antraege/**', 'GET /v2/vorgaenge/**'],
  effect: 'reads',
  needs: APPLICATION,
  cases: casesAt('A06'),
  brokenBy: ['letzte-aenderung-missing', 'read-is-text'],
  async check(context) {
    const answer = await recordAt(context, placeOf(context, 'A06').operation);
    context.expect.that(carriesLastChange(answer), 'letzteAenderung in the record', 'none', answer);
  },
});

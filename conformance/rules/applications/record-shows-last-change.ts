import { recordAt } from './steps/application.ts';
import { carriesLastChange } from './steps/moment.ts';
import { APPLICATION, forEachPlace } from './steps/patches.ts';

export default forEachPlace({
  level: 'must',
  title: 'The record of an application carries letzteAenderung',
  source: ['A06'],
  at: ['GET /v2/antraege/**', 'GET /v2/vorgaenge/**'],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: ['letzte-aenderung-missing', 'read-is-text'],
  async check(context, place) {
    const answer = await recordAt(context, place.operation);
    context.expect.that(carriesLastChange(answer), 'letzteAenderung in the record', 'none', answer);
  },
});

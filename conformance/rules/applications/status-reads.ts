import { assume, isObject, rule } from '../engine.ts';
import { recordAt } from './steps/application.ts';
import { APPLICATION, casesAt, placeOf } from './steps/needs.ts';
import { statusIn, type Status } from './steps/members.ts';

export default rule({
  level: 'info',
  title: 'Both parts of the status, and the reason of a rejection, can be read',
  source: ['A23'],
  at: ['GET /v2/antraege/**', 'GET /v2/vorgaenge/**'],
  effect: 'reads',
  needs: APPLICATION,
  cases: casesAt('A23'),
  async check(context) {
    const { operation, attributes = '' } = placeOf(context, 'A23');
    const record = (await recordAt(context, operation)).json();
    assume(isObject(record), 'needs a read of the application that answers with a JSON object');
    const name = attributes.replace('status.', '') as keyof Status;
    context.note(statusIn(record)?.[name] ?? 'not shown');
  },
});

import { assume, isObject } from '../engine.ts';
import { recordAt } from './steps/application.ts';
import { APPLICATION, forEachPlace } from './steps/patches.ts';
import { statusIn, type Status } from './steps/members.ts';

export default forEachPlace({
  level: 'info',
  title: 'Both parts of the status, and the reason of a rejection, can be read',
  source: ['A23'],
  at: ['GET /v2/antraege/**', 'GET /v2/vorgaenge/**'],
  effect: 'reads',
  needs: APPLICATION,
  async check(context, { operation, attributes = '' }) {
    const record = (await recordAt(context, operation)).json();
    assume(isObject(record), 'needs a read of the application that answers with a JSON object');
    const name = attributes.replace('status.', '') as keyof Status;
    context.note(statusIn(record)?.[name] ?? 'not shown');
  },
});

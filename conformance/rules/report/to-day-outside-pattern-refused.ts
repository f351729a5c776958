import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindPlaces } from './steps/kinds.ts';
import { expectBadValueRefused, KINDS_WITH } from './steps/request-properties.ts';

const PLACES = kindPlaces('R69');

export default rule({
  level: 'should',
  title: 'A report request with a toDay of another form than YYYY-MM-DD is answered with 400',
  source: ['R69'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400, KINDS_WITH.toDay),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: PLACES.cases,
  brokenBy: ['to-day-unchecked', 'to-day-day-unchecked', 'to-day-zero-unchecked', 'to-day-time-unchecked'],
  async check(context) {
    await expectBadValueRefused(context, PLACES);
  },
});

import { rule } from '../../engine/rule.ts';
import { expectAllow } from '../steps/method-refused.ts';
import { kindPlaces } from './steps/kinds.ts';

const PLACES = kindPlaces('N24');

export default rule({
  level: 'should',
  title: 'A 405 to GET of a kind of report names the methods that are allowed',
  source: ['N24'],
  at: 'POST /*',
  effect: 'reads',
  needs: ['credentials.report', 'state'],
  cases: PLACES.cases,
  brokenBy: ['kind-405-without-allow'],
  async check(context) {
    const { kind } = PLACES.of(context);
    expectAllow(context, await context.target.send('report', 'GET', `/${kind}`));
  },
});

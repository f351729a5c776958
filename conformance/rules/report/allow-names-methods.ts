import { expectAllow } from '../steps/method-refused.ts';
import { atKinds } from './steps/kinds.ts';

export default atKinds({
  level: 'should',
  title: 'A 405 to GET of a kind of report names the methods that are allowed',
  source: ['N24'],
  at: 'POST /*',
  effect: 'reads',
  needs: ['credentials.report', 'state'],
  brokenBy: ['kind-405-without-allow'],
  async check(context, { kind }) {
    expectAllow(context, await context.target.send('report', 'GET', `/${kind}`));
  },
});

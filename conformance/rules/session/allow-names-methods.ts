import type { PathOf } from '../../../generated/contracts.ts';
import { atPlaces } from '../steps/at-places.ts';
import { expectAllow } from '../steps/method-refused.ts';

export default atPlaces('session', {
  level: 'should',
  title: 'A 405 to GET where a session begins or ends names the methods that are allowed',
  source: ['N24'],
  at: ['POST /login.do', 'POST /logout'],
  effect: 'reads',
  needs: ['state'],
  brokenBy: ['form-login-405-without-allow', 'logout-405-without-allow'],
  async check(context, { operation }) {
    const path = operation.split(' ')[1] as PathOf<'session'>;
    expectAllow(context, await context.target.send('session', 'GET', path, { as: 'none' }));
  },
});

import type { PathOf } from '../../../generated/contracts.ts';
import { placesByCase, rule } from '../engine.ts';
import { expectAllow } from '../steps/method-refused.ts';

const PLACES = placesByCase('session', 'N24');

export default rule({
  level: 'should',
  title: 'A 405 to GET where a session begins or ends names the methods that are allowed',
  source: ['N24'],
  at: ['POST /login.do', 'POST /logout'],
  effect: 'reads',
  needs: ['state'],
  cases: [...PLACES.keys()],
  brokenBy: ['form-login-405-without-allow', 'logout-405-without-allow'],
  async check(context) {
    const path = context.case.split(' ')[1] as PathOf<'session'>;
    expectAllow(context, await context.target.send('session', 'GET', path, { as: 'none' }));
  },
});

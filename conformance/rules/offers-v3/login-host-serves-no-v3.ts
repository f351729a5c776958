import { SUCCESS } from '../../kit/expect.ts';
import { assume, NotApplicable, Skipped } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { readUndeclared } from '../cases-v3/steps/undeclared.ts';

export default rule({
  level: 'should',
  title: 'The host of the token endpoint does not serve v3',
  source: ['O319'],
  covers: [],
  effect: 'reads',
  needs: ['credentials.baufi'],
  brokenBy: ['login-host-serves-v3'],
  async check(context) {
    const { login, baufi } = context.config.targets;
    if (login === undefined) throw new Skipped('no target for the host login; set targets.login');
    if (baufi !== undefined && new URL(login).origin === new URL(baufi).origin) {
      throw new NotApplicable('targets.login and targets.baufi have the same origin');
    }
    const known = await context.target.send('cases-v3', 'GET', '/v3/vorgaenge');
    assume(SUCCESS.has(known.status), `needs GET /v3/vorgaenge to be answered with 2xx by v3, got ${known.status}`);
    context.expect.refused(await readUndeclared(context, 'login', '/v3/vorgaenge', known, 'baufi'), SUCCESS);
  },
});

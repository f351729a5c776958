import { isObject } from '../../kit/expect.ts';
import { comesFromLogin } from '../../kit/credentials.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { assumeReady, commissionReadings } from './steps/commission.ts';

export default rule({
  level: 'should',
  title: 'A commission is that of the partner who determined the offers',
  source: ['O213'],
  covers: [{ operation: 'getProvision', status: 200 }],
  effect: 'creates',
  needs: ['state', 'credentials.v2', 'credentials.login'],
  brokenBy: ['commission-of-another-partner'],
  async check(context) {
    assume(
      comesFromLogin(context.config, 'v2'),
      'the partner behind credentials.v2 is not known; leave it out, so that credentials.login supplies the token',
    );
    const caller = context.config.credentials?.login?.username ?? '';
    assume(!caller.includes('@'), 'credentials.login names a user; supply the partner identifier with its API key');
    const body = assumeReady(await commissionReadings(context)).json();
    const partnerId = isObject(body) ? body['partnerId'] : undefined;
    assume(typeof partnerId === 'string', 'needs a commission with a string partnerId');
    context.expect.equal(partnerId, caller, 'partnerId');
  },
});

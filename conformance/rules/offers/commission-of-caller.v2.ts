import { assume, issuerOf, rule, valueAt } from '../engine.ts';
import { assumeReady, commissionReadings, commissionsLike } from './steps/parts.v2.ts';

export default rule({
  level: 'must',
  title: 'A commission is that of the partner who determined the offers',
  source: ['O213'],
  covers: [{ operation: 'getProvision', status: '2XX' }],
  effect: 'creates',
  withoutWrites: 'fixtures.offers.ermittlungsId',
  needs: ['state', 'credentials.v2', 'credentials.login'],
  brokenBy: [
    'commission-of-another-partner',
    'commission-again-of-another-partner',
    'commission-of-data-of-another-partner',
    'commission-of-nobody',
    'commission-of-user',
  ],
  async check(context) {
    const remedy = 'leave it out, so that credentials.login supplies the token';
    assume(issuerOf(context.config, 'v2'), `the partner behind credentials.v2 is not known; ${remedy}`);
    const caller = context.config.credentials?.login?.username ?? '';
    assume(!caller.includes('@'), 'credentials.login names a user; supply the partner identifier with its API key');
    const ready = assumeReady(await commissionReadings(context));
    for (const one of await commissionsLike(context, ready)) {
      const partnerId = valueAt(one.json(), '/partnerId');
      assume(typeof partnerId === 'string', 'needs a commission with a string partnerId');
      // User names may be case-insensitive.
      const isSame = partnerId.toLowerCase() === caller.toLowerCase();
      context.expect.that(isSame, `partnerId ${JSON.stringify(caller)}`, JSON.stringify(partnerId), one);
    }
  },
});

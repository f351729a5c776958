import { assume, rule } from '../engine.ts';
import { commissionReadings, commissionReadingsOfData, whyNoRedirect } from './steps/parts.v2.ts';

export default rule({
  level: 'should',
  title: 'The redirect of a commission that is not ready has a Location',
  source: ['O258'],
  covers: [{ operation: 'getProvision', status: 302 }],
  effect: 'creates',
  needs: ['state', 'credentials.v2'],
  brokenBy: ['waiting-without-location', 'waiting-empty-location'],
  async check(context) {
    const { expect } = context;
    const readings = await commissionReadings(context);
    const all = [...readings, ...(await commissionReadingsOfData(context))];
    const redirects = all.filter(({ status }) => status === 302);
    assume(redirects.length > 0, whyNoRedirect(readings));
    for (const redirect of redirects) {
      const location = expect.header(redirect, 'Location');
      expect.that(redirect.location() !== undefined, 'a Location that is an address', location, redirect);
    }
  },
});

import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { commissionReadings, statusOf, TEMPORARY, whyNotReady } from './steps/commission.ts';

export default rule({
  level: 'must',
  title: 'A commission that is not ready answers a temporary redirect that leads to the commission',
  source: ['O211'],
  covers: [{ operation: 'getProvision', status: 302 }],
  effect: 'creates',
  needs: ['state', 'credentials.v2'],
  brokenBy: ['waiting-202', 'waiting-404', 'waiting-without-location', 'waiting-empty-location', 'commission-201'],
  async check(context) {
    const { expect } = context;
    const readings = await commissionReadings(context);
    const [first] = readings;
    const last = readings.at(-1);
    assume(
      first !== undefined && last !== undefined && first.status !== 200,
      'the commission was ready at its first read',
    );
    const status = statusOf(first, readings, context.config);
    expect.that(TEMPORARY.includes(first.status), `status ${TEMPORARY.join(' or ')}`, status, first);
    const redirects = readings.filter((reading) => TEMPORARY.includes(reading.status));
    for (const reading of redirects) {
      const location = expect.header(reading, 'Location');
      expect.that(reading.location() !== undefined, 'a Location that is an address', location);
    }
    const why = whyNotReady(readings);
    assume(why === undefined, `${redirects.length} correct waiting redirects were seen, but ${why}`);
    expect.status(last, 200);
  },
});

import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { assumeReady, commissionReadings, TEMPORARY } from './steps/commission.ts';

export default rule({
  level: 'must',
  title: 'A commission that is not ready answers a temporary redirect that leads to the commission',
  source: ['O211'],
  covers: [{ operation: 'getProvision', status: 302 }],
  effect: 'creates',
  needs: ['state', 'credentials.v2'],
  brokenBy: ['waiting-202', 'waiting-404', 'waiting-without-location', 'waiting-empty-location'],
  async check(context) {
    const { expect } = context;
    const readings = await commissionReadings(context);
    const [first] = readings;
    assume(first !== undefined && first.status !== 200, 'the commission was ready before its first read');
    expect.status(first, TEMPORARY);
    for (const reading of readings.filter(({ status }) => TEMPORARY.includes(status))) {
      const location = expect.header(reading, 'Location');
      expect.that(reading.location() !== undefined, 'a Location that is an address', location);
    }
    expect.status(assumeReady(readings), 200);
  },
});

import { assume, rule, SUCCESS, coversOf } from '../engine.ts';
import { faultOfRead } from '../steps/reads.ts';
import {
  assumeCommission,
  commissionReadings,
  commissionReadingsOfData,
  hasZeroAmount,
  isReadyAtOnce,
  statusOfReading,
  waitsIn,
  whyNoRedirect,
  whyNotReady,
} from './steps/parts.v2.ts';

export default rule({
  level: 'must',
  title: 'A commission that is not ready answers 302, and repeated reads lead to it',
  source: ['O211', 'O236'],
  covers: coversOf({ getProvision: [302, '2XX'] }),
  effect: 'creates',
  needs: ['state', 'credentials.v2'],
  brokenBy: [
    'waiting-202',
    'waiting-404',
    'waiting-303',
    'waiting-303-of-data',
    'waiting-307',
    'waiting-200-empty',
    'waiting-200-zero',
    faultOfRead('commission'),
  ],
  async check(context) {
    const { expect } = context;
    const readings = await commissionReadings(context);
    const [first] = readings;
    const last = readings.at(-1);
    const waits = [...waitsIn(readings), ...waitsIn(await commissionReadingsOfData(context))];
    const isJudged = waits.length > 0 || !isReadyAtOnce(readings);
    assume(first !== undefined && last !== undefined && isJudged, whyNoRedirect(readings));
    await assumeCommission(context, last);
    for (const reading of waits.length === 0 ? [first] : waits) {
      const got = await statusOfReading(context, reading, readings);
      expect.status(reading, 302, hasZeroAmount(reading) ? `${got} with betrag 0` : got);
    }
    const why = whyNotReady(readings);
    assume(why === undefined, `${waits.length} correct waiting redirects were seen, but ${why}`);
    expect.status(last, SUCCESS);
  },
});

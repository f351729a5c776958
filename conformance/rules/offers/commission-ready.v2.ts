import { assume, SUCCESS, valueAt } from '../engine.ts';
import { faultOfRead } from '../steps/reads.ts';
import {
  assumeCommission,
  assumeReady,
  commissionAgain,
  commissionReadings,
  commissionsLike,
  names,
  statusOfReading,
  TEMPORARY,
} from './steps/parts.v2.ts';
import { determinationRule } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'must',
  title:
    'A commission that is ready is read with success, once and again, and has a number betrag and a string partnerId',
  source: ['O210', 'O234', 'O249'],
  covers: [{ operation: 'getProvision', status: '2XX' }],
  withoutWrites: 'fixtures.offers.ermittlungsId',
  cases: ['betrag', 'partnerId'],
  brokenBy: [
    'commission-amount-as-string',
    'commission-without-partner',
    'commission-of-data-without-partner',
    'commission-partner-as-number',
    'commission-in-array',
    'commission-again-without-partner',
    'commission-again-as-page',
    'commission-cut-off',
    'commission-read-once',
    'waiting-200-empty',
    'waiting-202',
    'waiting-404',
    faultOfRead('commission'),
  ],
  async check(context) {
    const { expect } = context;
    const member = context.case as 'betrag' | 'partnerId';
    const readings = await commissionReadings(context);
    const answer = assumeReady(readings);
    await assumeCommission(context, answer);
    for (const one of await commissionsLike(context, answer)) {
      expect.status(one, SUCCESS, await statusOfReading(context, one, readings));
      const body = one.json();
      expect.that(names(one, member), `a ${member}`, 'none', one);
      // A body that is labelled as JSON, or was JSON at the first read, must parse.
      const isJson = /[/+]json$/.test(one.mediaType) || answer.json() !== undefined;
      assume(body !== undefined || isJson, 'the commission is no JSON: its media type is not shown');
      expect.that(body !== undefined, `a ${member} in JSON`, 'a body that is no JSON', one);
      expect.type(valueAt(body, `/${member}`), member === 'betrag' ? 'number' : 'string', member);
    }
    const again = await commissionAgain(context);
    // Whether a commission may become unavailable again is open.
    const isThere = SUCCESS.has(again.status) || TEMPORARY.includes(again.status);
    expect.that(isThere, 'status 2xx at another read', String(again.status), again);
  },
});

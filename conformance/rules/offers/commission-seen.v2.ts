import { rule, valueAt } from '../engine.ts';
import { assumeReady, commissionReadings, TEMPORARY } from './steps/parts.v2.ts';

/** Only notes whose commission it is: the partner behind the token may be unknown; see commission-of-caller. */
export default rule({
  level: 'info',
  title: 'How a commission is waited for, and whose it is',
  source: ['O211', 'O213', 'O250'],
  at: 'GET /v2/ergebnisliste/**/provision',
  effect: 'creates',
  withoutWrites: 'fixtures.offers.ermittlungsId',
  needs: ['credentials.v2'],
  async check(context) {
    const readings = await commissionReadings(context);
    const waits = new Set(readings.map(({ status }) => status).filter((status) => TEMPORARY.includes(status)));
    context.note(waits.size === 0 ? 'ready at its first read' : `waited for by ${[...waits].join(' and ')}`);
    const partnerId = valueAt(assumeReady(readings).json(), '/partnerId');
    context.note(partnerId === undefined ? 'it names no partnerId' : `its partnerId is ${JSON.stringify(partnerId)}`);
  },
});

import { forbiddenBodies, observeForbidden, oneOfEachWay, rule } from '../engine.ts';
import { sendDetermination } from './steps/ask.v2.ts';
import { determined } from './steps/determine.v2.ts';

export default rule({
  level: 'info',
  title: 'The response to captured data that the contract forbids',
  source: ['O232'],
  at: 'POST /v2/ergebnisliste/ermittlung',
  effect: 'creates',
  needs: ['credentials.v2'],
  async check(context) {
    await determined(context, {});
    const bodies = oneOfEachWay(forbiddenBodies('offers-v2'));
    await observeForbidden(context, bodies, ({ body }) => sendDetermination(context, { json: body }));
  },
});

import { forbiddenBodies, observeForbidden, rule } from '../engine.ts';
import { NEEDS } from './steps/access.v3.ts';
import { determined, sendAnew } from './steps/determine.v3.ts';

export default rule({
  level: 'info',
  title: 'The response to determinations that the contract forbids',
  source: ['O308'],
  at: 'POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste',
  effect: 'creates',
  needs: NEEDS,
  cases: forbiddenBodies('offers-v3').map(({ name }) => name),
  async check(context) {
    await determined(context);
    const own = forbiddenBodies('offers-v3').filter(({ name }) => name === context.case);
    const number = context.fixture('offers', 'vorgangsNummer');
    await observeForbidden(context, own, ({ body }) => sendAnew(context, number, { json: body }));
  },
});

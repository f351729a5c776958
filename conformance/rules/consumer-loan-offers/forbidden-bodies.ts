import { forbiddenBodies, observeForbidden, rule } from '../engine.ts';
import { ask, askUsual } from './steps/ask.ts';

export default rule({
  level: 'info',
  title: 'The answer to queries whose envelope the contract forbids',
  source: ['L59'],
  at: 'POST /angebote',
  effect: 'reads',
  needs: ['credentials.kex'],
  async check(context) {
    await askUsual(context, 'bestesAngebot');
    await observeForbidden(context, forbiddenBodies('consumer-loan-offers'), ({ body }) =>
      ask(context, { json: body }),
    );
  },
});

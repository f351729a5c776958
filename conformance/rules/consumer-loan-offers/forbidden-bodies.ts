import { forbiddenBodies, observeForbidden } from '../engine.ts';
import { ask, askUsual } from './steps/ask.ts';
import { queryRule } from './steps/questions.ts';

export default queryRule({
  level: 'info',
  title: 'The response to queries whose envelope the contract forbids',
  source: ['L59'],
  needs: ['credentials.kex'],
  async check(context) {
    await askUsual(context, 'bestesAngebot');
    const bodies = forbiddenBodies('consumer-loan-offers');
    await observeForbidden(context, bodies, ({ body }) => ask(context, { json: body }));
  },
});

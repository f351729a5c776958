import { forbiddenBodies, observeForbidden } from '../../kit/forbidden-bodies.ts';
import { rule } from '../../kit/rule.ts';
import { determined } from './steps/determine.ts';

export default rule({
  level: 'info',
  title: 'What becomes of captured data that the contract forbids',
  source: ['O223'],
  covers: [],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: [],
  async check(context) {
    await determined(context, {});
    await observeForbidden(context, forbiddenBodies('offers-v2'), ({ body }) =>
      context.target.send('offers-v2', 'POST', '/v2/ergebnisliste/ermittlung', { json: body }),
    );
  },
});

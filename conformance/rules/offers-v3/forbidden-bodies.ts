import { forbiddenBodies, observeForbidden } from '../../kit/forbidden-bodies.ts';
import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { determined, sendAnew } from './steps/determine.ts';

export default rule({
  level: 'info',
  title: 'What becomes of determinations that the contract forbids',
  source: ['O308'],
  covers: [],
  effect: 'creates',
  needs: NEEDS,
  brokenBy: [],
  async check(context) {
    await determined(context);
    await observeForbidden(context, forbiddenBodies('offers-v3'), ({ body }) =>
      sendAnew(context, context.fixture('offers', 'vorgangsNummer'), { json: body }),
    );
  },
});

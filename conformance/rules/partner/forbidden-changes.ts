import { forbiddenBodies, observeForbidden, oneOfEachWay, rule, SUCCESS } from '../engine.ts';
import { provenChangeable, putBack } from './steps/changeable.ts';
import { CHANGE } from './steps/declare.ts';
import { ACCEPT_JSON } from './steps/requests.ts';

/** The constraints whose violations D3 says are refused, which other rules judge. */
const REFUSED = /^\/(anrede enum|geburtsdatum pattern)$/;

/** A creation cannot be undone, so forbidden values are sent in changes only. */
const BODIES = oneOfEachWay(
  forbiddenBodies('partner').filter(({ operation, name }) => operation.startsWith('PATCH ') && !REFUSED.test(name)),
);

export default rule({
  level: 'info',
  title: 'The response to changes of a partner that the contract forbids',
  source: ['P36', 'P186'],
  at: 'PATCH /partner/{PartnerId}',
  effect: 'changes',
  needs: CHANGE,
  async check(context) {
    const partner = await provenChangeable(context);
    await observeForbidden(context, BODIES, async ({ at, body }) => {
      const answer = await context.target.send('partner', 'PATCH', '/partner/{PartnerId}', {
        params: { PartnerId: partner.id },
        headers: ACCEPT_JSON,
        json: body,
      });
      const [, attribute] = at.split('/');
      if (SUCCESS.has(answer.status) && attribute !== undefined) await putBack(context, partner, attribute);
      return answer;
    });
  },
});

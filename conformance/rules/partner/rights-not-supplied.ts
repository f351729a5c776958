import { assume, rule } from '../engine.ts';
import { RIGHTS } from './steps/attributes.ts';
import { plainCreation } from './steps/create.ts';
import { recordIn } from './steps/requests.ts';
import { CREATION } from './steps/declare.ts';

/** D3 says both that rights which are not supplied are false and that some are true: observed, not judged. */
export default rule({
  level: 'info',
  title: 'Which rights a new person gets that supplied none',
  source: ['P24'],
  at: 'POST /partner/{PartnerId}/untergeordnetePartner',
  effect: 'creates',
  needs: CREATION,
  async check(context) {
    const answer = await plainCreation(context);
    const record = recordIn(answer);
    assume(answer.status === 201 && record, `needs a creation (201) with a JSON object, got status ${answer.status}`);
    const values = new Map(RIGHTS.map((right) => [right, JSON.stringify(record[right]) ?? 'absent']));
    for (const value of new Set(values.values())) {
      context.note(`${value}: ${RIGHTS.filter((right) => values.get(right) === value).join(', ')}`);
    }
  },
});

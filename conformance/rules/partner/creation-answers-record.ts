import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { plainCreation } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A creation answers with the master data of the new partner as JSON',
  source: ['P49', 'P134'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['create-without-body', 'create-body-is-text', 'create-body-is-array'],
  async check(context) {
    const answer = await plainCreation(context);
    assume(answer.status === 201, `needs a creation (201), got ${answer.status}`);
    context.expect.object(answer);
  },
});

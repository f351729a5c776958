import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { plainCreation } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A creation carries the address of the new partner as its Location',
  source: ['P128'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['create-without-location', 'create-with-empty-location', 'create-with-content-location'],
  async check(context) {
    const answer = await plainCreation(context);
    assume(answer.status === 201, `needs a creation (201), got ${answer.status}`);
    context.expect.header(answer, 'Location');
  },
});

import { rule } from '../../engine/rule.ts';
import { plainCreation } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A creation is answered with 201',
  source: ['P19'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['create-answers-200', 'create-answers-202', 'create-answers-204', 'create-answers-302'],
  async check(context) {
    context.expect.status(await plainCreation(context), 201);
  },
});

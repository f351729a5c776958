import { rule } from '../../kit/rule.ts';
import { plainCreation } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';

/** The warning for a new person that is answered with 200 or 205; see `creation-answers-201`. */
export default rule({
  level: 'should',
  title: 'A person whom nobody knows yet is created, not answered as an update of an existing partner',
  source: ['P19'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['create-answers-200', 'create-answers-202', 'create-answers-302', 'create-answers-204'],
  async check(context) {
    context.expect.status(await plainCreation(context), 201);
  },
});

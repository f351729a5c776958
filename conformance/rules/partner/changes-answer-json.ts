import { rule } from '../engine.ts';
import { ACCEPTED_CHANGES, answerOfCase } from './steps/change-answers.ts';
import { expectJson } from './steps/media-type.ts';
import { CHANGE } from './steps/declare.ts';

export default rule({
  level: 'must',
  title: 'A creation or a change is answered as application/json',
  source: ['P49'],
  covers: [
    { operation: 'createPartner', status: 201 },
    { operation: 'updatePartner', status: 200 },
  ],
  effect: 'changes',
  needs: CHANGE,
  cases: Object.keys(ACCEPTED_CHANGES),
  brokenBy: ['create-body-is-text', 'create-body-is-hal', 'patch-body-is-hal', 'bodies-without-type'],
  async check(context) {
    expectJson(context, await answerOfCase(context, ACCEPTED_CHANGES));
  },
});

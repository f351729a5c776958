import { rule } from '../engine.ts';
import { answerOfCase, REFUSED_VALUES } from './steps/change-answers.ts';
import { expectJson } from './steps/media-type.ts';
import { CHANGE } from './steps/declare.ts';

export default rule({
  level: 'should',
  title: 'The refusal of a bad value is application/json',
  source: ['P122'],
  covers: [
    { operation: 'createPartner', status: 400 },
    { operation: 'updatePartner', status: 400 },
  ],
  effect: 'changes',
  needs: CHANGE,
  cases: Object.keys(REFUSED_VALUES),
  brokenBy: ['error-is-text', 'bodies-without-type'],
  async check(context) {
    expectJson(context, await answerOfCase(context, REFUSED_VALUES));
  },
});

import { rule } from '../../engine/rule.ts';
import { change } from './steps/change.ts';
import { referencePlan } from './steps/plans.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'info',
  title: 'Whether PATCH also takes a JSON Patch array as application/json',
  source: ['A27'],
  interfaces: ['applications'],
  covers: [],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: [],
  async check(context) {
    const { operations } = referencePlan(context);
    const answer = await change(context, { operations }, 'application/json', (made) => Promise.resolve(made.answer));
    context.note(`PATCH with application/json is answered with ${answer.status}`);
  },
});

import { rule } from '../../engine/rule.ts';
import { rightNotHeld } from './steps/caller-rights.ts';
import { grantByChange, grantOnCreation } from './steps/granting.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'Granting a right that the caller does not hold is refused with 403',
  source: ['P40'],
  interfaces: ['partner'],
  covers: [
    { operation: 'createPartner', status: 403 },
    { operation: 'updatePartner', status: 403 },
  ],
  effect: 'changes',
  needs: [...CREATION, 'state'],
  cases: ['creation', 'PATCH'],
  brokenBy: [
    'rights-granted-on-creation',
    'rights-granted-by-patch',
    'foreign-right-ignored',
    'foreign-right-answers-400',
  ],
  async check(context) {
    const { name } = await rightNotHeld(context);
    const answer = await (context.case === 'creation' ? grantOnCreation(context) : grantByChange(context));
    const got = `${answer.status} for ${name}; see fixtures.partner.rightNotHeld`;
    context.expect.that(answer.status === 403, 'status 403', got, answer);
  },
});

import type { Answer } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import { rule } from '../../kit/rule.ts';
import { rightNotHeld } from './steps/caller-rights.ts';
import { provenChangeable } from './steps/change-title.ts';
import { putBack } from './steps/changeable.ts';
import { createInert } from './steps/inert-creation.ts';
import { CREATION } from './steps/needs.ts';
import { changePartner } from './steps/requests.ts';

async function grantByPatch(context: Context, right: string): Promise<Answer> {
  const partner = await provenChangeable(context);
  let isRefused = false;
  try {
    const answer = await changePartner(context, partner.id, { [right]: partner.original[right] !== true });
    isRefused = answer.status >= 400;
    return answer;
  } finally {
    if (!isRefused) await putBack(context, partner, right);
  }
}

export default rule({
  level: 'must',
  title: 'Granting a right that the caller does not hold is refused with 403',
  source: ['P40'],
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
    const isCreation = context.case === 'creation';
    const answer = await (isCreation ? createInert(context, { [name]: true }) : grantByPatch(context, name));
    const got = `${answer.status} for ${name}; see fixtures.partner.rightNotHeld`;
    context.expect.that(answer.status === 403, 'status 403', got, answer);
  },
});

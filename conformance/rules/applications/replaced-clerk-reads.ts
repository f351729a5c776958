import { SUCCESS } from '../../engine/expect.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { replaceClerk } from './steps/clerk.ts';
import { clerksIn, namesClerk } from './steps/parts.ts';
import { CLERK } from './steps/needs.ts';
import { CLERK_MEMBERS } from './steps/names.ts';

export default rule({
  level: 'should',
  title: 'The record shows the credit clerk who was named',
  source: ['A30'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CLERK, 'state'],
  brokenBy: ['clerk-not-stored', 'patch-not-stored'],
  async check(context) {
    const { before, answer, after, value } = await replaceClerk(context);
    assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
    assume(
      !namesClerk(before, value),
      'needs a clerk other than the present one in fixtures.applications.kreditsachbearbeiterPartnerId',
    );
    const shown = [...clerksIn(before), ...clerksIn(after)];
    assume(shown.length > 0, `the record shows neither ${CLERK_MEMBERS.join(' nor ')}`);
    context.expect.that(
      namesClerk(after, value),
      `the credit clerk ${value} under ${CLERK_MEMBERS.join(' or ')}`,
      clerksIn(after)
        .map((clerk) => JSON.stringify(clerk))
        .join(', ') || 'none',
    );
  },
});

import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { provenChangeable } from './steps/change-title.ts';
import { CHANGE } from './steps/needs.ts';
import { plainRead } from './steps/reads.ts';
import { changePartner } from './steps/requests.ts';

const FIXTURE = 'fixtures.partner.hiddenPartnerId';

export default rule({
  level: 'should',
  title: 'PATCH of a partner that the caller may not see answers 404, as if there were none',
  source: ['P41'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 404 }],
  effect: 'changes',
  needs: [...CHANGE, FIXTURE],
  brokenBy: ['invisible-change-answers-403', 'invisible-change-answers-200'],
  async check(context) {
    const id = context.fixture('partner', 'hiddenPartnerId');
    const { status } = await plainRead(context, 'partner', id);
    assume(status === 404, `needs a partner that the caller may not see, got ${status}; see ${FIXTURE}`);
    await provenChangeable(context);
    // What this partner has cannot be read: only its id can be sent without a change, whatever the target does with it.
    context.expect.status(await changePartner(context, id, { id }), 404);
  },
});

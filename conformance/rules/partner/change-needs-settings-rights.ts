import { assume, rule } from '../engine.ts';
import { assumeRecord } from './steps/attributes.ts';
import { provenChangeable, settle } from './steps/changeable.ts';
import { CHANGE } from './steps/declare.ts';
import { plainRead } from './steps/reads.ts';
import { changePartner } from './steps/requests.ts';

const FIXTURE = 'fixtures.partner.readOnlyPartnerId';

export default rule({
  level: 'must',
  title: 'PATCH of a partner on which the caller has no settings rights is refused with 403',
  source: ['P38'],
  covers: [{ operation: 'updatePartner', status: 403 }],
  effect: 'changes',
  needs: [...CHANGE, FIXTURE],
  brokenBy: [
    'change-without-rights-answers-200',
    'change-without-rights-answers-404',
    'change-without-rights-answers-401',
  ],
  async check(context) {
    const id = context.fixture('partner', 'readOnlyPartnerId');
    const read = await plainRead(context, 'partner', id);
    assume(read.status === 200, `needs a partner that the caller can read, got ${read.status}; see ${FIXTURE}`);
    const record = assumeRecord(read, 'the partner');
    await provenChangeable(context);
    context.cleanup(() => settle(context, id, record));
    // A text that every partner may have.
    const changeText = (firmennameZusatz: unknown) => changePartner(context, id, { firmennameZusatz });
    // Send the present value first: most targets refuse that, too, and it changes nothing. The response to it is open.
    const harmless = await changeText(record['firmennameZusatz'] ?? '');
    const answer = harmless.status === 403 ? harmless : await changeText(`Conformance ${context.uuid().slice(0, 5)}`);
    context.expect.status(answer, 403, `${answer.status}; see ${FIXTURE}`);
  },
});

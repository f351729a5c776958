import { assume, NotApplicable } from '../engine.ts';
import { byPlace, READING } from './steps/declare.ts';
import { isOpen, plainRead, readAt } from './steps/reads.ts';
import { sendForNobody } from './steps/senders.ts';

export default byPlace({
  level: 'should',
  title: 'A partner on which the caller has no settings rights can be read all the same',
  effect: 'reads',
  needs: [...READING, 'fixtures.partner.readOnlyPartnerId', 'state'],
  brokenBy: ['reads-need-settings-rights'],
  judges: {
    async P173(context, { operation }) {
      const { status } = await sendForNobody(context, operation);
      assume(status !== 200, 'needs a response other than 200 for a partner that does not exist');
      const read = readAt(operation);
      const id = context.fixture('partner', 'readOnlyPartnerId');
      const answer = await plainRead(context, read, id);
      // The response for a sales unit without a superior one is open (P100), and no other read shows whether it has one.
      const mayHaveNone = read === 'partnerkennzeichen' && answer.status !== 403;
      if (answer.status !== 200 && answer.status < 500 && (mayHaveNone || (await isOpen(context, read, id))))
        throw new NotApplicable('the documents leave open what this read answers for such a partner');
      context.expect.status(answer, 200, `${answer.status}; see fixtures.partner.readOnlyPartnerId`);
    },
  },
});

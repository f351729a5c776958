import { assume, NotApplicable } from '../engine.ts';
import { byPlace, READING } from './steps/declare.ts';
import { plainRead, readAt } from './steps/reads.ts';
import { recordIn } from './steps/requests.ts';
import { sendForNobody } from './steps/senders.ts';

export default byPlace(
  {
    level: 'should',
    title: 'A partner on which the caller has no settings rights can be read all the same',
    effect: 'reads',
    needs: [...READING, 'fixtures.partner.readOnlyPartnerId', 'state'],
    brokenBy: ['reads-need-settings-rights'],
  },
  {
    async P173(context, { operation }) {
      const { status } = await sendForNobody(context, operation);
      assume(status !== 200, 'needs a partner that does not exist not to be answered with 200');
      const read = readAt(operation);
      const id = context.fixture('partner', 'readOnlyPartnerId');
      const answer = await plainRead(context, read, id);
      const isUnit = async () => recordIn(await plainRead(context, 'partner', id))?.['typ'] === 'ORGANISATION';
      if (read === 'partnerkennzeichen' && answer.status === 404 && !(await isUnit()))
        throw new NotApplicable('what the identifiers of a partner that is no sales unit are answered with is open');
      const got = `${answer.status}; see fixtures.partner.readOnlyPartnerId`;
      context.expect.that(answer.status === 200, 'status 200', got, answer);
    },
  },
);

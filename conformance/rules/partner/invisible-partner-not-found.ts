import { rule } from '../engine.ts';
import { READING, coversReads } from './steps/declare.ts';
import { askRead, assumeReadable, READ_NAMES, type ReadName } from './steps/reads.ts';
import { HIDDEN, readHidden } from './steps/forbidden.ts';
import { traced } from './steps/trace-ids.ts';

export default rule({
  level: 'must',
  title: 'A partner that the caller may not see answers 404',
  source: ['P12'],
  covers: coversReads(404),
  effect: 'reads',
  needs: [...READING, HIDDEN, 'state'],
  cases: READ_NAMES,
  brokenBy: ['invisible-partner-reads', 'invisible-partner-answers-403', 'invisible-partner-lists-administrierbare'],
  async check(context) {
    const read = context.case as ReadName;
    await assumeReadable(context, read);
    const id = context.fixture('partner', 'hiddenPartnerId');
    const answer =
      read === 'partner' ? await readHidden(context) : await askRead(context, read, { id, headers: traced(context) });
    context.expect.status(answer, 404, `${answer.status}; see ${HIDDEN}`);
  },
});

import { rule } from '../engine.ts';
import { coversReads, expectRead, faultsOfRead } from '../steps/expect-read.ts';
import { NEEDS } from './steps/access.v3.ts';
import { LISTED, namedBy, read, READS, type ReadName } from './steps/reads.v3.ts';

const NAMES = (Object.keys(LISTED) as ReadName[]).filter((name) => name !== 'provision');

/** The commission may have to be waited for: see `commission-reads`. */
export default rule({
  level: 'must',
  title: 'A result list, a result, and its messages, documents and payment plans are read with success',
  source: ['O311'],
  covers: coversReads(
    'offers-v3',
    NAMES.map((name) => READS[name].path),
  ),
  effect: 'reads',
  needs: NEEDS,
  cases: NAMES,
  brokenBy: [
    ...NAMES.flatMap((name) => faultsOfRead(READS[name].fault)),
    ...['messages', 'documents', 'payment-plan'].map((name) => `${name}-refuses-token`),
  ],
  async check(context) {
    const name = context.case as ReadName;
    expectRead(context, await read(context, name), await namedBy(context, name));
  },
});

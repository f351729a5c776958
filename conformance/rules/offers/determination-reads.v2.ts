import { coversReads, expectRead, faultOfRead } from '../steps/expect-read.ts';
import { namedBy, readPart } from './steps/parts.v2.ts';
import { READS, READS_AT_ONCE, type ReadName } from './steps/reads.v2.ts';
import { determinationRule } from './steps/determine.v2.ts';

const BELOW = ['results', 'result', 'messages', 'documents', 'payment-plans', 'payment-plan'];
const REQUEST = ['original-request', 'captured-data'];

/** The commission has to be waited for: see `commission-ready`. */
export default determinationRule({
  level: 'must',
  title: 'A determination, its request and its results, with what belongs to them, are read with success',
  source: ['O209'],
  covers: coversReads(
    'offers-v2',
    READS_AT_ONCE.map((name) => READS[name]),
  ),
  withoutWrites: 'fixtures.offers.ermittlungsId',
  cases: READS_AT_ONCE,
  brokenBy: [
    ...['messages', 'documents', 'payment-plan'].map((name) => `${name}-refuses-token`),
    'determination-identifier-of-another',
    ...[...BELOW, ...REQUEST].map(faultOfRead),
  ],
  async check(context) {
    const name = context.case as ReadName;
    expectRead(context, await readPart(context, name), namedBy(context, name));
  },
});

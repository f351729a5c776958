import { rule } from '../engine.ts';
import { expectRead, faultOfRead } from '../steps/expect-read.ts';
import { NEEDS } from './steps/access.v3.ts';
import { namedBy, READS, readDeterminedList, readResultList, type ReadName } from './steps/result-list.v3.ts';

const NAMES = (Object.keys(READS) as ReadName[]).filter((name) => name !== 'provision');

/** The list of a new determination; it is the only one where the operator names none. */
const DETERMINED = 'determined ergebnisliste';

/** The commission may have to be waited for: see `commission-reads`. */
export default rule({
  level: 'must',
  title: 'A result list, a result, and its messages, documents and payment plans are read with success',
  source: ['O311'],
  covers: NAMES.map((name) => ({ operation: READS[name].operation, status: '2XX' as const })),
  effect: 'reads',
  needs: NEEDS,
  cases: ({ fixtures }) => (fixtures?.offers?.ergebnislisteId === undefined ? NAMES : [...NAMES, DETERMINED]),
  brokenBy: [
    ...NAMES.map((name) => faultOfRead(READS[name].fault)),
    ...['messages', 'documents', 'payment-plan'].map((name) => `${name}-refuses-token`),
  ],
  async check(context) {
    if (context.case === DETERMINED) {
      return expectRead(context, await readDeterminedList(context), {
        given: [],
        found: ['fixtures.offers.ergebnislisteId'],
      });
    }
    const name = context.case as ReadName;
    expectRead(context, await readResultList(context, name), namedBy(context, name));
  },
});

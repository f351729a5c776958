import { rule } from '../../kit/rule.ts';
import { expectJson, faultsOfRead } from '../cases-v3/steps/expect-read.ts';
import { NEEDS } from './steps/access.ts';
import { fixturesFor, READS, readDeterminedList, readResultList, type ReadName } from './steps/result-list.ts';

const NAMES = (Object.keys(READS) as ReadName[]).filter((name) => name !== 'provision');

/** The list of a new determination; it is the only one where the operator names none. */
const DETERMINED = 'determined ergebnisliste';

/** The commission may have to be waited for: see `commission-reads`. */
export default rule({
  level: 'must',
  title: 'A result list, a result, and its messages, documents and payment plans read as JSON',
  source: ['O311a', 'O311b', 'O311c', 'O311d', 'O311f', 'O311g'],
  covers: NAMES.map((name) => ({ operation: READS[name].operation, status: 200 })),
  effect: 'reads',
  needs: NEEDS,
  cases: ({ fixtures }) => (fixtures?.offers?.ergebnislisteId === undefined ? NAMES : [...NAMES, DETERMINED]),
  brokenBy: [
    ...NAMES.flatMap((name) => faultsOfRead(READS[name].fault)),
    'determined-list-not-stored',
    'result-as-page',
    'messages-empty',
    'documents-cut-off',
    'payment-plan-by-position',
  ],
  async check(context) {
    if (context.case === DETERMINED) return expectJson(context, await readDeterminedList(context), []);
    const name = context.case as ReadName;
    expectJson(context, await readResultList(context, name), fixturesFor(context, name));
  },
});

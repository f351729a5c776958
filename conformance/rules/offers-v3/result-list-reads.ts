import { rule } from '../../kit/rule.ts';
import { expectJson } from '../cases-v3/steps/expect-read.ts';
import { NEEDS } from './steps/access.ts';
import { fixturesFor, READS, readResultList, type ReadName } from './steps/result-list.ts';

const NAMES = (Object.keys(READS) as ReadName[]).filter((name) => name !== 'provision');

/** The commission may have to be waited for: see `commission-reads`. */
export default rule({
  level: 'must',
  title: 'A result list, a result, and its messages, documents and payment plans read as JSON',
  source: ['O311a', 'O311b', 'O311c', 'O311d', 'O311f', 'O311g'],
  covers: NAMES.map((name) => ({ operation: READS[name].operation, status: 200 })),
  effect: 'creates',
  needs: NEEDS,
  cases: NAMES,
  brokenBy: NAMES.flatMap((name) => [`${READS[name].fault}-answers-202`, `${READS[name].fault}-as-text`]),
  async check(context) {
    const name = context.case as ReadName;
    expectJson(context, await readResultList(context, name), fixturesFor(context, name));
  },
});

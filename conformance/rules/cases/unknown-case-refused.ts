import { assume, CLIENT_ERROR, rule, SUCCESS } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { statusOf } from '../steps/statuses.ts';
import { unknownLike } from '../steps/unknown.ts';
import { parametersOf } from '../../contracts/path-pattern.ts';
import { identifiersFor, needsOf, readResource, sendTo, READS_OF, type CaseInterface } from './steps/case-interface.ts';

/** The reads of something that a number names. */
const namesOf = (id: CaseInterface) => Object.keys(READS_OF[id]).filter((name) => READS_OF[id][name]?.path !== '');

/** Those of them that are asked for by an unknown case, too: what belongs to a case is not to be found without it. */
const BELOW = ['teilantrag', 'finanzierungsvorschlag'];
const OF_UNKNOWN_CASE = ' of an unknown case';

export default rule<CaseInterface>({
  level: 'should',
  title: 'A read of a case, or of something of it, that does not exist is refused with 4xx',
  source: ['N34'],
  at: ['GET /v*/vorgaenge/{vorgangsNummer}', 'GET /v*/vorgaenge/{vorgangsNummer}/**'],
  effect: 'reads',
  needs: (id) => [...needsOf(id), 'state'],
  cases: (_, id) => [
    ...namesOf(id),
    ...BELOW.filter((name) => name in READS_OF[id]).map((name) => name + OF_UNKNOWN_CASE),
  ],
  brokenBy: [
    'unknown-case-leads-to-login',
    'unknown-application-200',
    'case-makes-no-difference',
    'numbers-by-their-beginning',
  ],
  async check(context) {
    const name = context.case.replace(OF_UNKNOWN_CASE, '');
    const { path } = entryOf(READS_OF[context.interface], name);
    const answered = await readResource(context, path);
    assume(
      SUCCESS.has(answered.status),
      `needs the same read of what exists to be answered with 2xx, got ${statusOf(answered, ['fixtures.cases.vorgangsNummer'])}`,
    );
    const [unknown = ''] = parametersOf(path).slice(name === context.case ? -1 : 0);
    const known = await identifiersFor(context, path);
    const params = { ...known, [unknown]: unknownLike(known[unknown] ?? '', context) };
    const answer = await sendTo(context, 'GET', path, { params });
    context.expect.status(answer, CLIENT_ERROR);
  },
});

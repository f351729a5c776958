import { assume, CLIENT_ERROR, rule, SUCCESS } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { statusOf } from '../steps/statuses.ts';
import { unknownLike } from '../steps/unknown.ts';
import { parametersOf } from '../../contracts/path-pattern.ts';
import {
  identifiersFor,
  needsOf,
  readResource,
  sendTo,
  READS_OF,
  type CaseInterface,
  type CasePath,
} from './steps/case-interface.ts';

/** Endings of case names for paths in which the last number is known, but an earlier one is not. */
const ENDINGS: Readonly<Record<string, string>> = {
  vorgangsNummer: ' of an unknown case',
  antragsNummer: ' of an unknown application',
};

interface Unknown {
  path: CasePath;
  /** The path parameter with an unknown number. */
  unknown: string;
}

/** The reads with path parameters, each with one unknown number, by case name. */
function unknownsOf(id: CaseInterface): Readonly<Record<string, Unknown>> {
  const all = Object.entries(READS_OF[id]).flatMap(([name, { path }]) =>
    parametersOf(path).map((unknown, index, { length }): [string, Unknown] => [
      index === length - 1 ? name : name + entryOf(ENDINGS, unknown),
      { path, unknown },
    ]),
  );
  return Object.fromEntries(all);
}

export default rule<CaseInterface>({
  level: 'should',
  title: 'A read of an unknown case, or of an unknown part of a case, is refused with 4xx',
  source: ['N34'],
  at: ['GET /v*/vorgaenge/{vorgangsNummer}', 'GET /v*/vorgaenge/{vorgangsNummer}/**'],
  effect: 'reads',
  needs: (id) => [...needsOf(id), 'state'],
  cases: (_, id) => Object.keys(unknownsOf(id)),
  brokenBy: [
    'unknown-case-leads-to-login',
    'unknown-application-200',
    'case-makes-no-difference',
    'application-of-any-case',
    'partial-application-of-any-application',
    'numbers-by-their-beginning',
  ],
  async check(context) {
    const { path, unknown } = entryOf(unknownsOf(context.interface), context.case);
    const answered = await readResource(context, path);
    const got = statusOf(answered, ['fixtures.cases.vorgangsNummer']);
    assume(SUCCESS.has(answered.status), `needs the same read of what exists to be answered with 2xx, got ${got}`);
    const known = await identifiersFor(context, path);
    const params = { ...known, [unknown]: unknownLike(known[unknown] ?? '', context) };
    const answer = await sendTo(context, 'GET', path, { params });
    context.expect.status(answer, CLIENT_ERROR);
  },
});

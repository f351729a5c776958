import type { Context } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import { rule, type Level, type RuleDefinition } from '../../../kit/rule.ts';
import { statusOf } from './access.ts';
import {
  fixturesFor,
  needsOf,
  readOnce,
  readResource,
  sendTo,
  type CaseInterface,
  type CasePath,
} from './case-interface.ts';
import { askEach, byStatus } from './by-status.ts';
import { expectJson, faultsOfRead } from './expect-read.ts';
import { parametersOf } from './identifiers.ts';
import { COMMON, POSTS_OF, READS_OF, SAVED_OFFERS, SINCE_V2, type Read } from './reads.ts';

interface Statement {
  level?: Level;
  title: string;
  source: readonly string[];
  /** By the name of the case; a single one makes no case. */
  reads: Readonly<Record<string, Read>>;
  /** Faults beside those that every read has. */
  brokenBy?: readonly string[];
}

function readRule(
  id: CaseInterface,
  { level = 'must', title, source, reads, brokenBy = [] }: Statement,
): RuleDefinition {
  const names = Object.keys(reads);
  const all = Object.values(reads);
  const check = async (context: Context) => {
    const read = reads[context.case] ?? all[0];
    assume(read, `there is no read ${context.case}`);
    expectJson(context, await readResource(context, id, read.path), fixturesFor(context, read.path));
  };
  return rule({
    level,
    title,
    source,
    covers: all.map(({ operation }) => ({ operation, status: 200 })),
    effect: 'reads',
    needs: all.every(({ path }) => path === '') ? needsOf(id).slice(0, 1) : needsOf(id),
    ...(names.length > 1 ? { cases: names } : {}),
    brokenBy: [...all.flatMap(({ fault }) => faultsOfRead(fault)), ...brokenBy],
    check,
  });
}

/** C01. */
export function casesAreListed(id: CaseInterface): RuleDefinition {
  const { vorgaenge } = COMMON;
  const title = 'The list of cases reads as JSON';
  return readRule(id, { title, source: ['C01'], reads: { vorgaenge }, brokenBy: ['list-needs-page'] });
}

/** C02. */
export function caseReads(id: CaseInterface): RuleDefinition {
  const { vorgang } = COMMON;
  const title = 'A case reads as JSON';
  return readRule(id, { title, source: ['C02'], reads: { vorgang }, brokenBy: ['case-as-page'] });
}

/** C03a to C03c. */
export function applicationsRead(id: CaseInterface): RuleDefinition {
  const { antraege, antrag, teilantrag } = COMMON;
  return readRule(id, {
    title: 'The applications of a case, one of them, and a partial application read as JSON',
    source: ['C03a', 'C03b', 'C03c'],
    reads: { antraege, antrag, teilantrag },
  });
}

/** C04a. */
export function suggestionsAreListed(id: CaseInterface): RuleDefinition {
  const { finanzierungsvorschlaege } = SINCE_V2;
  const title = 'The financing suggestions of a case read as JSON';
  return readRule(id, { title, source: ['C04a'], reads: { finanzierungsvorschlaege } });
}

/** C04b. */
export function suggestionReads(id: CaseInterface): RuleDefinition {
  const { finanzierungsvorschlag } = SINCE_V2;
  const title = 'A financing suggestion reads as JSON';
  return readRule(id, { level: 'should', title, source: ['C04b'], reads: { finanzierungsvorschlag } });
}

/** C05a and C05b. */
export function personsRead(id: CaseInterface): RuleDefinition {
  const { kundenBetreuer, vorgangsBearbeiter } = COMMON;
  return readRule(id, {
    title: 'The customer adviser and the handler of a case read as JSON',
    source: ['C05a', 'C05b'],
    reads: { kundenBetreuer, vorgangsBearbeiter },
  });
}

/** C12. */
export function savedOffersRead(id: 'cases-v2'): RuleDefinition {
  return readRule(id, {
    title: 'The offers saved at a case, one of them, and its payment plans read as JSON',
    source: ['C12'],
    reads: SAVED_OFFERS,
  });
}

/** C14. */
export function unknownCaseRefused(id: CaseInterface): RuleDefinition {
  return rule({
    level: 'should',
    title: 'A case that does not exist is refused with 4xx',
    source: ['C14'],
    covers: [],
    effect: 'reads',
    needs: [...needsOf(id), 'state'],
    brokenBy: ['unknown-case-200', 'unknown-case-leads-to-login'],
    async check(context) {
      const known = await readResource(context, id, COMMON.vorgang.path);
      assume(
        known.status === 200,
        `needs a case that reads with 200, got ${statusOf(known, ['fixtures.cases.vorgangsNummer'])}`,
      );
      const params = { vorgangsNummer: context.uuid() };
      const answer = await sendTo(context, id, 'GET', COMMON.vorgang.path, { params });
      const refused = answer.status >= 400 && answer.status < 500;
      context.expect.that(refused, 'status 4xx', String(answer.status), answer);
    },
  });
}

/** C15: without a fixture, a route shows that it exists by asking for a credential. */
export function routesAskForCredential(id: CaseInterface): RuleDefinition {
  return rule({
    level: 'info',
    title: 'What reads answer without a credential, and OPTIONS where something can be posted',
    source: ['C15'],
    covers: [],
    effect: 'reads',
    needs: [],
    brokenBy: [],
    async check(context) {
      const paramsFor = (path: CasePath) => Object.fromEntries(parametersOf(path).map((name) => [name, '1']));
      const reads = await askEach(READS_OF[id], ({ path }) => readOnce(context, id, path, paramsFor(path), 'none'));
      context.note(`GET without a credential: ${byStatus(reads)}`);
      const options = await askEach(POSTS_OF[id], (path) =>
        sendTo(context, id, 'OPTIONS', path, { params: paramsFor(path), as: 'none' }),
      );
      context.note(`OPTIONS without a credential: ${byStatus(options)}`);
    },
  });
}

import {
  namedBy,
  needsOf,
  readResource,
  credentialOf,
  fullPath,
  type CaseInterface,
  type CasePath,
  type CaseContext,
} from './case-interface.ts';
import { assume, rule, SUCCESS, type Answer, type Context, type RuleDefinition } from '../../engine.ts';
import { coversReads, expectRead, faultOfRead } from '../../steps/expect-read.ts';
import { readUndeclared } from '../../steps/undeclared.ts';
import { INTERFACES } from '../../../../generated/platform.ts';

/** A read of the interface. */
export interface Read {
  path: CasePath;
  /** How the names of its faults begin. */
  fault: string;
}

/** The reads of every version. */
export const COMMON = {
  vorgaenge: { path: '', fault: 'list' },
  vorgang: { path: '/{vorgangsNummer}', fault: 'case' },
  antraege: { path: '/{vorgangsNummer}/antraege', fault: 'applications' },
  antrag: { path: '/{vorgangsNummer}/antraege/{antragsNummer}', fault: 'application' },
  teilantrag: { path: '/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}', fault: 'partial-application' },
  kundenBetreuer: { path: '/{vorgangsNummer}/kundenBetreuer', fault: 'customer-adviser' },
  vorgangsBearbeiter: { path: '/{vorgangsNummer}/vorgangsBearbeiter', fault: 'case-handler' },
} as const satisfies Record<string, Read>;

/** The reads that came with v2. */
export const SINCE_V2 = {
  finanzierungsvorschlaege: { path: '/{vorgangsNummer}/finanzierungsvorschlaege', fault: 'suggestions' },
  finanzierungsvorschlag: {
    path: '/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}',
    fault: 'suggestion',
  },
} as const satisfies Record<string, Read>;

/** The saved offers, which v2 alone has. */
export const SAVED_OFFERS = {
  gemerkteAngebote: { path: '/{vorgangsNummer}/gemerkteAngebote', fault: 'saved-offers' },
  gemerktesAngebot: { path: '/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}', fault: 'saved-offer' },
  zahlungsPlaene: {
    path: '/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene',
    fault: 'payment-plans',
  },
} as const satisfies Record<string, Read>;

/** The reads of one version. */
export const READS_OF: Readonly<Record<CaseInterface, Readonly<Record<string, Read>>>> = {
  'cases-v1': COMMON,
  'cases-v2': { ...COMMON, ...SINCE_V2, ...SAVED_OFFERS },
  'cases-v3': { ...COMMON, ...SINCE_V2 },
};

interface Statement<Id extends CaseInterface> {
  title: string;
  source: readonly string[];
  interfaces?: readonly Id[];
  /** By the name of the case; a single one makes no case. */
  reads: Readonly<Record<string, Read>>;
  smoke?: true;
  /** Faults beside those that every read has. */
  brokenBy?: readonly string[];
}

/** The rule that reads of a case succeed. */
export function readRule<Id extends CaseInterface>({
  reads,
  brokenBy = [],
  ...statement
}: Statement<Id>): RuleDefinition<Id> {
  const names = Object.keys(reads);
  const all = Object.values(reads);
  return rule({
    ...statement,
    level: 'must',
    covers: coversReads(
      'cases-v2',
      all.map(({ path }) => fullPath('cases-v2', path)),
    ),
    effect: 'reads',
    needs: (id) => (all.every(({ path }) => path === '') ? needsOf(id).slice(0, 1) : needsOf(id)),
    ...(names.length > 1 ? { cases: names } : {}),
    brokenBy: [...all.map(({ fault }) => faultOfRead(fault)), ...brokenBy],
    async check(context) {
      const read = reads[context.case] ?? all[0];
      assume(read, `there is no read ${context.case}`);
      expectRead(context, await readResource(context, read.path), namedBy(context, read.path));
    },
  });
}

/**
 * Makes sure of a case that reads: below what does not exist there is nothing anyway.
 *
 * @throws Inconclusive when it does not
 */
export async function assumeCase(context: CaseContext): Promise<void> {
  const { status } = await readResource(context, COMMON.vorgang.path);
  assume(SUCCESS.has(status), `needs a case that reads with 2xx, got ${status}`);
}

/**
 * Judges that an operation is not there.
 *
 * @throws Inconclusive when the answer is a crash
 */
export function expectAbsent({ expect }: Pick<Context, 'expect'>, answer: Answer): void {
  assumeNoCrash(answer);
  expect.refused(answer, SUCCESS);
}

/** A crash does not say whether something is there; 501 says that the method is not known. */
function assumeNoCrash({ status }: Answer): void {
  assume(status < 500 || status === 501, `needs an answer that is no crash, got ${status}`);
}

/**
 * Judges that nothing is there to be read, nor to be posted to, below the case of the configuration.
 *
 * @returns whether the answer says anything: a page for every address, or the methods of a whole gateway, do not
 * @throws Inconclusive when the answer is a crash
 */
export async function expectNothingBelow(
  context: CaseContext & Pick<Context, 'expect'>,
  below: string,
): Promise<boolean> {
  const answer = await askBelow(context, below);
  assumeNoCrash(answer);
  const methodsOf = (one: Answer) => one.header('Allow') ?? '';
  const isPosted = answer.status === 405 && /\bPOST\b/i.test(methodsOf(answer));
  const isThere = isPosted || SUCCESS.has(answer.status);
  if (isThere) {
    const nowhere = await askBelow(context, `/${context.uuid()}`);
    const seenOf = (one: Answer) => [one.status, one.mediaType, methodsOf(one)].join();
    if (seenOf(nowhere) === seenOf(answer)) return false;
  }
  const got = isPosted ? `Allow: ${methodsOf(answer)}` : String(answer.status);
  context.expect.that(!isThere, `no resource ${below} of ${context.interface}`, got, answer);
  return true;
}

/** Reads a path below the case of the configuration that the version does not declare to be read. */
export async function askBelow(context: CaseContext, below: string): Promise<Answer> {
  const known = await readResource(context, COMMON.vorgang.path);
  const base = fullPath(context.interface, '');
  const number = encodeURIComponent(context.fixture('cases', 'vorgangsNummer'));
  const { host } = INTERFACES[context.interface];
  return readUndeclared(context, host, `${base}/${number}${below}`, known, credentialOf(context.interface));
}

import {
  assume,
  isObject,
  leftOut,
  type Answer,
  type Context,
  type Parts,
  type Seen,
  type StepContext,
} from '../../engine.ts';
import { assumeCredential } from '../../steps/access.ts';
import { statusOf } from '../../steps/statuses.ts';
import { ACCESS } from './access.v3.ts';
import { DETERMINATIONS } from './turn.ts';
import { identifierNamed, selfLinkOf } from '../../steps/reads.ts';

export const DETERMINE = '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste';

export const FLAGS = ['ermitteln', 'aktualisieren', 'alternativen', 'provisionsAusgabe'] as const;

/** The lists of providers to include and to exclude. */
export const LISTS = ['produktAnbieter', 'exkludierteProduktAnbieter'] as const;

type Options = Record<(typeof FLAGS)[number], boolean> & Partial<Record<(typeof LISTS)[number], readonly string[]>>;

/** Sets every flag, since defaults are not documented; includes the commission, and no empty lists of providers, which may mean none. */
export const PLAIN: Options = { ermitteln: true, aktualisieren: false, alternativen: false, provisionsAusgabe: true };

/** The plain request with some other flags. */
export const withFlags = (flags: Partial<Options>): Parts => ({ json: { ...PLAIN, ...flags } });

/** Bodies that the documents do not show. */
export const UNUSUAL: Readonly<Record<string, Parts>> = {
  'an empty object': { json: {} },
  'no body': {},
  'captured data': { json: { ...PLAIN, vorhaben: { finanzbedarf: { kaufpreis: 400_000 } } } },
};

/** The fixtures that name cases for determinations, as case names of a rule. */
export const CASE_FIXTURES = ['vorgangsNummer', 'vorgangsNummerOhneErgebnisse'] as const;

export type CaseFixture = (typeof CASE_FIXTURES)[number];

/** The statuses of a determination: with a result list, and without. */
export const DETERMINED = [200, 204];

/** Requests a determination with any parts, once per run for the same request. */
export function send(context: StepContext, vorgangsnummer: string, parts: Parts): Promise<Answer> {
  return context.once(`determination ${vorgangsnummer} ${JSON.stringify(parts)}`, (step) =>
    sendAnew(step, vorgangsnummer, parts),
  );
}

/** Requests a determination with any parts, each time anew. */
export function sendAnew({ target, inTurn }: StepContext, vorgangsnummer: string, parts: Parts): Promise<Answer> {
  const all = { ...parts, params: { vorgangsnummer } };
  return inTurn(DETERMINATIONS, () => target.send('offers-v3', 'POST', DETERMINE, all));
}

/**
 * Requests a determination with the credential of the interface.
 *
 * @throws Inconclusive when the token is not accepted
 * @throws Skipped when the operator names no such case
 */
export async function determine(
  context: StepContext,
  fixture: CaseFixture = 'vorgangsNummer',
  parts: Parts = { json: PLAIN },
): Promise<Answer> {
  const vorgangsnummer = context.config.fixtures?.offers?.[fixture];
  if (vorgangsnummer === undefined) throw leftOut(`fixtures.offers.${fixture}`);
  return assumeCredential(context, await send(context, vorgangsnummer, parts), ACCESS);
}

/**
 * A successful determination.
 *
 * @throws Inconclusive when it failed, which another rule judges
 */
export async function determined(context: StepContext, fixture: CaseFixture = 'vorgangsNummer'): Promise<Answer> {
  const answer = await determine(context, fixture);
  const got = statusOf(answer, [`fixtures.offers.${fixture}`]);
  assume(DETERMINED.includes(answer.status), `needs a determination that is answered with 200 or 204, got ${got}`);
  return answer;
}

/** For rules about determinations with certain statuses. */
export function answeredWith(...statuses: readonly number[]): {
  at: readonly string[];
  of: string;
  isMeant: (seen: Seen) => boolean;
} {
  return {
    at: ['POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste'],
    of: `determinations with ${statuses.join(' or ')}`,
    isMeant: ({ credential, answer }: Seen) => credential === 'given' && statuses.includes(answer.status),
  };
}

/** JSON values that contain no results. */
const NOTHING = ['null', 'true', 'false', '""'];

export function isEmpty({ body }: Answer): boolean {
  return ['', ...NOTHING].includes(body.trim());
}

export function expectDetermined(context: Context, answer: Answer, fixtures: readonly string[]): void {
  context.expect.status(answer, DETERMINED, statusOf(answer, fixtures));
}

/** Identifiers of providers; `given` means that they are configured. */
interface Providers {
  ids: readonly string[];
  given: boolean;
}

/**
 * Providers that the target may know: up to two configured ones, or the first in a result list.
 *
 * @throws Inconclusive when there is neither
 */
export async function knownProviders(context: StepContext): Promise<Providers> {
  const given = context.config.fixtures?.offers?.produktAnbieter ?? [];
  if (given.length > 0) return { ids: given.slice(0, 2), given: true };
  const list = (await determined(context)).json();
  const found = providersIn(list)[0] ?? identifierNamed(list, 'produktAnbieter');
  assume(found, 'no result list shows a produktAnbieter; supply fixtures.offers.produktAnbieter');
  return { ids: [found], given: false };
}

/** A link to a result of a list. A word may name another resource, such as all results or a page of them. */
const TO_RESULT = /\/ergebnisliste\/[^/]+\/[^/?#{\d]*\d[^/?#{]*\/?(?:$|[?#{])/;

/** The providers of all results; a result is an object with an ergebnisnummer, or with a link to itself. */
export function providersIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const hasNumber = Object.keys(value).some((key) => key.toLowerCase() === 'ergebnisnummer');
  const isResult = isObject(value) && (hasNumber || TO_RESULT.test(selfLinkOf(value) ?? ''));
  if (!isResult) return Object.values(value).flatMap(providersIn);
  const { produktAnbieter } = value;
  // Results of several loans also name the providers of these.
  const own = isObject(produktAnbieter) ? identifierNamed(produktAnbieter, 'produktAnbieterId') : undefined;
  const provider = own ?? identifierNamed(value, 'produktAnbieter');
  return provider === undefined ? [] : [provider];
}

/** Requests a determination with a list of providers; without alternatives, since the effect of lists on them is open. */
export function determineFor(
  context: StepContext,
  list: (typeof LISTS)[number],
  ids: readonly string[],
  further: Partial<typeof PLAIN> = {},
): Promise<Answer> {
  return determine(context, 'vorgangsNummer', withFlags({ ...further, [list]: ids }));
}

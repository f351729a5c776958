import { Hono, type Context } from 'hono';
import { INTERFACES, VERSIONS_OF } from '../../../generated/platform.ts';
import type { Create, Interface, SampleCalls, Surroundings } from '../interface.ts';
import type { Tokens } from '../tokens.ts';
import { bearer } from '../bearer.ts';
import { accessibleCase, forOne, type CaseEnv, type Cases, type Reply } from './access.ts';
import type { Angebot, Antrag, Case, GemerktesAngebot, Teilantrag } from './case.ts';
import { changeCase, replaceResponsible, reportReady, setStatus, takeMessage } from './changes.ts';
import { zahlungsplaene } from './offer-payloads.ts';
import { newCases } from './seed.ts';

/** Adds a route for one method; `path` is relative to `/vorgaenge/:vorgangsNummer`. */
type Route = (method: string, path: string, answer: (c: Context, vorgang: Case) => Reply) => void;

const ANTRAG = '/antraege/:antragsNummer';
const TEILANTRAG = `${ANTRAG}/:teilantragsNummer`;
const SAVED = '/gemerkteAngebote/:nummerAmVorgang';

/**
 * Creates the process cases v1, v2 and v3 (D2, C01 to C16), which share their cases.
 *
 * Where D2 shows no error: 401 without a token, 404 for a missing resource, 403 for the case of another partner, 400, 413
 * and 415 for the body, and 409 for a change that does not fit the state of the case, each with a `message`.
 */
export function createCases({ tokens }: Surroundings): Interface[] {
  const cases = newCases();
  return [
    createVersion('v1', { cases, tokens }, [allVersions]),
    createVersion('v2', { cases, tokens }, [allVersions, sinceV2, savedOffers]),
    createVersion('v3', { cases, tokens }, [allVersions, sinceV2]),
  ];
}

function createVersion(
  version: 'v1' | 'v2' | 'v3',
  { cases, tokens }: { cases: Cases; tokens: Tokens },
  parts: readonly ((route: Route) => void)[],
): Interface {
  const base = `/${version}/vorgaenge`;
  const routes = new Hono<CaseEnv>();
  routes.get(base, bearer(tokens), (c) => {
    const { partnerId } = c.get('caller');
    return c.json([...cases.values()].filter((each) => each.partnerId === partnerId).map(payloadOf));
  });
  const route: Route = (method, path, answer) =>
    routes.on(method, `${base}/:vorgangsNummer${path}`, bearer(tokens), accessibleCase(cases), (c: Context<CaseEnv>) =>
      answer(c, c.get('vorgang')),
    );
  for (const addTo of parts) addTo(route);
  return { id: `cases-${version}`, app: new Hono().route('/', routes) };
}

function allVersions(route: Route): void {
  route('GET', '', (c, found) => c.json(payloadOf(found)));
  route('GET', '/antraege', (c, { antraege }) => c.json(antraege));
  route('GET', ANTRAG, inAntrag(shown));
  route('GET', TEILANTRAG, inTeilantrag(shown));
  route('POST', `${TEILANTRAG}/status`, inTeilantrag(setStatus));
  for (const role of ['kundenBetreuer', 'vorgangsBearbeiter'] as const) {
    route('GET', `/${role}`, (c, found) => c.json(found[role]));
    route('PUT', `/${role}`, (c, found) => replaceResponsible(c, (person) => (found[role] = person)));
  }
}

function sinceV2(route: Route): void {
  route('PATCH', '', changeCase);
  route('POST', `${TEILANTRAG}/entscheidungsreife`, inTeilantrag(reportReady));
  route('POST', '/nachricht', takeMessage);
  route('GET', '/finanzierungsvorschlaege', (c, { finanzierungsvorschlaege }) => c.json(finanzierungsvorschlaege));
  route('GET', '/finanzierungsvorschlaege/:finanzierungsvorschlagId', (c, { finanzierungsvorschlaege }) =>
    forOne(c, ['finanzierungsvorschlagId', 'financing suggestion'], finanzierungsvorschlaege, (found) => c.json(found)),
  );
}

function savedOffers(route: Route): void {
  route('GET', '/gemerkteAngebote', (c, { gemerkteAngebote }) => c.json(gemerkteAngebote.map(savedPayload)));
  const readSaved = (path: string, payload: (offer: Angebot) => object) =>
    route('GET', path, (c, { gemerkteAngebote }) =>
      forOne(c, ['nummerAmVorgang', 'saved offer'], gemerkteAngebote.map(savedPayload), (one) => c.json(payload(one))),
    );
  readSaved(SAVED, (offer) => offer);
  readSaved(`${SAVED}/zahlungsPlaene`, zahlungsplaene);
}

const shown = (c: Context, found: Antrag | Teilantrag) => c.json(found);

function inAntrag(answer: (c: Context, antrag: Antrag) => Reply) {
  return (c: Context, { antraege }: Case): Reply =>
    forOne(c, ['antragsNummer', 'application'], antraege, (found) => answer(c, found));
}

function inTeilantrag(answer: (c: Context, teilantrag: Teilantrag) => Reply) {
  return inAntrag((c, { teilantraege }) =>
    forOne(c, ['teilantragsNummer', 'partial application'], teilantraege, (found) => answer(c, found)),
  );
}

// The contract does not specify these payloads. They are invented; no rule may depend on them.

/** A case, in the list and alone. */
function payloadOf({ vorgangsNummer, stammdaten }: Case): object {
  return { vorgangsNummer, ...stammdaten };
}

/** A saved offer of v2. */
function savedPayload({ nummer, ...angebot }: GemerktesAngebot) {
  return { nummerAmVorgang: nummer, ...angebot };
}

export default createCases satisfies Create;

export const sampleCalls = Object.fromEntries(
  VERSIONS_OF.cases.map((id) => [
    id,
    { request: `GET /${INTERFACES[id].version}/vorgaenge/{vorgangsNummer}`, as: 'baufi' },
  ]),
) satisfies SampleCalls;

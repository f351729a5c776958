import { enveloped } from '../../reference/cases/read-faults.ts';
import {
  onResponse,
  withJson,
  withRewrittenJson,
  withStatus,
  type JsonObject,
  type Where,
} from '../../reference/faulty.ts';
import {
  inconclusive,
  onAnswers,
  onHosts,
  rewrittenJson,
  together,
  variantsOf,
  withFixtures,
  withoutFixture,
} from './variant.ts';

/** Wraps the lists of offers and cases. Those of the partner interface must be arrays. */
const wrapped = (wrap: (items: unknown[]) => unknown) =>
  onHosts('v2', 'baufi')(rewrittenJson((body) => JSON.stringify(Array.isArray(body) ? wrap(body) : body)));

const CASES: Where = {
  method: 'GET',
  path: /\/vorgaenge(\/[^/]+\/(antraege|finanzierungsvorschlaege|gemerkte[aA]ngebote))?$/,
  status: 'ok',
};
const OFFERS: Where = { method: 'GET', path: /\/(meldungen|unterlagen)$/, status: 'ok' };
const APPLICATIONS: Where = { path: /^\/v2\/antraege$/, status: 'ok' };

/** The entries of the list of applications. */
const applicationsIn = ({ _embedded: embedded }: JsonObject) => (embedded as { antraege: JsonObject[] }).antraege;

/** Variants of the form and content of lists. */
export const LIST_VARIANTS = variantsOf({
  'paged-lists': {
    says: 'Lists of offers and cases are pages: their items stand in content, beside counts.',
    around: wrapped((items) => ({ content: items, totalElements: items.length, number: 0, last: true })),
  },
  'embedded-lists': {
    says: 'Lists of offers and cases are HAL collections.',
    around: wrapped((items) => ({
      _links: { self: { href: '/hier' }, next: { href: '/hier?page=1' } },
      _embedded: { eintraege: items },
      page: { size: items.length },
    })),
  },
  'bare-applications': {
    says: 'The list of applications is a bare array.',
    around: onAnswers('v2')(APPLICATIONS, withRewrittenJson(applicationsIn)),
  },
  'applications-with-one-number': {
    says: 'Entries in the list of applications show their three numbers as one antragsnummer, joined by slashes.',
    around: onAnswers('v2')(
      APPLICATIONS,
      withRewrittenJson((list) =>
        applicationsIn(list).map(({ vorgangsnummer, antragsnummer, teilantragsnummer, ...entry }) => ({
          ...entry,
          antragsnummer: [vorgangsnummer, antragsnummer, teilantragsnummer].join('/'),
        })),
      ),
    ),
    open: { 'applications/reference-is-of-one-application': 'not-applicable' },
  },
  'applications-by-address': {
    says: 'Entries in the list of applications show their three numbers only in their address.',
    around: onAnswers('v2')(
      APPLICATIONS,
      withRewrittenJson((list) =>
        applicationsIn(list).map(({ vorgangsnummer, antragsnummer, teilantragsnummer, ...entry }) => ({
          ...entry,
          '@id': `/v2/antraege/${String(vorgangsnummer)}/${String(antragsnummer)}/${String(teilantragsnummer)}?fields=all`,
        })),
      ),
    ),
    open: { 'applications/reference-is-of-one-application': 'not-applicable' },
  },
  'applications-by-case': {
    says: 'The list of applications consists of cases with their applications and the parts of these, each with its own number alone.',
    around: onAnswers('v2')(
      APPLICATIONS,
      withRewrittenJson((list) => ({
        vorgaenge: applicationsIn(list).map(({ vorgangsnummer, antragsnummer, ...entry }) => ({
          vorgangsnummer,
          antraege: [{ antragsnummer, teilantraege: [entry] }],
        })),
      })),
    ),
    open: { 'applications/reference-is-of-one-application': 'not-applicable' },
  },
  'empty-lists': {
    says: 'Lists of cases, applications, messages, documents and partners are empty.',
    around: together(
      onHosts('v2', 'baufi')(onResponse(CASES, withJson([])), onResponse(OFFERS, withJson([]))),
      onAnswers('v2')(APPLICATIONS, withJson({ antraege: [] })),
      onAnswers('pm')({ path: /\/administrierbare$/, status: 200 }, withJson([])),
      onAnswers('pm')(
        { path: /\/uebernahmeRechtFuer$/, status: 200 },
        withJson({ alleSichtbar: false, _embedded: { partner: [] } }),
      ),
    ),
    open: {
      'applications/list-holds-own-applications': 'inconclusive',
      'applications/list-is-restricted': 'inconclusive',
      'applications/reference-is-of-one-application': 'not-applicable',
      'partner/administrable-partners-include-itself': 'not-applicable',
      'partner/entries-agree-with-records': 'not-applicable',
      'partner/members-of-entries-have-types': 'not-applicable',
      'partner/takeover-list-agrees-with-status': 'not-applicable',
      'partner/writes-reach-nobody-else': 'not-applicable',
    },
  },
  'empty-lists-404': {
    says: 'Lists of suggestions and saved offers are empty, which is answered with 404.',
    around: onAnswers('v2', 'baufi')(
      { method: 'GET', path: /\/vorgaenge\/[^/]+\/(finanzierungsvorschlaege|gemerkte[aA]ngebote)/, status: 200 },
      withJson({ message: 'none' }),
      withStatus(404),
    ),
    configure: (config) =>
      withFixtures('cases', { finanzierungsvorschlagId: undefined, nummerAmVorgang: undefined })(
        withoutFixture('offers', 'laufendeNummer')(config),
      ),
    open: {
      ...inconclusive('cases-v2', 'saved-offers-read'),
      ...inconclusive(
        ['cases-v2', 'cases-v3'],
        'suggestion-reads',
        'suggestions-are-listed',
        'token-required',
        'unknown-case-refused',
      ),
      ...inconclusive(
        'offers-v3',
        'login-host-serves-no-v3',
        'login-token-is-taken',
        'paths-in-lower-case',
        'saved-offers-need-scope',
        'saved-offers-read',
        'token-required',
        'unknown-read-refused',
      ),
    },
  },
  'anonymous-results': {
    says: 'A determination of v3 answers with a bare array, so the identifier of the result list is not shown.',
    around: onAnswers('baufi')(
      { method: 'POST', path: /\/ergebnisliste$/, status: 200 },
      withRewrittenJson(({ ergebnisse }) => ergebnisse),
    ),
  },
  'records-in-data': {
    says: 'Records of offers, cases and applications come in data, except commissions and responsible persons.',
    around: onAnswers('v2', 'baufi')(
      { method: 'GET', path: /^(?!.*\/(provision|kundenBetreuer|vorgangsBearbeiter)$)/, status: 200 },
      enveloped,
    ),
  },
  'no-result-lists': {
    says: 'No provider makes an offer of v3 at present: every determination answers 204.',
    around: onAnswers('baufi')(
      { method: 'POST', path: /\/ergebnisliste$/, status: 'ok' },
      () => new Response(null, { status: 204 }),
    ),
    open: {
      'offers-v3/determination-answers-200-or-204': 'inconclusive',
      'offers-v3/provider-lists-applied': 'not-applicable',
      'offers-v3/result-list-not-empty': 'not-applicable',
      'offers-v3/result-list-shape': 'inconclusive',
    },
  },
  'no-offers': {
    says: 'There is no loan offer: the best one is null, and the list is empty.',
    around: onHosts('kex')(
      rewrittenJson((body) =>
        JSON.stringify(body, (name, value: unknown) =>
          name === 'bestesAngebot' ? null : name === 'angebote' ? [] : value,
        ),
      ),
    ),
    open: {
      'consumer-loan-offers/decimals-are-numbers': 'inconclusive',
      'consumer-loan-offers/defaults': 'inconclusive',
      'consumer-loan-offers/field-types': 'inconclusive',
      'consumer-loan-offers/logo-is-an-address': 'inconclusive',
      'consumer-loan-offers/nothing-but-selected-fields': 'inconclusive',
      'consumer-loan-offers/rate-bounds-in-order': 'inconclusive',
      'consumer-loan-offers/term-is-applied': 'inconclusive',
      'consumer-loan-offers/queries-as-graphql-has-them': 'inconclusive',
      // An empty list of offers shows a refusal only if another partner gets offers.
      'consumer-loan-offers/partner-out-of-reach-refused': 'inconclusive',
      'consumer-loan-offers/selected-fields-come-back': 'inconclusive',
      'consumer-loan-offers/success-has-no-errors': 'not-applicable',
    },
  },
});

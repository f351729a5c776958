import {
  asking,
  isAsked,
  jsonOf,
  onRequestJson,
  onResponse,
  withHeader,
  withJson,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
  type Change,
  type JsonObject,
  type Wrap,
} from '../../reference/faulty.ts';
import { RIGHT_NAMES } from '../../reference/partner/attributes.ts';
import { partnerCredentials, partnerFixtures } from '../../reference/partner/seed.ts';
import type { Config } from '../../engine/config/schema.ts';
import { isObject } from '../../json.ts';
import { everyJsonObject, onHosts, rewrittenJson, where, type Variant } from './variant.ts';

const PATCHED = { method: 'PATCH', path: /\/v2\/antraege\// } as const;

/** Writes letzteAenderung in another way, in every record. */
const dated = (write: (text: string) => string) =>
  onHosts(
    ['v2'],
    everyJsonObject((object) =>
      typeof object['letzteAenderung'] === 'string'
        ? { ...object, letzteAenderung: write(object['letzteAenderung']) }
        : object,
    ),
  );
const local = (text: string, hours: number) =>
  new Date(Date.parse(text) + hours * 3_600_000).toISOString().replace('Z', '');

const takesPatchesAs = (mediaType: string) =>
  onHosts(
    ['v2'],
    (next) => (request) =>
      isAsked(PATCHED, request) && request.headers.get('content-type') !== mediaType
        ? new Response(null, { status: 415, headers: { 'Accept-Patch': mediaType } })
        : next(request),
  );

const failureThatSaysMore = (errors: readonly JsonObject[]) => ({
  data: { bestesAngebot: null },
  errors: errors.map((error) => ({
    ...error,
    status: String(error['status']),
    locations: [{ line: 1, column: 1 }],
    path: ['angebote', 0],
    extensions: {},
  })),
});

const LOGIN_BOX = `<HTML><Body><FORM ACTION='login.do' METHOD=POST>
<!-- <input type="hidden" name="username"> -->
<INPUT NAME='username' TYPE=email VALUE=""/><br>
<input
  name = password
  type = 'Password' ><input type=password name=tan>
<INPUT TYPE=Submit VALUE="Anmelden &gt;"></FORM><form action=/suche><input type=search name=q></form></Body></HTML>`;

/** Refuses the questions of loan offers that `isRefused` selects, with 400. */
const questionsRefused = (isRefused: (sent: JsonObject) => boolean) =>
  onHosts(['kex'], (next) => async (request) => {
    const sent = request.method === 'POST' ? await jsonOf(request) : undefined;
    return isObject(sent) && isRefused(sent)
      ? Response.json({ errors: [{ message: 'Anfrage' }] }, { status: 400 })
      : next(request);
  });
/** The type of partnerId has another name, and variables are always there. */
const isOfOtherForm = ({ query, variables }: JsonObject) =>
  variables === undefined || /\$partnerId: String/.test(String(query));

/** The reads of v1 and of determinations; the redirect of a commission says that it has to be waited for. */
const isReadOfOffers = (request: Request) =>
  isAsked({ method: 'GET', path: /\/v1\/finanzierungsvorschlaege\/|\/ermittlung\/(?!.*\/provision$)/ }, request);
/** Redirects to the same address with a further parameter, unless it has that already. */
const redirectedOnce: Change = async (response, request) => {
  const url = new URL(request.url);
  if (url.searchParams.has('weiter')) return response;
  url.searchParams.set('weiter', '1');
  return withHeader('location', url.href)(await withStatus(302)(response, request), request);
};

const isPlainDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
/** Whether a list of applications was filtered by something else than days. */
const isFilteredOtherwise = ({ ok }: Response, { url }: Request) => {
  const { pathname, searchParams } = new URL(url);
  return ok && pathname.endsWith('/v2/antraege') && [...searchParams.values()].some((value) => !isPlainDay(value));
};

/** Refuses the changes of an application that have an operation which `isRefused`, by the present record, with 409. */
const changesRefused = (isRefused: (operation: JsonObject, present: unknown) => boolean) =>
  onHosts(['v2'], (next) => async (request) => {
    const sent = isAsked(PATCHED, request) ? await jsonOf(request) : undefined;
    if (!Array.isArray(sent)) return next(request);
    const present = await jsonOf(await next(new Request(request.url, { headers: request.headers })));
    return sent.some((operation) => isObject(operation) && isRefused(operation, present))
      ? Response.json({ message: 'status' }, { status: 409 })
      : next(request);
  });
const providerStatusOf = (status: unknown) => (isObject(status) ? status['produktAnbieter'] : undefined);
/** Takes settings of the operator away. */
const withoutApplications = (name: 'mayReject' | 'produktAnbieterStatus') => (config: Config) => ({
  ...config,
  fixtures: { ...config.fixtures, applications: { ...config.fixtures?.applications, [name]: undefined } },
});

const CREATION = { method: 'POST', path: /\/untergeordnetePartner$/ } as const;
const { partner, partnerWithoutCreateRight } = partnerCredentials;
const withWholeAddress = (sent: unknown) =>
  isObject(sent) && typeof sent['webseiteUrl'] === 'string' && URL.canParse(sent['webseiteUrl'])
    ? { ...sent, webseiteUrl: new URL(sent['webseiteUrl']).href }
    : sent;

/** Changes what is answered 200 below partners of a kind. */
const ofTyp =
  (typ: string, below: RegExp, change: Change): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    const owner = request.url.replace(below, '');
    if (owner === request.url || response.status !== 200) return response;
    const record: unknown = await (await next(new Request(owner, { headers: request.headers }))).json();
    return isObject(record) && record['typ'] === typ ? change(response, request) : response;
  };
const identifiersOfPersons = (name: string, how: string, change: Change): Variant => ({
  name,
  says: `The identifiers at providers of a person ${how}.`,
  around: onHosts(['pm'], ofTyp('PERSON', /\/partnerkennzeichen$/, change)),
});

/** Where the sources contradict themselves, or leave more than one reading. */
export const READING_VARIANTS: readonly Variant[] = [
  {
    name: 'rights-default-to-false',
    says: 'Rights that the creation of a person does not name are false, as the rule says against the example.',
    around: onHosts(
      ['pm'],
      onRequestJson({ method: 'POST', path: /\/untergeordnetePartner$/ }, (body) =>
        isObject(body) ? { ...Object.fromEntries(RIGHT_NAMES.map((right) => [right, false])), ...body } : body,
      ),
    ),
  },
  {
    name: 'persons-have-a-nachname',
    says: 'A person without a nachname is not created, whether it is missing or empty: 400.',
    around: onHosts(['pm'], (next) => async (request) => {
      const isCreation = isAsked({ method: 'POST', path: /\/untergeordnetePartner$/ }, request);
      const sent: unknown = isCreation ? await jsonOf(request) : undefined;
      const response = await next(request);
      if (response.status !== 201 || !isObject(sent) || sent['typ'] === 'ORGANISATION') return response;
      if (typeof sent['nachname'] === 'string' && sent['nachname'] !== '') return response;
      const traceId = response.headers.get('x-traceid') ?? '';
      return Response.json({ message: 'nachname', traceId }, { status: 400, headers: { 'X-TraceId': traceId } });
    }),
    open: { 'partner/creation-ignores-empty-strings': 'inconclusive' },
  },
  {
    name: 'references-in-ascii',
    says: 'An antragsReferenz of anything but printable ASCII is refused with 400.',
    around: onHosts(['v2'], (next) => async (request) => {
      const sent = isAsked(PATCHED, request) ? await request.clone().text() : '';
      return /"path":"\/antragsReferenz","value":"[^"]*[^\x20-\x7e]/.test(sent)
        ? Response.json({ message: 'antragsReferenz' }, { status: 400 })
        : next(request);
    }),
  },
  {
    name: 'loans-of-whole-amounts',
    says: 'Nobody lends an amount with cents: the question fails with 200 and errors.',
    around: onHosts(['kex'], (next) => async (request) => {
      const sent = request.method === 'POST' ? await request.clone().text() : '';
      const response = await next(request);
      return response.status === 200 && /"auszahlungsbetrag":\d+\.[1-9]/.test(sent)
        ? withJson({ data: { bestesAngebot: null }, errors: [{ message: 'Betrag', status: 422 }] })(response, request)
        : response;
    }),
  },
  {
    name: 'bad-typ-refused',
    says: 'A change with a typ that does not exist is refused with 400 instead of being ignored.',
    around: onHosts(['pm'], (next) => async (request) => {
      const sent = request.method === 'PATCH' ? await request.clone().text() : '';
      if (!/"typ":"(?!PERSON"|ORGANISATION")/.test(sent)) return next(request);
      const { headers } = await next(new Request(request.url, { headers: request.headers }));
      const traceId = headers.get('x-traceid') ?? '';
      return Response.json({ message: 'typ', traceId }, { status: 400, headers: { 'X-TraceId': traceId } });
    }),
  },
  {
    name: 'last-change-without-zone',
    says: 'The date of the last change of an application names no time zone.',
    around: dated((text) => local(text, 0)),
  },
  {
    name: 'last-change-in-summer-time',
    says: 'The date of the last change of an application is given two hours ahead of UTC, to the microsecond.',
    around: dated((text) => `${local(text, 2)}000+02:00`),
  },
  {
    name: 'last-change-by-day',
    says: 'The date of the last change of an application is a day.',
    around: dated((text) => text.slice(0, 10)),
    open: { 'applications/status-change-is-dated': 'inconclusive' },
  },
  {
    name: 'applications-with-history',
    says: 'An application holds what it was years ago, under the same names.',
    around: onHosts(
      ['v2'],
      everyJsonObject((object) =>
        'letzteAenderung' in object
          ? { ...object, historie: [{ letzteAenderung: '2020-01-02', antragsReferenz: 'ALT', status: {} }] }
          : object,
      ),
    ),
  },
  {
    name: 'holidays-refused',
    says: 'The fourth of February is a holiday, and cannot be announced: 422.',
    around: onHosts(
      ['v2'],
      (next) => async (request) =>
        isAsked(PATCHED, request) && (await request.clone().text()).includes('"2026-02-04"')
          ? Response.json({ message: 'Feiertag' }, { status: 422 })
          : next(request),
    ),
  },
  {
    name: 'days-to-come-refused',
    says: 'The list of applications takes no aenderungSeit that lies ahead: 400.',
    around: onHosts(
      ['v2'],
      (next) => async (request) =>
        /\/v2\/antraege\?.*aenderungSeit=2027/.test(request.url)
          ? Response.json({ message: 'aenderungSeit' }, { status: 400 })
          : next(request),
    ),
  },
  {
    name: 'last-change-is-late',
    says: 'The date of the last change of an application follows what else has changed, one read later.',
    around: onHosts(['v2'], (next) => {
      const former = new Map<string, unknown>();
      return onResponse({ method: 'GET', path: /\/v2\/antraege\/|\/antraege$/, status: 200 }, (response, request) =>
        withRewrittenJson((record) => {
          const shown = former.get(request.url) ?? record['letzteAenderung'];
          former.set(request.url, record['letzteAenderung']);
          return 'letzteAenderung' in record ? { ...record, letzteAenderung: shown } : record;
        })(response, request),
      )(next);
    }),
  },
  {
    name: 'clerk-by-another-name',
    says: 'The clerk of an application is read under another name than it is written.',
    around: onHosts(
      ['v2'],
      everyJsonObject(({ ansprechpartner, ...object }) =>
        ansprechpartner === undefined ? object : { ...object, kreditSachbearbeiter: ansprechpartner },
      ),
    ),
  },
  {
    name: 'patches-as-json',
    says: 'Applications take patches as application/json alone.',
    around: takesPatchesAs('application/json'),
  },
  {
    name: 'patches-as-json-patch',
    says: 'Applications take patches as application/json-patch+json alone.',
    around: takesPatchesAs('application/json-patch+json'),
  },
  {
    name: 'other-applications-403',
    says: 'An application that does not exist cannot be told from one of somebody else: 403 instead of 404.',
    around: onHosts(['v2'], onResponse({ path: /\/v2\/antraege\//, status: 404 }, withStatus(403))),
  },
  {
    name: 'success-with-empty-errors',
    says: 'A successful answer of GraphQL has an empty list of errors, and extensions.',
    around: onHosts(
      ['kex'],
      where(
        ({ status }) => status === 200,
        withRewrittenJson((body) => ({ errors: [], extensions: { kosten: 12 }, ...body })),
      ),
    ),
  },
  {
    name: 'failures-that-say-more',
    says: 'Errors of GraphQL with 200 name their status as text, and carry locations, paths and extensions beside an object without offers.',
    around: onHosts(
      ['kex'],
      where(
        ({ status }) => status === 200,
        withRewrittenJson((body) => (Array.isArray(body['errors']) ? failureThatSaysMore(body['errors']) : body)),
      ),
    ),
  },
  {
    name: 'rates-take-turns',
    says: 'Two servers of loan offers that answer in turn have different rates.',
    around: onHosts(['kex'], (next) => {
      let turn = 0;
      return everyJsonObject((object) =>
        typeof object['effektivzins'] === 'number'
          ? { ...object, effektivzins: object['effektivzins'] + turn }
          : object,
      )(async (request) => {
        turn = 1 - turn;
        return next(request);
      });
    }),
  },
  {
    name: 'offers-are-numbered',
    says: 'Every loan offer carries a number that nobody selected, and that is never given twice.',
    around: onHosts(['kex'], (next) => {
      let last = 0;
      return everyJsonObject((object) =>
        'gesamtkonditionen' in object ? { ...object, angebotsnummer: (last += 1) } : object,
      )(next);
    }),
  },
  {
    name: 'logos-by-path',
    says: 'The address of a logo is a path on the host of the loan offers.',
    around: onHosts(
      ['kex'],
      everyJsonObject((object) => ('svg' in object ? { ...object, svg: '/logos/bank.svg' } : object)),
    ),
  },
  {
    name: 'login-box-in-old-html',
    says: 'The login box is a page in capitals, with unquoted attributes, a comment, a second field for a secret, another form and no document type.',
    around: onHosts(
      ['pm'],
      onResponse({ path: /login-box\.html$/, status: 200 }, withText(LOGIN_BOX, 'Text/HTML; Charset=ISO-8859-1')),
    ),
  },
  {
    name: 'form-login-says-more',
    says: 'A form login answers with a sentence in a charset of its own.',
    around: onHosts(
      ['pm'],
      onResponse({ path: /\/login\.do$/, status: 200 }, withText('Willkommen!\n', 'text/plain; charset=us-ascii')),
    ),
  },
  {
    name: 'partner-without-defaults',
    says: 'A read of a partner leaves out flags and rights that are false, and the typ of a person.',
    around: onHosts(
      ['pm'],
      rewrittenJson((body, { method, url }) =>
        JSON.stringify(body, (_name, value: unknown) =>
          method === 'GET' && /\/partner\/[^/]+$/.test(url) && (value === false || value === 'PERSON')
            ? undefined
            : value,
        ),
      ),
    ),
    open: { 'partner/rights-in-records': 'not-applicable' },
  },
  {
    name: 'harmless-changes-taken',
    says: 'A change that would change nothing needs no settings rights.',
    around: onHosts(['pm'], (next) => async (request) => {
      const response = await next(request.clone());
      if (request.method !== 'PATCH' || response.status !== 403) return response;
      const read = await next(new Request(request.url, { headers: request.headers }));
      const record: unknown = await read.clone().json();
      const sent = (await request.json()) as Record<string, unknown>;
      const isHarmless = isObject(record) && Object.entries(sent).every(([name, value]) => record[name] === value);
      return isHarmless ? read : response;
    }),
  },
  {
    name: 'other-takeover-partners',
    says: 'Partners whose cases may be taken over show neither a name nor a unit.',
    around: onHosts(
      ['pm'],
      onResponse(
        { method: 'GET', path: /\/uebernahmeRechtFuer$/, status: 200 },
        withProperties({
          _embedded: {
            partner: [
              { id: 'KSB01', typ: 'PERSON', kreditsachbearbeiter: false, _links: { self: { href: '/partner/KSB01' } } },
            ],
            weitere: [],
          },
        }),
      ),
    ),
  },
  identifiersOfPersons('identifiers-of-units-alone', 'answer 404', withStatus(404)),
  identifiersOfPersons('identifiers-of-persons-refused', 'answer 403', withStatus(403)),
  identifiersOfPersons('identifiers-of-persons-empty', 'are an empty object', withJson({})),
  {
    name: 'superior-identifiers-are-null',
    says: 'The identifiers of a unit without a superior have null in the place of those of the superior.',
    around: onHosts(
      ['pm'],
      onResponse(
        { path: new RegExp(`/${partnerFixtures.readOnlyPartnerId}/partnerkennzeichen$`), status: 200 },
        withProperties({ _embedded: { partnerKennzeichenDerVertriebsOrganisation: null } }),
      ),
    ),
  },
  {
    name: 'takeover-status-of-persons-alone',
    says: 'Whether an organisation may take over a case is not answered: 404.',
    around: onHosts(['pm'], ofTyp('ORGANISATION', /\/uebernahmeRechtFuer\/[^/]+$/, withStatus(404))),
  },
  {
    name: 'blocked-partners-stay-as-they-are',
    says: 'A blocked partner can only be unblocked.',
    around: onHosts(['pm'], (next) => async (request) => {
      if (request.method !== 'PATCH') return next(request);
      const sent = await jsonOf(request);
      const read = await next(new Request(request.url, { headers: request.headers }));
      const record: unknown = read.status === 200 ? await read.json() : undefined;
      const isClosed = isObject(record) && record['gesperrt'] === true && isObject(sent) && sent['gesperrt'] !== false;
      // A block that is set again changes nothing.
      return isClosed && sent['gesperrt'] !== true
        ? new Response(null, { status: 423, headers: read.headers })
        : next(request);
    }),
  },
  {
    name: 'creations-set-more',
    says: 'A new partner without avatarUrl and externePartnerId gets both from the service.',
    around: onHosts(
      ['pm'],
      onRequestJson({ method: 'POST', path: /\/untergeordnetePartner$/ }, (sent) =>
        isObject(sent)
          ? {
              ...sent,
              avatarUrl: sent['avatarUrl'] || 'https://bilder.example/neu.png',
              externePartnerId: sent['externePartnerId'] || 'VERGEBEN',
            }
          : sent,
      ),
    ),
  },
  {
    name: 'variables-always',
    says: 'Loan offers want variables in every question, and call the type of partnerId otherwise.',
    around: questionsRefused(isOfOtherForm),
  },
  {
    name: 'values-in-variables-alone',
    says: 'Loan offers take no value in the query itself either.',
    around: questionsRefused((sent) => isOfOtherForm(sent) || /: *["\d]/.test(String(sent['query']))),
    open: {
      'consumer-loan-offers/parameters-accepted': 'inconclusive',
      'consumer-loan-offers/partner-out-of-reach-refused': 'inconclusive',
      'consumer-loan-offers/partner-within-reach-accepted': 'inconclusive',
    },
  },
  {
    name: 'failing-query-invalid',
    says: 'What fails is refused with 400, whatever the reason.',
    around: onHosts(
      ['kex'],
      where(
        ({ status }) => status === 200,
        async (response, request) => {
          const body = await jsonOf(response);
          return isObject(body) && Array.isArray(body['errors']) ? withStatus(400)(response, request) : response;
        },
      ),
    ),
    open: { 'consumer-loan-offers/failure-has-messages': 'inconclusive' },
  },
  {
    name: 'flags-exclude-each-other',
    says: 'A determination of v3 determines or updates: both flags together are refused with 400.',
    around: onHosts(
      ['baufi'],
      onRequestJson({ method: 'POST', path: /\/ergebnisliste$/ }, (sent) =>
        isObject(sent) && sent['ermitteln'] === true && sent['aktualisieren'] === true ? [] : sent,
      ),
    ),
  },
  {
    name: 'filters-by-day-alone',
    says: 'The list of applications leaves out of account what is no plain day in a filter.',
    around: onHosts(['v2'], (next) => (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/v2/antraege')) return next(request);
      for (const [name, value] of [...url.searchParams]) {
        if (!isPlainDay(value)) url.searchParams.delete(name);
      }
      return next(new Request(url, request));
    }),
  },
  {
    name: 'filters-of-days-find',
    says: 'The list of applications is empty where a filter is no plain day.',
    around: onHosts(
      ['v2'],
      where(
        isFilteredOtherwise,
        withRewrittenJson((list) => ({ ...list, _embedded: { antraege: [] } })),
      ),
    ),
  },
  {
    name: 'media-type-first',
    says: 'A report request without the media type of JSON is refused with 415, even where it has no body.',
    around: onHosts(['report'], (next) => async (request) => {
      const response = await next(request);
      const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
      return request.method === 'POST' && [202, 400].includes(response.status) && !isJson
        ? new Response(null, { status: 415 })
        : response;
    }),
  },
  {
    name: 'persons-without-the-right-to-create',
    says: 'The right to create is for organisational units: settings rights are enough for a person.',
    around: onHosts(['pm'], (next) => async (request) => {
      const isLacking = request.headers.get('x-partnerid') === partnerWithoutCreateRight.partnerId;
      if (!isLacking || !isAsked(CREATION, request)) return next(request);
      const sent = await jsonOf(request);
      if (isObject(sent) && sent['typ'] === 'ORGANISATION') return next(request);
      return next(asking(request, { 'x-partnerid': partner.partnerId, 'x-apikey': partner.apiKey }));
    }),
    open: { 'partner/forbidden-writes-store-nothing': 'inconclusive' },
  },
  {
    name: 'persons-are-no-parents',
    says: 'Nobody is created below a person, whoever asks: 409.',
    around: onHosts(
      ['pm'],
      onResponse(
        { method: 'GET', path: new RegExp(`/partner/${partnerFixtures.readOnlyPartnerId}$`), status: 200 },
        withProperties({ typ: 'PERSON' }),
      ),
      onResponse(
        { ...CREATION, path: new RegExp(`/partner/${partnerFixtures.readOnlyPartnerId}/`), status: 403 },
        withStatus(409),
      ),
    ),
    open: {
      'partner/creation-needs-rights': 'inconclusive',
      'partner/forbidden-writes-store-nothing': 'inconclusive',
    },
  },
  {
    name: 'status-not-replaced-by-itself',
    says: 'The part of the provider in a status is replaced by another one alone, and the operator names none.',
    around: changesRefused(({ path, value }, present) => {
      const status = isObject(present) ? providerStatusOf(present['status']) : undefined;
      return (
        status !== undefined &&
        (path === '/status' ? providerStatusOf(value) : path === '/status/produktAnbieter' && value) === status
      );
    }),
    configure: withoutApplications('produktAnbieterStatus'),
    open: {
      'applications/provider-status-can-be-replaced': 'inconclusive',
      'applications/reasons-are-taken': 'inconclusive',
      'applications/replaced-parts-keep-others': 'inconclusive',
      'applications/sales-reads-changes': 'not-applicable',
      'applications/unusable-values-refused': 'inconclusive',
    },
  },
  {
    name: 'reasons-of-rejections-alone',
    says: 'A reason is taken with a rejection alone, and this application cannot be rejected.',
    around: changesRefused(
      ({ path, value }) =>
        path === '/status' &&
        isObject(value) &&
        (value['ablehnungsgrund'] !== undefined || value['produktAnbieter'] === 'ABGELEHNT'),
    ),
    configure: withoutApplications('mayReject'),
    open: {
      'applications/patched-values-read': 'inconclusive',
      'applications/reasons-are-taken': 'inconclusive',
      'applications/rejection-is-taken': 'skipped',
      'applications/rejection-needs-reason': 'skipped',
      'applications/rejection-with-or-without-comment': 'skipped',
      'applications/status-can-be-replaced': 'inconclusive',
      'applications/status-change-is-dated': 'inconclusive',
      'applications/unknown-reason': 'inconclusive',
      'applications/unusable-values-refused': 'inconclusive',
    },
  },
  {
    name: 'web-addresses-normalised',
    says: 'A webseiteUrl is kept as browsers write it, with a slash behind a host alone.',
    around: onHosts(
      ['pm'],
      onRequestJson(CREATION, withWholeAddress),
      onRequestJson({ method: 'PATCH' }, withWholeAddress),
    ),
  },
  ...[
    {
      name: 'results-by-now',
      says: 'The case that had no results when the operator named it has some.',
      ergebnisse: [{ ergebnisnummer: '1' }],
    },
    {
      name: 'lists-without-results',
      says: 'A case without results is answered with a result list that holds none.',
      ergebnisse: [],
    },
  ].map(({ ergebnisse, ...named }): Variant => ({
    ...named,
    around: onHosts(
      ['baufi'],
      onResponse(
        { method: 'POST', path: /\/ergebnisliste$/, status: 204 },
        withStatus(200),
        withJson({ ergebnislisteId: '99', ergebnisse }),
      ),
    ),
    open: {
      'offers-v3/determination-answers-200-or-204': 'inconclusive',
      'offers-v3/no-result-list-has-no-body': 'not-applicable',
    },
  })),
  {
    name: 'options-that-are-false-left-out',
    says: 'The original request of a determination names the options that were true.',
    around: onHosts(
      ['v2'],
      onResponse(
        { method: 'GET', path: /\/ermittlungsAnfrage$/, status: 200 },
        withRewrittenJson((body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== false))),
      ),
    ),
  },
  {
    name: 'suggestions-found-elsewhere',
    says: 'The POST of v1 redirects to where the suggestions are read.',
    around: onHosts(
      ['v2'],
      onResponse(
        { method: 'POST', path: /^\/v1\/finanzierungsvorschlaege\//, status: 200 },
        withStatus(303),
        withHeader('location', '.'),
        withText(''),
      ),
    ),
  },
  {
    name: 'reads-redirected',
    says: 'The reads of v1, and those of a determination, redirect before they answer.',
    around: onHosts(['v2'], (next) => async (request) => {
      const response = await next(request);
      return response.status === 200 && isReadOfOffers(request) ? redirectedOnce(response, request) : response;
    }),
  },
  {
    name: 'reads-redirected-at-once',
    says: 'The same reads redirect whoever asks, and look at token and identifiers only then.',
    around: onHosts(['v2'], (next) => async (request) => {
      const response = await next(request);
      return isReadOfOffers(request) ? redirectedOnce(response, request) : response;
    }),
    open: { 'login/token-works-as-bearer': 'not-applicable' },
  },
];

import {
  requestWith,
  instead,
  isSelected,
  jsonOf,
  objectOf,
  onDocument,
  onResponse,
  part,
  reading,
  withProperties,
  withRewrittenJson,
  withStatus,
  type Selector,
  type JsonObject,
  type Wrap,
} from '../../../reference/faulty.ts';
import { TYP } from '../../../../generated/platform.ts';
import { RIGHT_NAMES } from '../../../reference/partner/attributes.ts';
import { CREATE, PATCH, WRITE } from '../../../reference/partner/faulty-documents.ts';
import { partnerCredentials, partnerFixtures } from '../../../reference/partner/seed.ts';
import { isObject } from '../../../json.ts';
import { inconclusive, onAnswers, onHosts, variantsOf } from '../variant.ts';

const { partner, partnerWithoutCreateRight } = partnerCredentials;

const withWholeAddress = (sent: JsonObject) =>
  typeof sent['webseiteUrl'] === 'string' && URL.canParse(sent['webseiteUrl'])
    ? { ...sent, webseiteUrl: new URL(sent['webseiteUrl']).href }
    : sent;

const withWholeBic = (sent: JsonObject) => {
  const bank = sent['bankverbindung'];
  if (!isObject(bank) || typeof bank['bic'] !== 'string' || bank['bic'] === '') return sent;
  return { ...sent, bankverbindung: { ...bank, bic: bank['bic'].padEnd(11, 'X') } };
};

const isTooLong = ([name, value]: [string, unknown]): boolean =>
  name !== 'id' &&
  (isObject(value)
    ? Object.entries(value).some(isTooLong)
    : typeof value === 'string' && value.length > (['titelFunktion', 'vorname'].includes(name) ? 17 : 30));

const has = (pattern: RegExp, value: unknown): boolean => typeof value === 'string' && pattern.test(value);

const NEEDS = [
  ['rechtDarfPartnerAnlegen', 'rechtDarfEinstellungenOeffnen'],
  ['rechtEchtgeschaeftErlaubt', 'rechtDarfMortgageNutzen'],
  ['rechtDarfLoanVersicherungAnbieten', 'rechtLoanSichtbar'],
] as const;

/** A refusal with the trace id of a request or a response, or with a new one. */
const refusal = (status: number, { headers }: Request | Response): Response => {
  const traceId = headers.get('x-traceid') ?? 'neu';
  return Response.json({ message: 'not so', traceId }, { status, headers: { 'X-TraceId': traceId } });
};

/** Refuses creations with 400, depending on body and number, if the response would have one of the statuses `otherwise`. */
const creationsRefused =
  (isRefused: (sent: JsonObject, asked: number) => boolean, otherwise = [201]): Wrap =>
  (next) => {
    let asked = 0;
    return async (request) => {
      const sent = isSelected(CREATE, request) && (await jsonOf(request));
      const response = await next(request);
      if (!isObject(sent) || !otherwise.includes(response.status) || !isRefused(sent, (asked += 1))) return response;
      return refusal(400, response);
    };
  };

/** Refuses writes depending on their body. */
const writesRefused =
  (status: number, isRefused: (sent: JsonObject) => boolean, selector: Selector = WRITE): Wrap =>
  (next) =>
  async (request) => {
    const sent = isSelected(selector, request) ? await jsonOf(request) : undefined;
    return isObject(sent) && isRefused(sent) ? refusal(status, request) : next(request);
  };

/** Applies a wrap only to writes of persons. */
const ofPersons =
  (wrap: Wrap): Wrap =>
  (next) => {
    const wrapped = wrap(next);
    return async (request) => {
      if (!isSelected(WRITE, request)) return next(request);
      const record = await objectOf(isSelected(CREATE, request) ? request : await next(reading(request)));
      return ((record['typ'] ?? 'PERSON') === 'PERSON' ? wrapped : next)(request);
    };
  };

/** Rules that need a new person in a unit. */
const WITHOUT_PERSON_IN_UNIT = [
  'block-marks-nobody-else',
  'block-reaches-subordinates',
  'blocks-are-lifted',
  'inherited-values',
  'set-attributes-read',
  'takeover-status-shows-block',
];

/** Other correct ways to handle creations and changes of partners. */
export const PARTNER_WRITES = variantsOf({
  'rights-default-to-false': {
    says: 'Rights that are missing when a person is created are false: the rule in the documents says so, their example shows otherwise.',
    around: onHosts('pm')(
      onDocument(CREATE, (sent) => ({
        ...sent,
        ...Object.fromEntries(RIGHT_NAMES.map((right) => [right, sent[right] || false])),
      })),
    ),
  },
  'persons-have-a-nachname': {
    says: 'A person without a nachname is not created, whether it is missing or empty: 400.',
    around: onHosts('pm')(creationsRefused((sent) => !sent['nachname'] && sent['typ'] !== 'ORGANISATION')),
    open: { 'partner/creation-ignores-empty-strings': 'inconclusive' },
  },
  'partners-need-anrede-or-anschrift': {
    says: 'A person without an anrede or an organisation without an anschrift is not created, whoever asks for one: 400.',
    around: onHosts('pm')(
      creationsRefused((sent) => !sent[sent['typ'] === 'ORGANISATION' ? 'anschrift' : 'anrede'], [201, 403, 404]),
    ),
    open: { 'partner/empty-words-delete': 'inconclusive' },
  },
  'five-partners-at-most': {
    says: 'At most five partners can be created; further creations are refused.',
    around: onHosts('pm')(creationsRefused((_sent, made) => made > 5)),
    open: inconclusive(
      'partner',
      ...WITHOUT_PERSON_IN_UNIT,
      'creation-ignores-empty-strings',
      'empty-words-delete',
      'names-are-case-sensitive',
    ),
  },
  'bad-typ-refused': {
    says: 'A change with a typ that does not exist is refused with 400 instead of being ignored.',
    around: onHosts('pm')(
      writesRefused(400, ({ typ }) => typeof typ === 'string' && !TYP.some((known) => known === typ), PATCH),
    ),
  },
  'harmless-changes-taken': {
    says: 'A change that would change nothing needs no settings rights.',
    around: onHosts('pm')((next) => async (request) => {
      const response = await next(request.clone());
      if (request.method !== 'PATCH' || response.status !== 403) return response;
      const read = await next(reading(request));
      const record: unknown = await read.clone().json();
      const sent = (await request.json()) as Record<string, unknown>;
      const isHarmless = isObject(record) && Object.entries(sent).every(([name, value]) => record[name] === value);
      return isHarmless ? read : response;
    }),
  },
  'blocked-partners-stay-as-they-are': {
    says: 'A blocked partner can only be unblocked.',
    around: onHosts('pm')((next) => async (request) => {
      if (request.method !== 'PATCH') return next(request);
      const sent = await jsonOf(request);
      const read = await next(reading(request));
      const { gesperrt } = await objectOf(read);
      // Blocking a blocked partner changes nothing.
      return gesperrt === true && isObject(sent) && typeof sent['gesperrt'] !== 'boolean'
        ? new Response(null, { status: 423, headers: read.headers })
        : next(request);
    }),
  },
  'creations-set-more': {
    says: 'A new partner without avatarUrl and externePartnerId gets both from the service.',
    around: onHosts('pm')(
      onDocument(CREATE, (sent) => ({
        ...sent,
        avatarUrl: sent['avatarUrl'] || 'https://bilder.example/neu.png',
        externePartnerId: sent['externePartnerId'] || 'VERGEBEN',
      })),
    ),
  },
  'flags-of-organisations-shown-when-set': {
    says: 'Responses about an organisation carry gesperrt, gesperrtTransitiv and gehoertZuKreditinstitut only where they are true.',
    around: onAnswers('pm')(
      { path: /\/partner\// },
      withRewrittenJson((body) =>
        body['typ'] === 'ORGANISATION' ? part(body, (_name, value) => value !== false) : body,
      ),
    ),
    open: { 'partner/flags-of-organisations-default-to-false': 'not-applicable' },
  },
  'persons-without-the-right-to-create': {
    says: 'The right to create is for organisational units: settings rights are enough for a person.',
    around: onHosts('pm')((next) => async (request) => {
      const isLacking = request.headers.get('x-partnerid') === partnerWithoutCreateRight.partnerId;
      if (!isLacking || !isSelected(CREATE, request)) return next(request);
      const sent = await jsonOf(request);
      if (isObject(sent) && sent['typ'] === 'ORGANISATION') return next(request);
      return next(requestWith(request, { 'x-partnerid': partner.partnerId, 'x-apikey': partner.apiKey }));
    }),
  },
  'persons-are-no-parents': {
    says: 'A creation below a person is refused: 409.',
    around: onHosts('pm')(
      onResponse(
        { method: 'GET', path: new RegExp(`/partner/${partnerFixtures.readOnlyPartnerId}$`), status: 200 },
        withProperties({ typ: 'PERSON' }),
      ),
      onResponse(
        { ...CREATE, path: new RegExp(`/partner/${partnerFixtures.readOnlyPartnerId}/`), status: 403 },
        withStatus(409),
      ),
    ),
    open: { 'partner/creation-needs-rights': 'inconclusive' },
  },
  'web-addresses-normalised': {
    says: 'A webseiteUrl is stored as browsers normalise it, with a slash after a bare host.',
    around: onHosts('pm')(onDocument(WRITE, withWholeAddress)),
  },
  'json-alone-is-accepted': {
    says: 'An Accept header other than application/json is refused with 406, and a BIC is stored with eleven characters.',
    around: onHosts('pm')(
      onDocument(WRITE, withWholeBic),
      instead(
        { path: /^\/partner\//, is: ({ headers }) => headers.get('accept') !== 'application/json' },
        ({ headers }) =>
          new Response(null, { status: 406, headers: { 'X-TraceId': headers.get('x-traceid') ?? 'neu' } }),
      ),
    ),
  },
  'persons-have-limits': {
    says: 'Refused with 422 for persons: a right without the right that it needs, an externePartnerId with special characters, long texts, and an email that another person has.',
    around: onHosts('pm')((next) => {
      const taken = new Map<unknown, string>();
      return async (request) => {
        const { pathname } = new URL(request.url);
        const sent = isSelected(WRITE, request) && (await jsonOf(request));
        if (!isObject(sent) || request.headers.get('x-partnerid') !== partner.partnerId) return next(request);
        const before = isSelected(CREATE, request) ? {} : await objectOf(await next(reading(request)));
        const after = { ...before, ...sent };
        const isLacking = NEEDS.some(([right, needed]) => after[right] === true && after[needed] === false);
        const isOdd = has(/\W/, sent['externePartnerId']);
        const isLong = has(/.{33}/s, sent['firmenname']) || has(/.{33}/s, sent['titelFunktion']);
        const isTaken = ![undefined, pathname].includes(taken.get(sent['email']));
        if (after['typ'] !== 'ORGANISATION' && (isLacking || isOdd || isLong || isTaken)) return refusal(422, request);
        const response = await next(request);
        if (response.ok && sent['email'])
          taken.set(sent['email'], new URL(response.headers.get('location') ?? pathname, request.url).pathname);
        return response;
      };
    }),
    open: { 'partner/external-identifiers-are-kept': 'inconclusive' },
  },
  'rights-go-with-others': {
    says: 'A change that withdraws a right from a person withdraws those that need it as well, even if the change grants them.',
    around: onHosts('pm')(
      onDocument(PATCH, (sent) => {
        const gone = NEEDS.filter(([right, needed]) => sent[right] === true && sent[needed] === false);
        return { ...sent, ...Object.fromEntries(gone.map(([right]) => [right, false])) };
      }),
    ),
  },
  'texts-are-short': {
    says: 'A text of more than 30 characters, or a titelFunktion or vorname of more than 17, is refused with 400, whoever sends it and for whatever kind of partner.',
    around: onHosts('pm')(writesRefused(400, (sent) => Object.entries(sent).some(isTooLong))),
  },
  'texts-without-markup': {
    says: 'A text with an angle bracket, a percent sign, a backslash, or a character that takes four bytes is refused with 400.',
    around: onHosts('pm')(
      writesRefused(400, (sent) => Object.values(sent).some((value) => has(/[<>%\\]|[^\0-\uffff]/u, value))),
    ),
  },
  'surnames-without-digits': {
    says: 'A nachname with a digit in it, or a hausnummer with a letter, is refused with 422.',
    around: onHosts('pm')(
      writesRefused(422, ({ nachname, anschrift }) => {
        const { hausnummer } = isObject(anschrift) ? anschrift : {};
        return has(/\d/, nachname) || has(/[a-z]/i, hausnummer);
      }),
    ),
    // A hausnummer with a letter makes the server refuse the whole document.
    open: inconclusive(
      'partner',
      ...WITHOUT_PERSON_IN_UNIT,
      'change-answers-record',
      'change-keeps-the-rest',
      'external-identifiers-are-kept',
      'names-are-case-sensitive',
      'newlines-are-kept',
      'order-makes-no-difference',
      'unknown-members-are-ignored',
    ),
  },
  'address-not-changed-with-rights': {
    says: 'A change of a person that brings a right together with email is refused with 409.',
    around: onHosts('pm')(
      ofPersons(writesRefused(409, (sent) => 'email' in sent && RIGHT_NAMES.some((name) => name in sent), PATCH)),
    ),
  },
  'titles-are-chosen': {
    says: 'The titelFunktion of a person is a doctorate or a chair: any other one is refused with 422.',
    around: onHosts('pm')(
      ofPersons(writesRefused(422, ({ titelFunktion: title }) => has(/^(?!(Dr|Prof)\.|$)/, title))),
    ),
    open: inconclusive(
      'partner',
      'api-key-required',
      'broken-json-refused',
      'caller-id-required',
      'change-answers-200',
      'change-answers-record',
      'change-ignores-what-cannot-change',
      'change-keeps-the-rest',
      'change-needs-settings-rights',
      'change-of-invisible-partner',
      'change-refuses-bad-values',
      'change-with-bad-typ',
      'charset-makes-no-difference',
      'creation-answers-record',
      'creation-refuses-bad-values',
      'days-of-no-calendar-refused',
      'empty-string-deletes',
      'empty-words-delete',
      'external-identifiers-are-kept',
      'forbidden-changes',
      'forbidden-writes-store-nothing',
      'granting-needs-the-right',
      'json-as-another-type',
      'keys-of-users-and-organisations',
      'links-lead-on',
      'missing-caller-id-answers-401',
      'names-are-case-sensitive',
      'newlines-are-kept',
      'refusals-carry-trace-id',
      'refusals-name-their-trace',
      'refused-change-stores-nothing',
      'refused-strangers-store-nothing',
      'refused-values-answer-json',
      'refused-values-explain',
      'set-attributes-read',
      'trace-id-comes-back',
      'unknown-caller-refused',
      'unknown-members-are-ignored',
      'unknown-partner-not-found',
    ),
  },
  'organisations-below-the-topmost-alone': {
    says: 'No organisation can be created below one that stands below another: 422, before the rights of the caller are looked at.',
    around: onAnswers('pm')(
      {
        ...CREATE,
        is: ({ url }) => !url.includes(`/${partnerFixtures.parentPartnerId}/`),
        body: ({ typ }) => typ === 'ORGANISATION',
      },
      (response) =>
        [201, 403].includes(response.status)
          ? withProperties({ message: 'not there' })(withStatus(422)(response))
          : response,
    ),
    open: inconclusive('partner', ...WITHOUT_PERSON_IN_UNIT, 'creation-needs-rights'),
  },
});

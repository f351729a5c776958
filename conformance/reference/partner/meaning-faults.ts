import {
  faultsOf,
  isSelected,
  losing,
  mapValues,
  objectOf,
  onDocument,
  onResponse,
  part,
  reading,
  withProperties,
  withRequestJson,
  withRewrittenJson,
  type Selector,
  type JsonObject,
  type Where,
  type Wrap,
} from '../faulty.ts';
import { isObject } from '../../json.ts';
import { isDate } from '../is-date.ts';
import { ATTRIBUTE_NAMES } from './attributes.ts';
import { CREATE, CREATED, PATCH, PATCHED, refusing, WRITE } from './faulty-documents.ts';
import { found, ONE } from './faulty-reads.ts';
import { partnerFixtures } from './seed.ts';

const NAMES = new Map(ATTRIBUTE_NAMES.map((name) => [name.toLowerCase(), name]));

/** Corrects the case of attribute names. */
const inAnyCase = (sent: JsonObject) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [NAMES.get(name.toLowerCase()) ?? name, value]));

/** Corrects the case of member names. Of two names for the same member, the chosen one wins. */
const membersInAnyCase = (chosen: 'first' | 'last') => (sent: JsonObject) =>
  mapValues(sent, (value) => {
    if (!isObject(value)) return value;
    const members = Object.entries(value).map(([name, own]): [string, unknown] => [
      name.toLowerCase().replace(/^referenzfeld$/, 'referenzFeld'),
      own,
    ]);
    return Object.fromEntries(chosen === 'first' ? members.toReversed() : members);
  });

/** Rewrites the records that are read. */
const onRecord = (rewrite: (record: JsonObject) => JsonObject): Wrap =>
  onResponse(found(ONE), withRewrittenJson(rewrite));

/** Shows gesperrtTransitiv as true in every record in which it was true before. */
const neverLifting: Wrap = (next) => {
  const blocked = new Set<unknown>();
  return onRecord((record) => {
    if (record['gesperrtTransitiv'] === true) blocked.add(record['id']);
    return blocked.has(record['id']) ? { ...record, gesperrtTransitiv: true } : record;
  })(next);
};

/** Rewrites the records of persons, given the record of their unit. */
const byUnit =
  (where: Where, rewrite: (record: JsonObject, unit: JsonObject) => JsonObject): Wrap =>
  (next) =>
    onResponse(where, async (response, request) => {
      const record = await objectOf(response);
      if (typeof record['orgaEinheitId'] !== 'string') return response;
      const address = request.url.replace(/\/partner\/.*$/, `/partner/${record['orgaEinheitId']}`);
      const unit = await objectOf(await next(reading(request, address)));
      return withProperties(rewrite(record, unit))(response);
    })(next);

const RECORD_ANSWERS: readonly Where[] = [found(ONE), CREATED, PATCHED];

/** The same for every response with a record. */
const inRecords =
  (rewrite: Parameters<typeof byUnit>[1]): Wrap =>
  (next) =>
    RECORD_ANSWERS.reduce((inner, where) => byUnit(where, rewrite)(inner), next);

const inheriting = (record: JsonObject, unit: JsonObject): JsonObject => ({
  webseiteUrl: record['webseiteUrl'] ?? unit['webseiteUrl'],
});

/** Shows other flags for partners that were created below a blocked one. */
const ofNewBelowBlocked =
  (flags: JsonObject): Wrap =>
  (next) => {
    const created = new Set<unknown>();
    return onResponse(
      { path: /\/partner\/[^/]+(\/untergeordnetePartner)?$/, status: 'ok' },
      async (response, { method }) =>
        withRewrittenJson((record) => {
          if (method === 'POST' && record['gesperrtTransitiv'] === true) created.add(record['id']);
          return created.has(record['id']) ? { ...record, ...flags } : record;
        })(response),
    )(next);
  };

const namesAddressLate = (sent: JsonObject): boolean => {
  const names = Object.keys(sent);
  return names.includes('bankverbindung') && names.indexOf('bankverbindung') < names.indexOf('anschrift');
};

/** Drops the anschrift of documents if bankverbindung comes before it. */
const takingAddressFirst = (selector: Selector): Wrap =>
  losing(selector, (name, _, sent) => name === 'anschrift' && namesAddressLate(sent));

/** Rewrites a text of a document. */
const onText = (selector: Selector, name: string, rewrite: (text: string) => string | undefined): Wrap =>
  onDocument(selector, (sent) => {
    const text = sent[name];
    return typeof text === 'string' ? { ...sent, [name]: rewrite(text) } : sent;
  });

/** The ISO 8601 week-numbering year of a date. */
function yearOfWeek(day: string): number {
  const thursday = new Date(day);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  return thursday.getUTCFullYear();
}

/** Rewrites the footer of a document. */
const withFooter = (selector: Selector, rewrite: (footer: string) => string): Wrap =>
  onText(selector, 'fusszeileFuerAussenauftritt', rewrite);

/** Rewrites every text in the documents. */
const withTexts = (rewrite: (text: string) => string): Wrap =>
  onDocument(WRITE, (sent): unknown =>
    JSON.parse(JSON.stringify(sent), (_, value: unknown) => (typeof value === 'string' ? rewrite(value) : value)),
  );

/** Stores the vorname of each change also in the partner that was created first. */
const reachingAnother: Wrap = (next) => {
  let first: string | null = null;
  return async (request) => {
    const { vorname } = isSelected(PATCH, request) ? await objectOf(request) : {};
    const { headers } = request;
    const response = await next(request);
    if (isSelected(CREATE, request)) first ??= response.headers.get('Location');
    if (response.ok && first !== null && typeof vorname === 'string') {
      const body = JSON.stringify({ vorname });
      await next(new Request(new URL(first, request.url), { method: 'PATCH', headers, body }));
    }
    return response;
  };
};

/** Stores some attributes of successful writes also in another partner. */
const reaching =
  (selector: Selector, id: string, names: readonly string[]): Wrap =>
  (next) =>
  async (request) => {
    const sent = isSelected(selector, request)
      ? part(await objectOf(request), (name, value) => names.includes(name) && value !== '')
      : {};
    const { headers, url } = request;
    const response = await next(request);
    if (!response.ok || Object.keys(sent).length === 0) return response;
    await next(new Request(new URL(`/partner/${id}`, url), { method: 'PATCH', headers, body: JSON.stringify(sent) }));
    return response;
  };

/** Drops the block from a change if an earlier change has blocked the partner. */
const blockingOnce: Wrap = (next) => {
  const blocked = new Set<string>();
  return async (request) => {
    const sent = isSelected(PATCH, request) ? await objectOf(request) : {};
    if (sent['gesperrt'] !== true) return next(request);
    const isFirst = !blocked.has(request.url);
    blocked.add(request.url);
    return next(isFirst ? request : await withRequestJson(request, () => part(sent, (name) => name !== 'gesperrt')));
  };
};

/** Faults of the meaning of attributes (P42, P44, P45). */
export const meanings = faultsOf({
  'wrong-meaning': {
    'names-in-any-case': ['PATCH accepts the names of attributes in any letter case.', onDocument(PATCH, inAnyCase)],
    'names-of-new-partners-in-any-case': [
      'A creation accepts the names of attributes in any letter case.',
      onDocument(CREATE, inAnyCase),
    ],
    'typ-of-new-partners-in-any-case': [
      'A creation accepts Typ as typ.',
      onDocument(CREATE, (sent) => ({ ...sent, typ: sent['Typ'] ?? sent['typ'] })),
    ],
    'mark-of-organisations-in-any-case': [
      'A new organisation gets GehoertZuKreditinstitut as gehoertZuKreditinstitut unless both are sent.',
      onDocument(CREATE, (sent) =>
        sent['typ'] === 'ORGANISATION' ? { gehoertZuKreditinstitut: sent['GehoertZuKreditinstitut'], ...sent } : sent,
      ),
    ],
    'names-of-members-in-any-case': [
      'The names of members of an object are accepted in any letter case; the first of two counts.',
      onDocument(WRITE, membersInAnyCase('first')),
    ],
    'last-of-members-in-any-case': [
      'The names of members of an object are accepted in any letter case; the last of two counts.',
      onDocument(WRITE, membersInAnyCase('last')),
    ],
    'texts-taken-for-latin-1': [
      'Bodies in UTF-8 are read as Latin-1: an umlaut becomes two other characters.',
      withTexts((text) => Buffer.from(text, 'utf8').toString('latin1')),
    ],
    'texts-taken-for-numbers': [
      'Texts of digits lose their leading zeros.',
      withTexts((text) => (/^0\d+$/.test(text) ? text.replace(/^0+/, '') : text)),
    ],
    'years-by-two-digits': [
      'A year before 1950 is stored as one of this century.',
      withTexts((text) => text.replace(/^19([0-4]\d-\d\d-\d\d)$/, '20$1')),
    ],
    'days-taken-for-months': [
      'A date is stored with day and month swapped if both can be months: 4 July becomes 7 April.',
      withTexts((text) => text.replace(/^(\d{4})-(0\d|1[0-2])-(0\d|1[0-2])$/, '$1-$3-$2')),
    ],
    'years-by-their-weeks': [
      'A date is stored with the year of its ISO week: 31 December 1979 gets 1980.',
      withTexts((text) => (isDate(text) ? `${yearOfWeek(text)}${text.slice(4)}` : text)),
    ],
    'zeros-taken-for-nothing': [
      'A text that is just a zero is treated as empty.',
      withTexts((text) => (text === '0' ? '' : text)),
    ],
    'texts-end-with-their-digits': [
      'A text of digits and a letter keeps only its digits: 12a becomes 12.',
      withTexts((text) => text.replace(/^(\d+)[a-z]$/, '$1')),
    ],
    'texts-written-for-html': [
      'Texts are stored escaped for HTML: ampersands, quotation marks and apostrophes become entities.',
      withTexts((text) => text.replace(/[&"']/g, (one) => `&#${one.charCodeAt(0)};`)),
    ],
    'external-identifiers-end-at-a-blank': [
      'An externePartnerId is stored up to its first blank.',
      onText(WRITE, 'externePartnerId', (text) => text.split(' ', 1)[0]),
    ],
    'external-identifiers-without-markup': [
      'An externePartnerId is stored without any text in angle brackets.',
      onText(WRITE, 'externePartnerId', (text) => text.replace(/<[^<>]*>/g, '')),
    ],
    'external-identifiers-decoded': [
      'An externePartnerId is stored percent-decoded, as if it came in a URL.',
      onText(WRITE, 'externePartnerId', decodeURIComponent),
    ],
    'external-identifiers-without-backslash': [
      'An externePartnerId is stored without its backslashes.',
      onText(WRITE, 'externePartnerId', (text) => text.replaceAll('\\', '')),
    ],
    'external-identifiers-of-three-bytes': [
      'A four-byte character of an externePartnerId is stored as question marks.',
      onText(WRITE, 'externePartnerId', (text) => text.replace(/[^\0-\uffff]/gu, '????')),
    ],
    'block-stays-with-superior': [
      'The mark gesperrtTransitiv is always false.',
      onRecord((record) => ({ ...record, gesperrtTransitiv: false })),
    ],
    'block-hides-the-one-above': [
      'The mark gesperrtTransitiv of a partner that is blocked itself is false.',
      onRecord((record) => (record['gesperrt'] === true ? { ...record, gesperrtTransitiv: false } : record)),
    ],
    'change-reaches-another': ['A change of the vorname is stored for another partner, too.', reachingAnother],
    'change-reaches-colleague': [
      'A change gives the nachname and the email to a colleague, too.',
      reaching(PATCH, partnerFixtures.partnerId, ['nachname', 'email']),
    ],
    'change-reaches-parent': [
      'A change gives the firmenname to the superior partner of the configuration, too.',
      reaching(PATCH, partnerFixtures.parentPartnerId, ['firmenname']),
    ],
    'creation-reaches-colleague': [
      'A creation gives the firmennameZusatz and the nachname to a colleague, too.',
      reaching(CREATE, partnerFixtures.partnerId, ['firmennameZusatz', 'nachname']),
    ],
    'block-is-never-lifted': [
      'The mark gesperrtTransitiv stays true when the superior is no longer blocked.',
      neverLifting,
    ],
    'block-reaches-the-next-only': [
      'The mark gesperrtTransitiv of a person is true only if its own unit is blocked, not one above.',
      byUnit(found(ONE), (_, unit) => ({ gesperrtTransitiv: unit['gesperrt'] })),
    ],
    'block-passes-over-new-partners': [
      'The mark gesperrtTransitiv of a partner that was created below a blocked one is false.',
      ofNewBelowBlocked({ gesperrtTransitiv: false }),
    ],
    'block-goes-over-to-new-partners': [
      'A partner that was created below a blocked one is blocked itself.',
      ofNewBelowBlocked({ gesperrt: true }),
    ],
    'own-block-counts-as-transitive': [
      'The mark gesperrtTransitiv of a person is true when the person is blocked itself.',
      byUnit(found(ONE), ({ gesperrt, gesperrtTransitiv }) => ({
        gesperrtTransitiv: gesperrt === true || gesperrtTransitiv,
      })),
    ],
    'block-shows-in-everybody': [
      'The mark gesperrtTransitiv of a person is always true.',
      inRecords(() => ({ gesperrtTransitiv: true })),
    ],
    'block-shows-in-subordinates': [
      'A partner below a blocked one reads as blocked itself.',
      onRecord((record) => (record['gesperrtTransitiv'] === true ? { ...record, gesperrt: true } : record)),
    ],
    'creation-answers-inherited-values': [
      'The response to the creation of a person without a webseiteUrl shows that of its unit.',
      byUnit(CREATED, inheriting),
    ],
    'read-shows-inherited-values': [
      'A read of a person without a webseiteUrl or a bankverbindung shows that of its unit.',
      byUnit(found(ONE), (record, unit) => ({
        ...inheriting(record, unit),
        bankverbindung: record['bankverbindung'] ?? unit['bankverbindung'],
      })),
    ],
    'records-show-inherited-values': [
      'Every record of a person without a webseiteUrl shows that of its unit.',
      inRecords(inheriting),
    ],
    'change-shows-inherited-values': [
      'The response to a change of a person without a webseiteUrl shows that of its unit.',
      byUnit(PATCHED, inheriting),
    ],
    'typ-counts-in-the-first-place': [
      'A creation of an organisation creates a person unless typ is the first attribute.',
      onDocument(CREATE, (sent) => {
        const { typ, ...others } = sent;
        return typ === 'ORGANISATION' && Object.keys(sent)[0] !== 'typ' ? others : sent;
      }),
    ],
    'creation-takes-anschrift-before-bankverbindung': [
      'A creation loses an anschrift that comes after the bankverbindung.',
      takingAddressFirst(CREATE),
    ],
    'patch-takes-anschrift-before-bankverbindung': [
      'PATCH loses an anschrift that comes after the bankverbindung.',
      takingAddressFirst(PATCH),
    ],
    'newlines-become-spaces': [
      'A creation replaces the newlines in a footer by spaces.',
      withFooter(CREATE, (footer) => footer.replaceAll('\n', ' ')),
    ],
    'newlines-become-carriage-returns': [
      'PATCH puts a carriage return before each newline of a footer.',
      withFooter(PATCH, (footer) => footer.replaceAll('\n', '\r\n')),
    ],
  },
  'only-sometimes': {
    'empty-names-in-any-case': [
      'PATCH accepts the names of attributes to delete in any letter case.',
      onDocument(PATCH, (sent) => ({ ...inAnyCase(part(sent, (_name, value) => value === '')), ...sent })),
    ],
    'second-block-is-lost': ['A partner that was blocked and unblocked cannot be blocked again.', blockingOnce],
    'blank-lines-are-dropped': [
      'PATCH drops the blank lines of a footer.',
      withFooter(PATCH, (footer) => footer.replaceAll(/\n+/g, '\n')),
    ],
  },
  'too-strict': {
    'patch-refuses-another-order': [
      'A change that names the bankverbindung before the anschrift is refused.',
      refusing(PATCH, namesAddressLate),
    ],
    'birthdays-before-1970-refused': [
      'A geburtsdatum before 1970 is refused with 400.',
      refusing(WRITE, ({ geburtsdatum }) => /^19[0-6]/.test(String(geburtsdatum))),
    ],
  },
});

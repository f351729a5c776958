import {
  instead,
  isSelected,
  jsonOf,
  onResponse,
  part,
  reading,
  sending,
  withJson,
  withProperties,
  withRewrittenJson,
  withStatus,
  type JsonObject,
  type Wrap,
  refusal,
} from '../../../reference/faulty.ts';
import { showingComments } from '../../../reference/applications/faulty-operations.ts';
import * as places from '../../../reference/applications/faulty-places.ts';
import { isObject } from '../../../json.ts';
import {
  inconclusive,
  onAnswers,
  onHosts,
  onObjects,
  rewrittenText,
  together,
  where,
  withFixtures,
  withoutFixture,
  variantsOf,
} from '../variant.ts';
import { lagging } from '../timing.ts';

export const RECORD = { ...places.RECORD, status: 'ok' } as const;
const SALES = { ...places.SALES, status: 'ok' } as const;
const LIST = { ...places.LIST, status: 'ok' } as const;

export const member = (name: string, value: unknown): unknown => (isObject(value) ? value[name] : undefined);
export const providerStatusOf = (status: unknown): unknown => member('produktAnbieter', status);

/** Formats letzteAenderung differently in every record. */
const dated = (write: (text: string) => string) =>
  onObjects('v2')((object) =>
    typeof object['letzteAenderung'] === 'string'
      ? { ...object, letzteAenderung: write(object['letzteAenderung']) }
      : object,
  );

const local = (text: string, hours: number) =>
  new Date(Date.parse(text) + hours * 3_600_000).toISOString().replace('Z', '');

const isPlainDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Whether a list is filtered by a value for which `isMeant` holds. */
const isFiltered =
  (isMeant: (value: string) => boolean) =>
  ({ url }: Request) =>
    [...new URL(url).searchParams.values()].some(isMeant);

/** Accepts only one format of dates in the filters of a list; `read` converts them to ISO 8601. */
const filtersOf = (form: RegExp, read: (text: string) => string) =>
  onHosts('v2')((next) => (request) => {
    const address = new URL(request.url);
    if (!LIST.path.test(address.pathname)) return next(request);
    for (const [name, value] of [...address.searchParams].filter(([one]) => one.startsWith('aenderung'))) {
      if (!form.test(value)) return Promise.resolve(Response.json({ message: name }, { status: 400 }));
      address.searchParams.set(name, read(value));
    }
    return next(new Request(address, request));
  });

/** Reduces an entry of a list to its three numbers; other values stay unchanged. */
const withNumbersAlone = (value: unknown) => {
  if (!isObject(value) || !('letzteAenderung' in value)) return value;
  const { vorgangsnummer, antragsnummer, teilantragsnummer } = value;
  return { vorgangsnummer, antragsnummer, teilantragsnummer };
};

const numbersAlone = onAnswers('v2')(
  LIST,
  withRewrittenJson((list) => JSON.parse(JSON.stringify(list, (_, value) => withNumbersAlone(value)))),
);

/** Dates every accepted patch, by setting the clerk to the present one. */
const datingPatches: Wrap = (next) => async (request) => {
  const response = await next(request);
  if (!isSelected(places.PATCH, request) || !response.ok) return response;
  const value = member('partnerId', member('ansprechpartner', await jsonOf(await next(reading(request)))));
  await next(sending(request, JSON.stringify([{ op: 'replace', path: '/ansprechpartner/partnerId', value }])));
  return response;
};

/** Rewrites every record. */
const recordsRewritten = (rewrite: (record: JsonObject, request: Request) => JsonObject) =>
  onAnswers('v2')(RECORD, (response, request) => withRewrittenJson((record) => rewrite(record, request))(response));

/** Other correct records and lists of applications. */
export const APPLICATIONS_READS = variantsOf({
  'list-without-dates': {
    says: 'The entries of the list have the three numbers of an application alone.',
    around: numbersAlone,
  },
  'list-without-dates-by-number': {
    says: 'The list is an object of applications by their numbers, each with these numbers alone.',
    around: together(
      numbersAlone,
      onAnswers('v2')(
        LIST,
        withRewrittenJson((list) => {
          const antraege = member('antraege', member('_embedded', list)) as JsonObject[];
          return { antraege: Object.fromEntries(antraege.map((one) => [Object.values(one).join('-'), one])) };
        }),
      ),
    ),
    open: { 'applications/reference-is-of-one-application': 'not-applicable' },
  },
  'list-without-dates-and-patches-dated': {
    says: 'The entries of the list have the three numbers of an application alone, and every patch updates the date of its last change.',
    uses: ['A19'],
    around: together(onHosts('v2')(datingPatches), numbersAlone),
  },
  'last-change-without-zone': {
    says: 'The date of the last change of an application names no time zone.',
    around: dated((text) => local(text, 0)),
  },
  'last-change-in-summer-time': {
    says: 'The date of the last change of an application is given two hours ahead of UTC, to the microsecond.',
    around: dated((text) => `${local(text, 2)}000+02:00`),
  },
  'last-change-by-a-clock-ahead': {
    says: 'The clock by which an application is dated is a day ahead.',
    around: dated((text) => `${local(text, 24)}Z`),
  },
  'last-change-in-basic-format': {
    says: 'The date of the last change of an application is written in the basic format of ISO 8601.',
    around: dated((text) => `${text.replaceAll(/[-:]|\.\d+Z$/g, '')}Z`),
  },
  'status-with-empty-texts': {
    says: 'A status shows an empty text in place of a reason or a comment that it does not have.',
    around: recordsRewritten(({ status, ...record }) => ({
      ...record,
      status: isObject(status) ? { ablehnungsgrund: '', kommentar: '', ...status } : status,
    })),
  },
  'no-change-yet': {
    says: 'The date of last change is null until the status or the credit clerk is changed.',
    around: onHosts('v2')((next) => {
      let isChanged = false;
      const hidden = rewrittenText((text) =>
        isChanged ? text : text.replace(/"letzteAenderung":"[^"]*"/g, '"letzteAenderung":null'),
      );
      return hidden(async (request) => {
        const isPatch = isSelected({ method: 'PATCH', path: /\/v2\/antraege\// }, request);
        const isMeant = isPatch && (await request.clone().text()).includes('"replace"');
        const response = await next(request);
        isChanged ||= response.ok && isMeant;
        return response;
      });
    }),
    open: {
      'applications/last-change-is-dated': 'not-applicable',
      'applications/list-is-restricted': 'inconclusive',
    },
  },
  'last-change-by-day': {
    says: 'The date of the last change of an application is a date without a time.',
    uses: ['A36'],
    around: dated((text) => text.slice(0, 10)),
  },
  'last-change-by-day-seen-later': {
    says: 'The date of the last change of an application is a date without a time, and the first read after a change shows the old state.',
    uses: ['A36'],
    around: together(
      dated((text) => text.slice(0, 10)),
      onHosts('v2')(lagging({ path: places.RECORD.path })),
    ),
  },
  'filtered-pages-begin-empty': {
    says: 'The first page of a filtered list of applications is empty, and has a token for the next one.',
    uses: ['A47'],
    around: onAnswers('v2')({ ...LIST, search: /aenderung/ }, (response) =>
      withJson({ antraege: [], nextToken: 'c2VpdGUtMg' })(response),
    ),
    open: inconclusive('applications', 'list-is-restricted', 'status-change-is-dated'),
  },
  'applications-with-history': {
    says: 'An application also contains its state from years ago, under the same member names.',
    around: onObjects('v2')((object) =>
      'letzteAenderung' in object
        ? { ...object, historie: [{ letzteAenderung: '2020-01-02', antragsReferenz: 'ALT', status: {} }] }
        : object,
    ),
  },
  'days-to-come-refused': {
    says: 'The list of applications refuses an aenderungSeit in the future: 400.',
    around: onHosts('v2')(instead({ path: LIST.path, search: /aenderungSeit=2027/ }, refusal(400, 'aenderungSeit'))),
  },
  'comments-can-be-read': {
    says: 'The record of an application shows the kommentar of its status, and none where the status has none.',
    around: onHosts('v2')(showingComments((sent) => sent)),
  },
  'comments-stay': {
    says: 'The record of an application shows the last kommentar, with its author, also of a status that has none.',
    uses: ['N14', 'A31'],
    around: onHosts('v2')(
      showingComments((sent, former) => (typeof sent === 'string' ? `${sent} (Bank, Frau Beispiel)` : former)),
    ),
  },
  'filters-with-offset': {
    says: 'The filters of the list of applications accept only timestamps with an offset from UTC.',
    uses: ['A48'],
    around: filtersOf(/^[\dT:-]{19}\+00:00$/, (text) => text),
  },
  'filters-in-german': {
    says: 'The filters of the list of applications accept only dates in German format, 31.12.2026.',
    around: filtersOf(/^\d\d\.\d\d\.\d{4}$/, (text) => text.split('.').reverse().join('-')),
  },
  'filters-of-digits': {
    says: 'The filters of the list of applications accept only dates as eight digits, 20261231.',
    around: filtersOf(/^\d{8}$/, (text) => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')),
  },
  'filters-in-milliseconds': {
    says: 'The filters of the list of applications accept only milliseconds since 1970.',
    around: filtersOf(/^\d{13}$/, (text) => new Date(Number(text)).toISOString()),
  },
  'filters-in-seconds': {
    says: 'The filters of the list of applications accept only seconds since 1970.',
    around: filtersOf(/^\d{9,10}$/, (text) => new Date(Number(text) * 1000).toISOString()),
  },
  'lists-of-a-week': {
    says: 'The list of applications accepts spans of at most a week; a longer one is refused with 400.',
    around: onHosts('v2')((next) => async (request) => {
      const { searchParams } = new URL(request.url);
      const [since, until] = ['aenderungSeit', 'aenderungBis'].map((name) => Date.parse(searchParams.get(name) ?? ''));
      return Number(until) - Number(since) > 7 * 86_400_000
        ? Response.json({ message: 'aenderungSeit' }, { status: 400 })
        : next(request);
    }),
    open: { 'applications/list-is-restricted': 'inconclusive' },
  },
  'last-change-is-late': {
    says: 'The date of the last change of an application appears one read later than the change itself.',
    around: onHosts('v2')((next) => {
      const former = new Map<string, unknown>();
      return onResponse({ method: 'GET', path: /\/v2\/antraege\/|\/antraege$/, status: 200 }, (response, request) =>
        withRewrittenJson((record) => {
          const shown = former.get(request.url) ?? record['letzteAenderung'];
          former.set(request.url, record['letzteAenderung']);
          return 'letzteAenderung' in record ? { ...record, letzteAenderung: shown } : record;
        })(response),
      )(next);
    }),
  },
  'clerk-by-another-name': {
    says: 'The clerk of an application is read under another name than it is written.',
    around: onObjects('v2')(({ ansprechpartner, ...object }) =>
      ansprechpartner === undefined ? object : { ...object, kreditSachbearbeiter: ansprechpartner },
    ),
  },
  'reason-by-another-name': {
    says: 'The reason of a rejection is read under a longer name than it is written.',
    around: recordsRewritten(({ status, ...record }) => ({
      ...record,
      status: isObject(status)
        ? { ...status, ablehnungsgrund: null, produktanbieterAblehnungsgrund: status['ablehnungsgrund'] ?? null }
        : status,
    })),
  },
  'reason-beside-its-label': {
    says: 'Before the reason of a rejection, the status has a label for people under a longer name.',
    around: recordsRewritten(({ status, ...record }) => ({
      ...record,
      status:
        isObject(status) && 'ablehnungsgrund' in status
          ? { produktanbieterAblehnungsgrund: 'Ohne Angabe', ...status }
          : status,
    })),
  },
  'other-applications-403': {
    says: 'An application that does not exist is answered like one of somebody else: 403 instead of 404.',
    around: onAnswers('v2')({ path: /\/v2\/antraege\//, status: 404 }, withStatus(403)),
  },
  'refusals-dated': {
    says: 'A refusal of applications has a letzteAenderung, that of its text, and repeats the requested numbers.',
    around: onHosts('v2')(
      where(
        ({ status }) => status >= 400,
        (response, { url }) =>
          withProperties({ letzteAenderung: '2025-02-14T10:30:00Z', numbers: new URL(url).pathname.split('/') })(
            response,
          ),
      ),
    ),
  },
  'filters-by-day-alone': {
    says: 'The list of applications ignores a filter that is not a plain day.',
    uses: ['A48'],
    around: onHosts('v2')((next) => (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/v2/antraege')) return next(request);
      for (const [name, value] of [...url.searchParams]) {
        if (!isPlainDay(value)) url.searchParams.delete(name);
      }
      return next(new Request(url, request));
    }),
  },
  'filters-of-days-find': {
    says: 'The list of applications is empty if a filter is not a plain day.',
    around: onAnswers('v2')(
      { ...LIST, is: isFiltered((value) => !isPlainDay(value)) },
      withProperties({ _embedded: { antraege: [] } }),
    ),
  },
  'records-of-their-own-kind': {
    says: 'An application starts with its history and nests everything else more deeply. The day is an instant in another time zone, the clerk a name, and the reference is in capitals.',
    around: onObjects('v2')(({ antragsReferenz, voraussichtlicheBearbeitung, ansprechpartner, ...object }) => {
      if (!('letzteAenderung' in object)) return object;
      const former = {
        letzteAenderung: '2020-01-02T03:04:05Z',
        status: { antragsteller: 'ENTWURF', produktAnbieter: 'NEU' },
      };
      const midnight = Date.parse(`${String(voraussichtlicheBearbeitung)}T00:00+01:00`);
      return {
        historie: [{ ...former, antragsReferenz: 'ALT', voraussichtlicheBearbeitung: '2020-01-03' }],
        antrag: {
          daten: {
            ...object,
            ansprechpartner: { nachname: `Frau ${String(member('partnerId', ansprechpartner))}` },
            ...(typeof antragsReferenz === 'string' && {
              antragsReferenz: antragsReferenz.toUpperCase().normalize('NFD'),
            }),
            ...(!Number.isNaN(midnight) && { voraussichtlicheBearbeitung: new Date(midnight).toISOString() }),
          },
        },
      };
    }),
    open: {
      'applications/patched-values-read': 'inconclusive',
      'applications/sales-reads-changes': 'not-applicable',
    },
  },
  'calendar-behind-utc': {
    says: "The server's calendar is behind UTC, and filters with later days are refused with 400.",
    around: onHosts('v2')(
      instead(
        { path: LIST.path, is: isFiltered((value) => !isPlainDay(value) || value > '2026-01-14') },
        refusal(400, 'Zeitraum'),
      ),
    ),
  },
  'two-parts-of-a-status-dated': {
    says: 'Changing only the reason does not count as a change of status, so the date of the last change stays; the configuration names no other status.',
    around: onHosts('v2')((next) => {
      const known = new Map<string, { parts: string; date: unknown }>();
      return onResponse(
        RECORD,
        withRewrittenJson(({ letzteAenderung, ...record }) => {
          const { vorgangsnummer, teilantragsnummer, status, ansprechpartner } = record;
          const name = JSON.stringify([vorgangsnummer, teilantragsnummer]);
          const parts = JSON.stringify([member('antragsteller', status), providerStatusOf(status), ansprechpartner]);
          if (known.get(name)?.parts !== parts) known.set(name, { parts, date: letzteAenderung });
          return { ...record, letzteAenderung: known.get(name)?.date };
        }),
      )(next);
    }),
    configure: withoutFixture('applications', 'produktAnbieterStatus'),
    open: inconclusive('applications', 'status-change-is-dated'),
  },
  'days-hidden-and-late': {
    says: 'The announced day is never shown, and other changes appear one read later.',
    around: together(
      onObjects('v2')((object) => part(object, (name) => name !== 'voraussichtlicheBearbeitung')),
      onHosts('v2')(lagging({ path: /\/antraege\// })),
    ),
    open: {
      'applications/add-replaces': 'inconclusive',
      'applications/operations-in-order': 'inconclusive',
      'applications/patched-values-read': 'inconclusive',
      'applications/several-operations-all-read': 'inconclusive',
    },
  },
  'provider-reads-local-time': {
    says: 'A provider reads the last change in local time without a zone and days as instants at midnight; a sales party reads UTC and plain days.',
    around: recordsRewritten((record, { url }) => {
      if (url.includes('/vorgaenge/')) return record;
      const { letzteAenderung, voraussichtlicheBearbeitung: day, ...others } = record;
      const midnight = typeof day === 'string' && { voraussichtlicheBearbeitung: `${local(`${day}T00:00Z`, -1)}Z` };
      return { ...others, letzteAenderung: local(String(letzteAenderung), 1), ...midnight };
    }),
  },
  'clerks-by-department': {
    says: 'An application shows the credit department in place of its clerk.',
    around: recordsRewritten((record) => ({ ...record, ansprechpartner: 'Kreditabteilung' })),
    open: {
      'applications/patched-values-read': 'inconclusive',
      'applications/sales-reads-changes': 'not-applicable',
    },
  },
  'clerk-beside-others': {
    says: 'An application shows another person as ansprechpartner, and its one credit clerk in a separate list.',
    around: onObjects('v2')(({ ansprechpartner, ...object }) =>
      ansprechpartner === undefined
        ? object
        : { ...object, ansprechpartner: { partnerId: 'VTR01' }, kreditSachbearbeiter: [ansprechpartner] },
    ),
  },
  'parts-with-dates-of-their-own': {
    says: 'An application starts with its documents, which have dates of their own; its reference is in an array, and its day in an object.',
    around: onObjects('v2')(({ antragsReferenz, voraussichtlicheBearbeitung, ...object }) =>
      'letzteAenderung' in object
        ? {
            unterlagen: { letzteAenderung: '2020-01-02T03:04:05Z' },
            antrag: {
              ...object,
              antragsReferenz: antragsReferenz === undefined ? [] : [antragsReferenz],
              voraussichtlicheBearbeitung: { datum: voraussichtlicheBearbeitung ?? null },
            },
          }
        : object,
    ),
  },
  'sales-party-reads-all-parts': {
    says: 'A sales party reads a list of all parts of an application.',
    around: onAnswers('v2')(
      SALES,
      withRewrittenJson((record) => ({
        antraege: [{ ...record, teilantragsnummer: '9', letzteAenderung: '2020-01-02T03:04:05Z', status: {} }, record],
      })),
    ),
  },
  'rejected-applications-archived': {
    says: 'An application is not read as long as it is rejected: 404.',
    around: onAnswers('v2')(RECORD, async (response) => {
      const record = await jsonOf(response);
      return isObject(record) && providerStatusOf(record['status']) === 'ABGELEHNT'
        ? Response.json({ message: 'archiviert' }, { status: 404 })
        : response;
    }),
    open: inconclusive('applications', 'rejection-needs-reason', 'rejection-reads', 'status-change-is-dated'),
  },
  'nothing-found-is-404': {
    says: 'A list of applications that would be empty is answered with 404.',
    around: onAnswers('v2')(LIST, async (response) => {
      const list = await jsonOf(response);
      const antraege = member('antraege', member('_embedded', list));
      return Array.isArray(antraege) && antraege.length === 0 ? withStatus(404)(response) : response;
    }),
    open: inconclusive('applications', 'list-takes-dates', 'others-are-refused'),
  },
  'reasons-read-with-rejections': {
    says: 'The application is rejected, may be taken up again, and shows its reason as long as it is rejected.',
    around: recordsRewritten(({ status, ...record }) => {
      const { ablehnungsgrund, ...parts } = status as JsonObject;
      return { ...record, status: providerStatusOf(parts) === 'ABGELEHNT' ? { ...parts, ablehnungsgrund } : parts };
    }),
    configure: withFixtures('applications', { vorgangsnummer: 'QX93LT', antragsnummer: '2' }),
    open: inconclusive('applications', 'patched-values-read', 'rejection-needs-reason'),
  },
});

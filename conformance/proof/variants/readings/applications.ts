import {
  isAsked,
  jsonOf,
  onResponse,
  withRewrittenJson,
  withStatus,
  type JsonObject,
} from '../../../reference/faulty.ts';
import { isObject } from '../../../json.ts';
import { everyJsonObject, onHosts, where, withoutFixture, type Variant } from '../variant.ts';

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

const RECORD = { method: 'GET', path: /\/v2\/(antraege|vorgaenge)\/./ } as const;

const referenceIn = (operation: unknown) =>
  isObject(operation) &&
  operation['path'] === '/antragsReferenz' &&
  ['add', 'replace'].includes(String(operation['op']))
    ? [{ antragsReferenz: operation['value'] }]
    : [];

const withHistory = (given: readonly unknown[]) => withRewrittenJson((record) => ({ ...record, verlauf: given }));

/** Where the sources about applications contradict themselves, or leave more than one reading. */
export const APPLICATIONS_READINGS: readonly Variant[] = [
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
    name: 'status-not-replaced-by-itself',
    says: 'The part of the provider in a status is replaced by another one alone, and the operator names none.',
    around: changesRefused(({ path, value }, present) => {
      const status = isObject(present) ? providerStatusOf(present['status']) : undefined;
      return (
        status !== undefined &&
        (path === '/status' ? providerStatusOf(value) : path === '/status/produktAnbieter' && value) === status
      );
    }),
    configure: withoutFixture('applications', 'produktAnbieterStatus'),
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
    configure: withoutFixture('applications', 'mayReject'),
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
    name: 'references-in-a-history',
    says: 'Every record holds the references that its application was given, one after the other.',
    around: onHosts(['v2'], (next) => {
      const given: unknown[] = [];
      return async (request) => {
        const sent = isAsked(PATCHED, request) ? await jsonOf(request) : undefined;
        const response = await next(request);
        if (response.ok && Array.isArray(sent)) given.push(...sent.flatMap(referenceIn));
        return isAsked(RECORD, request) && response.status === 200 ? withHistory(given)(response, request) : response;
      };
    }),
  },
];

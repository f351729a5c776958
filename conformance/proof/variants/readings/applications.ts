import {
  isAsked,
  jsonOf,
  onResponse,
  withRewrittenJson,
  withStatus,
  type JsonObject,
} from '../../../reference/faulty.ts';
import { isObject } from '../../../json.ts';
import type { Handler } from '../../../servers/handler.ts';
import {
  everyJsonObject,
  onHosts,
  rewrittenText,
  successes,
  together,
  where,
  withFixtures,
  withoutFixture,
  type Variant,
} from '../variant.ts';
import { lagging } from '../timing.ts';

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
const changesRefused = (isRefused: (operation: JsonObject, present: JsonObject) => boolean) =>
  onHosts(['v2'], (next) => async (request) => {
    const sent = isAsked(PATCHED, request) ? await jsonOf(request) : undefined;
    if (!Array.isArray(sent)) return next(request);
    const present = await jsonOf(await next(new Request(request.url, { headers: request.headers })));
    return isObject(present) && sent.some((operation) => isObject(operation) && isRefused(operation, present))
      ? Response.json({ message: 'status' }, { status: 409 })
      : next(request);
  });

const member = (name: string, value: unknown) => (isObject(value) ? value[name] : undefined);
const providerStatusOf = (status: unknown) => member('produktAnbieter', status);
const isClerk = ({ path }: JsonObject) => path === '/ansprechpartner/partnerId';

const RECORD = { method: 'GET', path: /\/v2\/(antraege\/.|vorgaenge(\/[^/]+){3}\/antraege$)/ } as const;

const referenceIn = (operation: unknown) =>
  isObject(operation) &&
  operation['path'] === '/antragsReferenz' &&
  ['add', 'replace'].includes(String(operation['op']))
    ? [{ antragsReferenz: operation['value'] }]
    : [];

/** Rewrites the operations of every patch. */
const patchesRewritten = (rewrite: (operation: JsonObject) => JsonObject) =>
  onHosts(['v2'], (next) => async (request) => {
    const sent = isAsked(PATCHED, request) ? await jsonOf(request) : undefined;
    if (!Array.isArray(sent)) return next(request);
    const body = JSON.stringify(
      sent.map((operation: unknown) => (isObject(operation) ? rewrite(operation) : operation)),
    );
    return next(new Request(request.url, { method: 'PATCH', headers: request.headers, body }));
  });

/** Rewrites every record. */
const recordsRewritten = (rewrite: (record: JsonObject, request: Request) => JsonObject) =>
  onHosts(
    ['v2'],
    where(successes(RECORD), (response, request) =>
      withRewrittenJson((record) => rewrite(record, request))(response, request),
    ),
  );

/** Adds to every record, under a name, what is kept of the patches so far. */
const recordsWithLog = (name: string, kept: (sent: unknown, isTaken: boolean) => readonly unknown[]) =>
  onHosts(['v2'], (next) => {
    const log: unknown[] = [];
    const logging: Handler = async (request) => {
      const sent = isAsked(PATCHED, request) ? await jsonOf(request) : undefined;
      const response = await next(request);
      if (sent !== undefined) log.push(...kept(sent, response.ok));
      return response;
    };
    return where(
      successes(RECORD),
      withRewrittenJson((record) => ({ ...record, [name]: log })),
    )(logging);
  });

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
    name: 'no-change-yet',
    says: 'The date of last change is null until somebody changes something.',
    around: onHosts(['v2'], (next) => {
      let isChanged = false;
      const hidden = rewrittenText((text) =>
        isChanged ? text : text.replace(/"letzteAenderung":"[^"]*"/g, '"letzteAenderung":null'),
      );
      return hidden(async (request) => {
        const response = await next(request);
        isChanged ||= response.ok && isAsked(PATCHED, request);
        return response;
      });
    }),
    open: {
      'applications/last-change-is-dated': 'not-applicable',
      'applications/list-is-restricted': 'inconclusive',
    },
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
    says: 'The twenty-first of January is a holiday, and cannot be announced: 422.',
    around: onHosts(
      ['v2'],
      (next) => async (request) =>
        isAsked(PATCHED, request) && (await request.clone().text()).includes('"2026-01-21"')
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
      const status = providerStatusOf(present['status']);
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
      'applications/replaced-parts-keep-others': 'inconclusive',
      'applications/status-can-be-replaced': 'inconclusive',
      'applications/status-change-is-dated': 'inconclusive',
      'applications/unknown-reason': 'inconclusive',
      'applications/unusable-values-refused': 'inconclusive',
    },
  },
  {
    name: 'references-in-a-history',
    says: 'Every record holds the references that its application was given, one after the other.',
    around: recordsWithLog('verlauf', (sent, isTaken) =>
      isTaken && Array.isArray(sent) ? sent.flatMap(referenceIn) : [],
    ),
  },
  {
    name: 'records-of-their-own-kind',
    says: 'A record begins with its history, has all else further inside, its day as an instant of another time zone, names its clerk by name, and all references in capitals.',
    around: onHosts(
      ['v2'],
      everyJsonObject(({ antragsReferenz, voraussichtlicheBearbeitung, ansprechpartner, ...object }) => {
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
    ),
    open: {
      'applications/patched-values-read': 'inconclusive',
      'applications/sales-reads-changes': 'not-applicable',
    },
  },
  {
    name: 'clerk-not-replaced-by-itself',
    says: 'The clerk of the configuration is the present one, who is not replaced by himself: 409.',
    around: changesRefused(
      (operation, present) =>
        isClerk(operation) && operation['value'] === member('partnerId', present['ansprechpartner']),
    ),
    configure: withFixtures('applications', { kreditsachbearbeiterPartnerId: 'KSB01' }),
    open: {
      'applications/clerk-can-be-replaced': 'inconclusive',
      'applications/clerk-change-is-dated': 'inconclusive',
      'applications/patched-values-read': 'inconclusive',
      'applications/replaced-parts-keep-others': 'inconclusive',
      'applications/sales-reads-changes': 'not-applicable',
      'applications/unusable-values-refused': 'inconclusive',
    },
  },
  {
    name: 'closed-for-weeks',
    says: 'Nothing can be announced from the twentieth of January to the third of February: 409; and references have twelve characters at most.',
    around: changesRefused(({ path, value }) => {
      if (typeof value !== 'string') return false;
      return path === '/voraussichtlicheBearbeitung'
        ? value >= '2026-01-20' && value <= '2026-02-03'
        : path === '/antragsReferenz' && value.length > 12;
    }),
  },
  {
    name: 'announced-in-two-weeks',
    says: 'No day is announced that is more than two weeks ahead: 409.',
    around: changesRefused(
      ({ path, value }) => path === '/voraussichtlicheBearbeitung' && String(value) > '2026-01-29',
    ),
  },
  {
    name: 'days-by-western-time',
    says: 'In the morning of Greenwich it is still yesterday here, and no filter may lie ahead: 400.',
    around: onHosts(['v2'], (next) => (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const isAhead = [...searchParams.values()].some((value) => !isPlainDay(value) || value > '2026-01-14');
      return pathname.endsWith('/v2/antraege') && isAhead
        ? Response.json({ message: 'Zeitraum' }, { status: 400 })
        : next(request);
    }),
  },
  {
    name: 'reason-given-to-rejections',
    says: 'A rejection without a reason gets KEINE_ANGABE, and a rejection is final.',
    around: together(
      changesRefused(
        ({ path }, present) =>
          String(path).startsWith('/status') && providerStatusOf(present['status']) === 'ABGELEHNT',
      ),
      patchesRewritten((operation) =>
        operation['path'] === '/status' && providerStatusOf(operation['value']) === 'ABGELEHNT'
          ? { ...operation, value: { ablehnungsgrund: 'KEINE_ANGABE', ...(operation['value'] as JsonObject) } }
          : operation,
      ),
    ),
    open: {
      'applications/rejection-is-taken': 'inconclusive',
      'applications/rejection-needs-reason': 'inconclusive',
      'applications/rejection-with-or-without-comment': 'inconclusive',
      'applications/sales-reads-changes': 'inconclusive',
      'applications/several-operations-all-read': 'inconclusive',
      'applications/several-operations-in-one-call': 'inconclusive',
    },
  },
  {
    name: 'two-parts-of-a-status-dated',
    says: 'A change of the reason alone is no change of the status, and moves no date; the operator names no other status.',
    around: onHosts(['v2'], (next) => {
      const known = new Map<string, { parts: string; date: unknown }>();
      return where(
        successes(RECORD),
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
    open: {
      'applications/status-change-is-dated': 'inconclusive',
    },
  },
  {
    name: 'days-hidden-and-late',
    says: 'Nothing shows the announced day, and whatever else is patched shows one read later.',
    around: together(
      onHosts(
        ['v2'],
        everyJsonObject((object) =>
          Object.fromEntries(Object.entries(object).filter(([name]) => name !== 'voraussichtlicheBearbeitung')),
        ),
      ),
      onHosts(['v2'], lagging({ path: /\/antraege\// })),
    ),
    open: {
      'applications/add-replaces': 'inconclusive',
      'applications/operations-in-order': 'inconclusive',
      'applications/patched-values-read': 'inconclusive',
      'applications/several-operations-all-read': 'inconclusive',
    },
  },
  {
    name: 'refused-patches-logged',
    says: 'Every record holds the patches of its application that were refused.',
    around: recordsWithLog('abgelehnt', (sent, isTaken) => (isTaken ? [] : [sent])),
  },
  {
    name: 'provider-reads-local-time',
    says: 'A provider reads the last change in local time without a zone, a sales party in UTC; and days as midnight, where a sales party reads days.',
    around: recordsRewritten((record, { url }) => {
      if (url.includes('/vorgaenge/')) return record;
      const { letzteAenderung, voraussichtlicheBearbeitung: day, ...others } = record;
      const midnight = typeof day === 'string' && { voraussichtlicheBearbeitung: `${local(`${day}T00:00Z`, -1)}Z` };
      return { ...others, letzteAenderung: local(String(letzteAenderung), 1), ...midnight };
    }),
  },
  {
    name: 'clerks-by-department',
    says: 'The clerk of an application reads as the department of all clerks.',
    around: recordsRewritten((record) => ({ ...record, ansprechpartner: 'Kreditabteilung' })),
    open: {
      'applications/patched-values-read': 'inconclusive',
      'applications/sales-reads-changes': 'not-applicable',
    },
  },
  {
    name: 'patches-made-overnight',
    says: 'A patch is accepted with 202, and made when everybody sleeps.',
    around: onHosts(['v2'], (next) => {
      const records = new Map<string, Response>();
      return async (request) => {
        const response = await next(request);
        if (isAsked(PATCHED, request)) return response.ok ? new Response(null, { status: 202 }) : response;
        if (!isAsked(RECORD, request) || !response.ok) return response;
        const key = request.url;
        if (!records.has(key)) records.set(key, response.clone());
        return (records.get(key) ?? response).clone();
      };
    }),
    open: {
      'applications/add-replaces': 'inconclusive',
      'applications/clerk-change-is-dated': 'inconclusive',
      'applications/failing-test-refused': 'inconclusive',
      'applications/operations-in-order': 'inconclusive',
      'applications/patched-values-read': 'inconclusive',
      'applications/reference-can-be-removed': 'inconclusive',
      'applications/refused-patches': 'inconclusive',
      'applications/rejection-needs-reason': 'inconclusive',
      'applications/removed-reference-is-gone': 'inconclusive',
      'applications/removes-of-nothing-refused': 'inconclusive',
      'applications/replaced-parts-keep-others': 'inconclusive',
      'applications/several-operations-all-read': 'inconclusive',
      'applications/status-change-is-dated': 'inconclusive',
      'applications/unappliable-patches-answer-4xx': 'inconclusive',
    },
  },
];

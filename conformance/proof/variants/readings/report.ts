import { isSelected, jsonOf, onResponse, withHeader, withText, refusal } from '../../../reference/faulty.ts';
import { isObject } from '../../../json.ts';
import { START } from '../../in-process.ts';
import { inconclusive, onHosts, variantsOf } from '../variant.ts';

/** The date before the run on a server that is twelve hours behind UTC. */
const PREVIOUS_DAY = new Date(START - 36 * 3_600_000).toISOString().slice(0, 10);

/** The rules that need a report with a property of its request. */
const WITHOUT_PROPERTIES = inconclusive(
  'report',
  'category-any-text-accepted',
  'from-day-accepted',
  'properties-accepted-apart-and-together',
  'to-day-accepted',
  'to-day-outside-pattern-refused',
  'values-of-another-type-refused',
);

/** Other interpretations of the documents about reports. */
export const REPORT_READINGS = variantsOf({
  'media-type-first': {
    says: 'A report request without a JSON media type is refused with 415, even if it has no body. The bodies of 202 and 303 are digits.',
    uses: ['R55'],
    around: onHosts('report')((next) => async (request) => {
      const response = await next(request);
      const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
      if (request.method === 'POST' && [202, 400].includes(response.status) && !isJson)
        return new Response(null, { status: 415 });
      return [202, 303].includes(response.status) ? withText('4711')(response) : response;
    }),
  },
  'forward-loans-forbidden': {
    says: 'Reports about FORWARD loans need a permission of their own, which the caller lacks: 403.',
    uses: ['R117'],
    around: onHosts('report')(
      onResponse({ method: 'POST', status: 202, sent: /"FORWARD"/ }, refusal(403, 'no permission')),
    ),
    open: { 'report/produkt-art-accepted': 'inconclusive' },
  },
  'properties-forbidden': {
    says: 'A report of another period or category than the default needs a permission of its own, which the caller lacks: 403.',
    uses: ['R117'],
    around: onHosts('report')(
      onResponse({ method: 'POST', status: 202, sent: /"(fromDay|toDay|category)"/ }, refusal(403, 'no permission')),
    ),
    open: {
      ...WITHOUT_PROPERTIES,
      'report/from-day-outside-pattern-refused': 'inconclusive',
    },
  },
  'equal-reports-made-once': {
    says: 'Equal requests get the same report; the calendar of the server is twelve hours behind UTC.',
    around: onHosts('report')((next) => {
      const made = new Map<string, string>();
      return async (request) => {
        const isRequest = isSelected({ method: 'POST' }, request);
        const sent = isRequest ? await jsonOf(request) : undefined;
        const response = await next(request);
        const location = response.headers.get('location');
        if (!isRequest || response.status !== 202 || location === null) return response;
        const wanted = JSON.stringify([request.url, { fromDay: PREVIOUS_DAY, ...(isObject(sent) ? sent : {}) }]);
        made.set(wanted, made.get(wanted) ?? location);
        return withHeader('location', made.get(wanted) ?? location)(response);
      };
    }),
  },
  'newest-reports-alone': {
    says: 'Only the newest report of a kind is kept; older ones are refused with 403, like reports of somebody else. A Location ends with a slash.',
    around: onHosts('report')((next) => {
      const newest = new Map<string, string>();
      return async (request) => {
        const [, kind = '', id] = new URL(request.url).pathname.split('/');
        const isOfReport = request.method === 'GET' && id !== undefined;
        const url = isOfReport ? request.url.replace(/\/$/, '') : request.url;
        const response = await next(new Request(url, request));
        const location = response.headers.get('location') ?? '';
        if (isOfReport) {
          const isKept = newest.get(kind) === id || !newest.has(kind);
          return response.status === 404 || (response.status < 400 && !isKept)
            ? Response.json({ message: 'not yours' }, { status: 403 })
            : response;
        }
        if (request.method !== 'POST' || response.status !== 202) return response;
        newest.set(kind, location.split('/').at(-1) ?? '');
        return withHeader('location', `${location}/`)(response);
      };
    }),
  },
  'one-report-at-a-time': {
    says: 'While a report of a kind is produced, another request for that kind is refused with 400. A request for a partner that does not exist is refused with 403.',
    uses: ['R80'],
    around: onHosts('report')((next) => {
      const busy = new Set<string>();
      return async (request) => {
        const [, kind = ''] = new URL(request.url).pathname.split('/');
        const response = await next(request.clone());
        const isOfPartner = response.status === 400 && (await request.text()).includes('partnerIdToCreateReportFor');
        if (isOfPartner) return Response.json({ message: 'no permission' }, { status: 403 });
        if (response.status === 303) busy.delete(kind);
        if (response.status !== 202) return response;
        if (busy.has(kind)) return Response.json({ message: 'one at a time', error: 'Bad Request' }, { status: 400 });
        busy.add(kind);
        return response;
      };
    }),
    open: WITHOUT_PROPERTIES,
  },
  'login-beside-reports': {
    says: 'A portal has reports that are ready and its login at one path, and tells them apart by a parameter; the refusal of a read without a credential names the login.',
    around: onHosts('report')(
      onResponse(
        { method: 'GET', status: 303 },
        withHeader('Location', 'https://portal.example/app?seite=bericht&nummer=4711'),
      ),
      onResponse(
        { method: 'GET', status: 403, is: ({ headers }) => !headers.has('authorization') },
        withHeader('Location', 'https://portal.example/app?seite=anmeldung'),
      ),
    ),
  },
});

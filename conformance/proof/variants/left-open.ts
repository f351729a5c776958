import { PATCH } from '../../reference/applications/faulty-places.ts';
import {
  isSelected,
  jsonOf,
  losing,
  mapValues,
  onDocument,
  onRequestJson,
  onResponse,
  part,
  withHeader,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
  type Selector,
  type Change,
  type JsonObject,
  type Wrap,
} from '../../reference/faulty.ts';
import { DETERMINE } from '../../reference/offers-v3/fault-paths.ts';
import { DEFAULTS } from '../../reference/offers-v3/request-body.ts';
import { GROUPS } from '../../reference/partner/attributes.ts';
import { PATCH as PARTNER_PATCH } from '../../reference/partner/faulty-documents.ts';
import { isObject } from '../../json.ts';
import { everyJsonObject, inconclusive, rewrittenText, onAnswers, onHosts, variantsOf } from './variant.ts';

const DETERMINATION: Selector = { method: 'POST', path: DETERMINE };

const noContent: Change = (response) => withText('')(withStatus(204)(response));

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

const inOtherUnits = (value: unknown, name: string): unknown => {
  if (typeof value === 'string') return null;
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return /zins/i.test(name) ? value / 100 : value + 0.00125;
};

const withWholeGroups = (sent: JsonObject): unknown => {
  const whole = Object.entries(GROUPS).map(([name, members]) => {
    const group = sent[name];
    if (!isObject(group)) return {};
    return { [name]: { ...Object.fromEntries(members.map((member) => [member, ''])), ...group } };
  });
  return Object.assign({}, sent, ...whole) as unknown;
};

/** Omits deleted attributes from reads. */
const deletedNotRead: Wrap = (next) => {
  const deleted = new Map<string, Set<string>>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const sent = isSelected(PARTNER_PATCH, request) ? await jsonOf(request) : undefined;
    const response = await next(request);
    const gone = deleted.get(pathname) ?? new Set();
    deleted.set(pathname, gone);
    if (isObject(sent) && response.ok)
      for (const [name, value] of Object.entries(sent)) gone[value === '' ? 'add' : 'delete'](name);
    const isRead = request.method === 'GET' && response.ok && gone.size > 0;
    return isRead ? withRewrittenJson((body) => part(body, (name) => !gone.has(name)))(response) : response;
  };
};

/** Shows the status of an application exactly as last sent. */
const statusAsSent: Wrap = (next) => {
  const sent = new Map<string, JsonObject>();
  return async (request) => {
    // /v2/antraege/1/2/3, and /v2/vorgaenge/1/2/3/antraege for sales parties
    const of = new URL(request.url).pathname.split('/').slice(3, 6).join('/');
    const patch = isSelected(PATCH, request) ? await jsonOf(request) : undefined;
    const response = await next(request);
    for (const { path, value } of response.ok && Array.isArray(patch) ? (patch as JsonObject[]) : []) {
      if (path === '/status' && isObject(value)) sent.set(of, { ...value, kommentar: undefined });
      const status = sent.get(of);
      if (path === '/status/produktAnbieter' && status) sent.set(of, { ...status, produktAnbieter: value });
    }
    const status = sent.get(of);
    return request.method === 'GET' && response.ok && status ? withProperties({ status })(response) : response;
  };
};

/** Variants that decide open points of the documents differently from the reference deployment. */
export const LEFT_OPEN_VARIANTS = variantsOf({
  'reports-in-another-service': {
    says: 'The status of a report goes back and forth, its download is a relative address, all responses have cross-origin headers, refusals have empty texts, and a GET of a path that only has POST gets a page.',
    uses: ['R47', 'R91', 'R94', 'R97', 'R103'],
    around: onHosts('report')(
      (next) => {
        let reads = 0;
        return onResponse({ method: 'GET', path: /^\/[^/]+\/[^/]+$/, status: 200 }, (response) =>
          withProperties({ status: (reads += 1) % 2 === 0 ? 'REQUESTED' : 'PROCESSING' })(response),
        )(next);
      },
      onResponse({ status: 303 }, withHeader('Location', '../ablage/4711')),
      onResponse({ status: 405 }, () => new Response('<p>Portal</p>')),
      onResponse(
        {},
        withHeader('Access-Control-Allow-Origin', 'https://portal.example'),
        withRewrittenJson((body) => ({
          ...body,
          ...('message' in body && { message: '' }),
          ...('error' in body && { error: '' }),
        })),
      ),
    ),
    open: { 'report/allow-names-methods': 'not-applicable' },
  },
  'options-of-v3-alone': {
    says: 'A determination of v3 ignores captured data, has no results for an empty list of providers, and answers 204 for a case that does not exist.',
    uses: ['O310', 'O326', 'O334'],
    around: onHosts('baufi')(
      onResponse({ ...DETERMINATION, status: 200, body: ({ produktAnbieter: only }) => isEmpty(only) }, noContent),
      onResponse({ ...DETERMINATION, status: 404 }, noContent),
      losing(DETERMINATION, (name) => !(name in DEFAULTS)),
    ),
  },
  'status-of-the-provider-alone': {
    says: 'The status of an application shows the part of the provider alone.',
    uses: ['A28'],
    around: onAnswers('v2')(
      { path: /\/antraege/, status: 200 },
      withRewrittenJson(({ status, ...body }) => ({
        ...body,
        ...(isObject(status) && { status: { produktAnbieter: status['produktAnbieter'] } }),
      })),
    ),
    open: {
      ...inconclusive(
        'applications',
        'patched-values-read',
        'rejection-is-taken',
        'rejection-needs-reason',
        'rejection-reads',
        'rejection-with-or-without-comment',
      ),
      'applications/sales-reads-changes': 'not-applicable',
    },
  },
  'status-as-sent': {
    says: 'A status shows only the value that last replaced it, and values that the documents do not name.',
    uses: ['A44', 'N14'],
    around: onHosts('v2')(
      statusAsSent,
      rewrittenText((text) => text.replaceAll('"BEANTRAGT"', '"NEU"')),
      onRequestJson(PATCH, (sent) => JSON.parse(JSON.stringify(sent).replaceAll('"NEU"', '"BEANTRAGT"')) as unknown),
    ),
  },
  'loans-in-other-units': {
    says: 'Rates of loan offers are fractions, amounts have more than two decimals, and every text is null; a query that is not GraphQL gets 200 with errors.',
    uses: ['L26', 'L27', 'N62'],
    around: onHosts('kex')(
      everyJsonObject((object) => ('message' in object ? object : mapValues(object, inOtherUnits))),
      onResponse({ status: 400 }, async (response) =>
        /Syntax Error|Cannot query field/.test(await response.clone().text()) ? withStatus(200)(response) : response,
      ),
    ),
    open: { 'consumer-loan-offers/logo-is-an-address': 'not-applicable' },
  },
  'changes-replace-groups': {
    says: 'A change replaces anschrift and bankverbindung as a whole, reads omit deleted attributes even if they have a default, and an organisation shows neither its unit nor links.',
    uses: ['P93', 'P153', 'P159'],
    around: onHosts('pm')(onDocument(PARTNER_PATCH, withWholeGroups), deletedNotRead),
  },
});

import { VERSIONS_OF } from '../../../../generated/platform.ts';
import { isObject } from '../../../json.ts';
import {
  isSelected,
  jsonOf,
  onRequest,
  onResponse,
  reading,
  sending,
  withProperties,
  withRewrittenJson,
  withStatus,
  type Wrap,
} from '../../../reference/faulty.ts';
import { inconclusive, onHosts, variantsOf } from '../variant.ts';

const onCases = onHosts('v2', 'baufi');

const PERSON = /\/vorgaenge\/[^/]+\/(kundenBetreuer|vorgangsBearbeiter)$/;

/** The URL of the other person of a case. */
const otherPerson = (url: string) =>
  url.endsWith('/kundenBetreuer')
    ? url.replace(/kundenBetreuer$/, 'vorgangsBearbeiter')
    : url.replace(/vorgangsBearbeiter$/, 'kundenBetreuer');

const idOfPerson = (url: string) => (url.endsWith('/kundenBetreuer') ? 'betreuerId' : 'bearbeiterId');

/** Sets both persons of a case when the person at `path` is set. */
const following =
  (path: RegExp): Wrap =>
  (next) =>
  async (request) => {
    const isMeant = isSelected({ method: 'PUT', path }, request);
    const sent = isMeant ? await request.clone().text() : '';
    const response = await next(request);
    const { url, method, headers } = request;
    if (isMeant && response.ok) await next(new Request(otherPerson(url), { method, headers, body: sent }));
    return response;
  };

/** Other interpretations of the documents about the adviser and the handler of a case. */
export const CASES_PERSONS = variantsOf({
  'persons-set-by-partner-alone': {
    says: 'Adviser and handler read with their names; a PUT that sends more than the partnerId is refused with 400.',
    around: onCases(
      onResponse({ method: 'GET', path: PERSON, status: 200 }, withProperties({ anzeigeName: 'Eva Muster' })),
      (next) => async (request) => {
        const sent = isSelected({ method: 'PUT', path: PERSON }, request) ? await jsonOf(request) : undefined;
        const isMore = isObject(sent) && Object.keys(sent).some((name) => name !== 'partnerId');
        if (!isMore) return next(request);
        // The token is checked before the body.
        const read = await next(reading(request));
        return read.ok ? withStatus(400)(read) : next(request);
      },
    ),
  },
  'persons-name-each-other': {
    says: 'Adviser and handler read with each other as their deputy.',
    around: onCases((next) => async (request) => {
      const response = await next(request);
      if (request.method !== 'GET' || !response.ok || !PERSON.test(new URL(request.url).pathname)) return response;
      const other = await jsonOf(await next(reading(request, otherPerson(request.url))));
      return withProperties({ vertretung: isObject(other) && other['partnerId'] })(response);
    }),
  },
  'persons-under-names-of-their-own': {
    says: 'The adviser reads with a betreuerId, the handler with a bearbeiterId, both with names; a PUT without that member sets another person.',
    around: onCases(
      onResponse({ method: 'GET', path: PERSON, status: 200 }, (response, { url }) =>
        withRewrittenJson(({ partnerId }) => ({ [idOfPerson(url)]: partnerId, name: `Partner ${String(partnerId)}` }))(
          response,
        ),
      ),
      (next) => async (request) => {
        const sent = isSelected({ method: 'PUT', path: PERSON }, request) ? await jsonOf(request) : undefined;
        if (!isObject(sent)) return next(request);
        return next(sending(request, JSON.stringify({ partnerId: sent[idOfPerson(request.url)] ?? 'GHI56' })));
      },
    ),
  },
  'handler-follows-adviser': {
    says: 'Whoever becomes the customer adviser of a case also becomes its handler.',
    around: onCases(following(/\/kundenBetreuer$/)),
  },
  'adviser-follows-handler': {
    says: 'Whoever becomes the handler of a case also becomes its customer adviser.',
    around: onCases(following(/\/vorgangsBearbeiter$/)),
  },
  'persons-follow-each-other': {
    says: 'Whoever becomes the customer adviser or the handler of a case also becomes the other one.',
    around: onCases(following(PERSON)),
    open: inconclusive(VERSIONS_OF.cases, 'new-responsible-person-reads'),
  },
  'one-person-in-two-roles': {
    says: 'Adviser and handler of a case are always the same person, and each role has a link to itself.',
    around: onCases(
      onRequest(
        { path: /\/vorgangsBearbeiter$/ },
        (request) => new Request(request.url.replace(/vorgangsBearbeiter$/, 'kundenBetreuer'), request),
      ),
      onResponse({ method: 'GET', path: PERSON, status: 200 }, (response, request) =>
        withProperties({ _links: { self: { href: request.url } } })(response),
      ),
    ),
    open: inconclusive(VERSIONS_OF.cases, 'new-responsible-person-reads'),
  },
});

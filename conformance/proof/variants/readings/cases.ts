import { applyPatch, type Operation } from 'rfc6902';
import { VERSIONS_OF } from '../../../../generated/platform.ts';
import { isObject, type JsonObject } from '../../../json.ts';
import {
  asAtFirst,
  isSelected,
  jsonOf,
  onRequestJson,
  onResponse,
  part,
  reading,
  sending,
  withHeader,
  withJson,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
} from '../../../reference/faulty.ts';
import type { Handler } from '../../../servers/handler.ts';
import { casesFixtures } from '../../../reference/cases/seed.ts';
import { inconclusive, onAnswers, onHosts, withFixtures, variantsOf, type Variant } from '../variant.ts';

const onCases = onHosts('v2', 'baufi');
const onAnswersOfCases = onAnswers('v2', 'baufi');

const CASES = /\/v\d\/vorgaenge\/[^/]+(\/(kundenBetreuer|vorgangsBearbeiter))?$/;

/** A read of the partial application whose status the request sets. */
const readingOfPart = (request: Request) => reading(request, request.url.replace(/\/status$/, ''));

const SINCE_V2 = ['cases-v2', 'cases-v3'] as const;

/** The results of rules that set the responsible persons of a case. */
const PERSONS_UNDECIDED = inconclusive(
  VERSIONS_OF.cases,
  'new-responsible-person-reads',
  'responsible-persons-can-be-set',
  'token-required',
);

/** The results of rules that need a case which can be changed again after its status was set. */
export const CASES_CLOSED = {
  ...PERSONS_UNDECIDED,
  ...inconclusive(['cases-v1', 'cases-v2'], 'set-status-reads', 'status-can-be-set'),
  ...inconclusive(SINCE_V2, 'broken-json-refused', 'case-can-be-changed', 'changed-case-reads', 'message-can-be-sent'),
};

/** Paths below a case that v1 does not have. */
const NOT_IN_V1 =
  /^\/v1\/vorgaenge\/[^/]+\/(?!(antraege(\/[^/]+){0,2}|antraege(\/[^/]+){2}\/status|kundenBetreuer|vorgangsBearbeiter)$)/;

/** Refuses all changes of a case, except reports of readiness, with 403 once `isClosed` holds for its first partial application. */
function closedOnce(isClosed: (part: JsonObject) => boolean): NonNullable<Variant['around']> {
  return onCases((next) => async (request) => {
    const { method, url } = request;
    const isChange = method !== 'GET' && !/\/(entscheidungsreife|ergebnisliste)$/.test(url);
    const path = /^\/v\d\/vorgaenge\/[^/]+/.exec(new URL(url).pathname);
    if (!isChange || path === null) return next(request);
    const part = await jsonOf(await next(reading(request, new URL(`${path[0]}/antraege/1/1`, url))));
    return isObject(part) && isClosed(part)
      ? Response.json({ message: 'abgeschlossen' }, { status: 403 })
      : next(request);
  });
}

/** Accepts a message with 204, and refuses the same message with 400 afterwards, in all versions. */
function messagesTakenOnce(): NonNullable<Variant['around']> {
  let taken = new Set<string>();
  return (next, host) => {
    // The hosts of a deployment share one set, and each deployment has a new one.
    if (host === 'v2') taken = new Set();
    const known = taken;
    return async (request) => {
      const isMessage = isSelected({ method: 'POST', path: /\/nachricht$/ }, request);
      const message = isMessage ? await request.clone().text() : '';
      const response = await next(request);
      if (!isMessage || !response.ok) return response;
      if (known.has(message)) return Response.json({ message: 'Nachricht' }, { status: 400 });
      known.add(message);
      return new Response(null, { status: 204 });
    };
  };
}

/** Other interpretations of the documents about process cases. */
export const CASES_READINGS = variantsOf({
  'status-set-once': {
    says: 'The status of an application can be set once: any further request, even with the same status, is refused with 400.',
    around: onCases((next) => async (request) => {
      if (!isSelected({ method: 'POST', path: /\/status$/ }, request)) return next(request);
      const record = await jsonOf(await next(readingOfPart(request)));
      const status = isObject(record) ? record['status'] : undefined;
      return isObject(status) && status['produktAnbieter'] !== 'NICHT_BEARBEITET'
        ? Response.json({ message: 'Status' }, { status: 400 })
        : next(request);
    }),
    open: inconclusive(['cases-v1', 'cases-v2'], 'set-status-reads', 'status-can-be-set', 'token-required'),
  },
  'message-sent-once': {
    says: 'A message is accepted with 204; the same message sent to the case again is refused with 400.',
    around: messagesTakenOnce(),
    open: inconclusive('cases-v2', 'message-can-be-sent', 'token-required'),
  },
  'description-not-shown': {
    says: 'A case accepts a description that no read shows.',
    around: onAnswersOfCases(
      { method: 'GET', path: /\/vorgaenge\/[^/]+$/, status: 200 },
      withRewrittenJson((record) => part(record, (name) => name !== 'bezeichnung')),
    ),
    configure: withFixtures('cases', {
      bodies: {
        ...casesFixtures.bodies,
        patch: {
          contentType: 'application/json-patch+json',
          body: [{ op: 'add', path: '/bezeichnung', value: 'Reihenhaus' }],
        },
      },
    }),
    open: {
      'cases-v2/changed-case-reads': 'not-applicable',
      'cases-v3/changed-case-reads': 'not-applicable',
    },
  },
  'part-numbered-in-full': {
    says: 'A partial application reads with its number in full (`BF4711/1/01`).',
    around: onAnswersOfCases(
      { method: 'GET', path: /\/antraege\/[^/]+\/[^/]+$/, status: 200 },
      withRewrittenJson(({ teilantragsNummer, ...record }) => ({
        ...record,
        teilantragsNummer: `BF4711/1/0${String(teilantragsNummer)}`,
      })),
    ),
  },
  'part-reads-as-xml': {
    says: 'A partial application reads as XML, so that its status is set for good.',
    around: onAnswersOfCases(
      { method: 'GET', path: /\/vorgaenge\/[^/]+\/antraege\/[^/]+\/[^/]+$/, status: 200 },
      withText('<teilantrag><nummer>1</nummer></teilantrag>', 'application/xml'),
    ),
    open: Object.fromEntries(VERSIONS_OF.cases.map((id) => [`${id}/set-status-reads`, 'not-applicable' as const])),
  },
  'cases-called-html': {
    says: 'All JSON bodies of a case are labelled as HTML.',
    around: onAnswersOfCases(
      { method: 'GET', path: /^(?!.*\/ergebnisliste).*\/vorgaenge\/./, status: 200 },
      withHeader('Content-Type', 'text/html'),
    ),
  },
  'closed-by-status': {
    says: 'Once a partial application has another status, every change of its case is refused with 403.',
    uses: ['C19'],
    around: closedOnce(({ status }) => isObject(status) && status['produktAnbieter'] !== 'NICHT_BEARBEITET'),
    open: CASES_CLOSED,
  },
  'closed-by-readiness': {
    says: 'Once a partial application is reported ready for decision, every change of its case is refused with 403.',
    around: closedOnce(({ entscheidungsreif }) => entscheidungsreif === true),
    open: inconclusive(SINCE_V2, 'new-responsible-person-reads'),
  },
  'status-not-shown': {
    says: 'A partial application does not show its status; setting the status that it already has is refused with 403.',
    around: onCases(
      (next) => async (request) => {
        if (!isSelected({ method: 'POST', path: /\/status$/ }, request)) return next(request);
        const present = await (await next(readingOfPart(request))).text();
        const sent = (await request.clone().text()).slice(1, -1);
        return present.includes(sent) ? Response.json({ message: 'Status' }, { status: 403 }) : next(request);
      },
      onResponse(
        { method: 'GET', path: /\/antraege\/[^/]+\/[^/]+$/, status: 200 },
        withRewrittenJson((part) => ({ ...part, status: undefined })),
      ),
    ),
    open: {
      ...inconclusive(['cases-v1', 'cases-v2'], 'set-status-reads', 'status-can-be-set', 'token-required'),
      'cases-v3/set-status-reads': 'not-applicable',
    },
  },
  'page-for-every-address': {
    says: 'A GET of a path that v1 does not have answers 200 with the HTML page of a web application.',
    around: onAnswers('v2')(
      { method: 'GET', path: NOT_IN_V1 },
      withStatus(200),
      withText('<!doctype html>', 'text/html'),
    ),
    open: { 'cases-v1/later-suggestions-absent': 'inconclusive' },
  },
  'gateway-names-every-method': {
    says: 'A gateway answers 405 for paths that v1 does not have, with an Allow header that lists all methods.',
    around: onAnswers('v2')(
      { path: NOT_IN_V1 },
      withStatus(405),
      withHeader('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'),
    ),
    open: { 'cases-v1/later-suggestions-absent': 'inconclusive' },
  },
  'text-reads-as-number': {
    says: 'A case shows externeVorgangsNummer as a number, and accepts it as number or text.',
    around: onCases((next) => {
      const texts = new Map<unknown, unknown>();
      const shown = onResponse(
        { method: 'GET', path: /\/vorgaenge\/[^/]+$/, status: 200 },
        withRewrittenJson(({ externeVorgangsNummer: text, ...record }) => {
          const number = Number(String(text).replace(/\D/g, ''));
          texts.set(number, text);
          return { ...record, externeVorgangsNummer: number };
        }),
      );
      const taken = onRequestJson({ method: 'PATCH' }, (patch) =>
        Array.isArray(patch)
          ? patch.map((one: { value: unknown }) => ({ ...one, value: texts.get(one.value) ?? one.value }))
          : patch,
      );
      return shown(taken(next));
    }),
  },
  'text-reads-as-flag': {
    says: 'A case shows whether it has an externeVorgangsNummer, but not its value.',
    around: onAnswersOfCases(
      { method: 'GET', path: /\/vorgaenge\/[^/]+$/, status: 200 },
      withRewrittenJson(({ externeVorgangsNummer: number, ...record }) => ({
        ...record,
        externeVorgangsNummer: number !== undefined,
      })),
    ),
    open: {
      ...inconclusive(SINCE_V2, 'broken-json-refused'),
      'cases-v2/changed-case-reads': 'not-applicable',
      'cases-v3/changed-case-reads': 'not-applicable',
    },
  },
  'members-read-in-other-forms': {
    says: 'A case shows a date with a time, and a text inside an object as a flag.',
    around: onCases((next) => {
      const own = { stand: '2025-11-03', objekt: { vermietet: 'nein' as unknown } };
      const isOwn = ({ path }: Operation) => /^\/(stand|objekt)\b/.test(path);
      const changing: Handler = async (request) => {
        const sent = isSelected({ method: 'PATCH', path: CASES }, request) ? await jsonOf(request) : undefined;
        if (!Array.isArray(sent)) return next(request);
        const operations = sent as Operation[];
        const others = operations.filter((one) => !isOwn(one));
        const response = await next(sending(request, JSON.stringify(others)));
        if (response.ok) applyPatch(own, operations.filter(isOwn));
        return response;
      };
      return onResponse({ method: 'GET', path: /\/vorgaenge\/[^/]+$/, status: 200 }, (response) =>
        withProperties({
          stand: `${own.stand.slice(0, 10)}T00:00:00Z`,
          objekt: { vermietet: own.objekt.vermietet === true || own.objekt.vermietet === 'ja' },
        })(response),
      )(changing);
    }),
    configure: withFixtures('cases', {
      bodies: {
        ...casesFixtures.bodies,
        patch: {
          contentType: 'application/json-patch+json',
          body: [
            { op: 'replace', path: '/stand', value: '2026-02-01' },
            { op: 'replace', path: '/objekt', value: { vermietet: 'ja' } },
          ],
        },
      },
    }),
  },
  'listed-and-not-to-be-read': {
    says: 'Lists of a case name resources that this caller may not read: 403.',
    around: onAnswersOfCases(
      { method: 'GET', path: /\/vorgaenge\/[^/]+\/(finanzierungsvorschlaege|gemerkteAngebote)\/./, status: 200 },
      withStatus(403),
      withJson({ message: 'nicht erlaubt' }),
    ),
    configure: withFixtures('cases', { finanzierungsvorschlagId: undefined, nummerAmVorgang: undefined }),
    open: {
      'cases-v2/saved-offers-read': 'inconclusive',
      ...inconclusive(SINCE_V2, 'suggestion-reads', 'token-required', 'unknown-case-refused'),
    },
  },
  'changes-carried-out-later': {
    says: 'A change of a case is accepted with 202 and carried out hours later; a second report of readiness is refused with 422.',
    around: onCases(
      onResponse({ status: 409 }, withStatus(422)),
      onResponse({ path: CASES, is: ({ method }) => method !== 'GET', status: 'ok' }, withStatus(202), withText('')),
      asAtFirst({ method: 'GET', path: CASES, status: 'ok' }),
    ),
    open: {
      ...inconclusive(VERSIONS_OF.cases, 'new-responsible-person-reads'),
      ...inconclusive(SINCE_V2, 'changed-case-reads'),
      'cases-v2/token-required': 'inconclusive',
    },
  },
  'replacement-characters-kept': {
    says: 'A case has replacement characters in an old text that was not UTF-8, and stores externeVorgangsNummer in lower case without hyphens.',
    around: onAnswersOfCases(
      { method: 'GET', path: /\/vorgaenge\/[^/]+$/, status: 200 },
      withRewrittenJson(({ externeVorgangsNummer: number, ...record }) => ({
        ...record,
        bemerkung: 'M\uFFFDller',
        ...(typeof number === 'string' && { externeVorgangsNummer: number.toLowerCase().replaceAll('-', '') }),
      })),
    ),
  },
  'null-for-nobody': {
    says: 'The customer adviser of the case is null, and so is the message of every refusal.',
    around: onCases(
      onResponse({ method: 'GET', path: /\/kundenBetreuer$/, status: 200 }, withJson(null)),
      onResponse({ path: CASES, status: 401 }, withJson({ status: 401, message: null })),
    ),
    // The rules must know the former person to undo a change.
    open: PERSONS_UNDECIDED,
  },
  'persons-not-set-again': {
    says: 'A customer adviser or handler who is set already is refused with 409.',
    around: onCases((next) => async (request) => {
      if (!isSelected({ method: 'PUT', path: CASES }, request)) return next(request);
      const present = await next(new Request(request.url, { headers: request.headers }));
      const isSet = present.ok && (await present.text()) === (await request.clone().text());
      return isSet ? Response.json({ message: 'bereits gesetzt' }, { status: 409 }) : next(request);
    }),
  },
  'patches-come-back-later': {
    says: 'A patch directly after another one of the same caller is refused with 409; it is accepted when it is sent again.',
    around: onCases((next) => {
      let former: string | null = null;
      return async (request) => {
        if (!isSelected({ method: 'PATCH', path: CASES }, request)) return next(request);
        const token = request.headers.get('authorization');
        const isNext = token !== null && token === former;
        const response = isNext ? Response.json({ message: 'zu früh' }, { status: 409 }) : await next(request);
        former = response.ok ? token : null;
        return response;
      };
    }),
    open: {
      'cases-v2/changed-case-reads': 'not-applicable',
      'cases-v3/broken-json-refused': 'inconclusive',
    },
  },
});

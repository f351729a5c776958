import {
  asAtFirst,
  instead,
  isSelected,
  jsonOf,
  onRequestJson,
  onResponse,
  reading,
  withRewrittenJson,
  withStatus,
  type JsonObject,
  refusal,
} from '../../../reference/faulty.ts';
import { PATCH, READ } from '../../../reference/applications/faulty-places.ts';
import { isObject } from '../../../json.ts';
import type { Handler } from '../../../servers/handler.ts';
import { inconclusive, onHosts, together, withFixtures, withoutFixture, variantsOf } from '../variant.ts';
import { member, providerStatusOf, RECORD } from './applications-reads.ts';

const takesPatchesAs = (mediaType: string, refusal = 415) =>
  onHosts('v2')(
    instead(
      { ...PATCH, is: ({ headers }) => headers.get('content-type') !== mediaType },
      () => new Response(null, { status: refusal, headers: { 'Accept-Patch': mediaType } }),
    ),
  );

/** Refuses patches with 409 if `isRefused` holds for an operation, given the current record. */
const changesRefused = (isRefused: (operation: JsonObject, present: JsonObject) => boolean) =>
  onHosts('v2')((next) => async (request) => {
    const sent = isSelected(PATCH, request) ? await jsonOf(request) : undefined;
    if (!Array.isArray(sent)) return next(request);
    const present = await jsonOf(await next(reading(request)));
    return isObject(present) && sent.some((operation) => isObject(operation) && isRefused(operation, present))
      ? Response.json({ message: 'status' }, { status: 409 })
      : next(request);
  });

const isClerk = ({ path }: JsonObject) => path === '/ansprechpartner/partnerId';

const tellingReasonsRefused = changesRefused(
  ({ path, value }) =>
    path === '/status' &&
    isObject(value) &&
    ![undefined, 'KEINE_ANGABE'].includes(value['ablehnungsgrund'] as string | undefined) &&
    value['produktAnbieter'] !== 'ABGELEHNT',
);

const isStatusAlone = (sent: unknown): sent is JsonObject[] =>
  Array.isArray(sent) && sent.length === 1 && String(member('path', sent[0])).startsWith('/status');

const presentClerkRefused = changesRefused(
  (operation, present) => isClerk(operation) && operation['value'] === member('partnerId', present['ansprechpartner']),
);

const clerkByStatus = onHosts('v2')(
  onRequestJson(PATCH, (sent) =>
    isStatusAlone(sent) ? [...sent, { op: 'replace', path: '/ansprechpartner/partnerId', value: 'KSB02' }] : sent,
  ),
);

const referenceIn = (operation: unknown) =>
  isObject(operation) &&
  operation['path'] === '/antragsReferenz' &&
  ['add', 'replace'].includes(String(operation['op']))
    ? [{ antragsReferenz: operation['value'] }]
    : [];

/** Rewrites the operations of every patch. */
const patchesRewritten = (rewrite: (operation: JsonObject) => JsonObject) =>
  onHosts('v2')(
    onRequestJson(PATCH, (sent) =>
      Array.isArray(sent) ? sent.map((one: unknown) => (isObject(one) ? rewrite(one) : one)) : sent,
    ),
  );

/** Adds a reason to rejections without one. */
const rejectionsGetReason = patchesRewritten((operation) =>
  operation['path'] === '/status' && providerStatusOf(operation['value']) === 'ABGELEHNT'
    ? { ...operation, value: { ablehnungsgrund: 'KEINE_ANGABE', ...(operation['value'] as JsonObject) } }
    : operation,
);

/** Adds a log to every record; `kept` returns the entries that a patch adds. */
const recordsWithLog = (name: string, kept: (sent: unknown, isTaken: boolean) => readonly unknown[]) =>
  onHosts('v2')((next) => {
    const log: unknown[] = [];
    const logging: Handler = async (request) => {
      const sent = isSelected(PATCH, request) ? await jsonOf(request) : undefined;
      const response = await next(request);
      if (sent !== undefined) log.push(...kept(sent, response.ok));
      return response;
    };
    return onResponse(
      RECORD,
      withRewrittenJson((record) => ({ ...record, [name]: log })),
    )(logging);
  });

/** The results of rules that need a change of an application to be read. */
const CHANGES_UNSEEN = inconclusive(
  'applications',
  'add-replaces',
  'clerk-change-is-dated',
  'failing-test-refused',
  'operations-in-order',
  'patched-values-read',
  'reference-can-be-removed',
  'refused-patches',
  'rejection-needs-reason',
  'rejection-reads',
  'removed-reference-is-gone',
  'removes-of-nothing-refused',
  'replaced-parts-keep-others',
  'several-operations-all-read',
  'status-change-is-dated',
  'unappliable-patches-answer-4xx',
  'updated-on-the-day',
);

/** Other correct ways to handle patches of applications. */
export const APPLICATIONS_PATCHES = variantsOf({
  'references-in-ascii': {
    says: 'An antragsReferenz of anything but printable ASCII is refused with 400.',
    around: onHosts('v2')(
      instead(
        { ...PATCH, sent: /"path":"\/antragsReferenz","value":"[^"]*[^\x20-\x7e]/ },
        refusal(400, 'antragsReferenz'),
      ),
    ),
  },
  'applications-without-reference': {
    says: 'No application has a reference of its provider at first.',
    around: onHosts('v2')((next) => {
      let isRemoved = false;
      return async (request) => {
        const response = await next(request.clone());
        if (isRemoved || !response.ok || !isSelected(READ, request)) return response;
        isRemoved = true;
        const headers = new Headers(request.headers);
        headers.set('Content-Type', 'application/json-patch+json');
        const body = JSON.stringify([{ op: 'remove', path: '/antragsReferenz' }]);
        await next(new Request(request.url, { method: 'PATCH', headers, body }));
        return next(request);
      };
    }),
  },
  'holidays-refused': {
    says: 'The nineteenth to the twenty-first of January are holidays, and no day in February can be announced yet: 422.',
    around: onHosts('v2')(instead({ ...PATCH, sent: /"2026-(01-(19|20|21)|02-\d\d)"/ }, refusal(422, 'Feiertag'))),
  },
  'patches-as-json': {
    says: 'Applications take patches as application/json alone.',
    around: takesPatchesAs('application/json'),
  },
  'other-patches-409': {
    says: 'Applications take patches as application/json alone, and answer 409 to any other type.',
    around: takesPatchesAs('application/json', 409),
    open: { 'applications/refusal-names-patch-types': 'not-applicable' },
  },
  'patches-as-json-patch': {
    says: 'Applications take patches as application/json-patch+json alone.',
    around: takesPatchesAs('application/json-patch+json'),
  },
  'status-not-replaced-by-itself': {
    says: "The provider's part of a status can only be replaced by a different value, and the configuration names none.",
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
  'clerks-of-one-status': {
    says: 'A credit clerk can be replaced only in the initial status of the application: otherwise 409, even for a patch that also restores this status.',
    around: changesRefused(
      (operation, { status }) => isClerk(operation) && providerStatusOf(status) !== 'NICHT_BEARBEITET',
    ),
  },
  'reasons-of-rejections-alone': {
    says: 'A reason is accepted only with a rejection, and this application cannot be rejected.',
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
      'applications/rejection-reads': 'skipped',
      'applications/rejection-with-or-without-comment': 'skipped',
      'applications/replaced-parts-keep-others': 'inconclusive',
      'applications/status-can-be-replaced': 'inconclusive',
      'applications/status-change-is-dated': 'inconclusive',
      'applications/unknown-reason': 'inconclusive',
      'applications/unusable-values-refused': 'inconclusive',
    },
  },
  'telling-reasons-of-rejections-alone': {
    says: 'A reason other than KEINE_ANGABE is accepted only with a rejection.',
    around: tellingReasonsRefused,
  },
  'telling-reasons-not-tried': {
    says: 'A reason other than KEINE_ANGABE is accepted only with a rejection, and this application must not be rejected.',
    around: tellingReasonsRefused,
    configure: withoutFixture('applications', 'mayReject'),
    open: {
      'applications/reasons-are-taken': 'inconclusive',
      'applications/rejection-is-taken': 'skipped',
      'applications/rejection-needs-reason': 'skipped',
      'applications/rejection-reads': 'skipped',
      'applications/rejection-with-or-without-comment': 'skipped',
    },
  },
  'references-in-a-history': {
    says: 'Every application shows all references that it was ever given, in order.',
    around: recordsWithLog('verlauf', (sent, isTaken) =>
      isTaken && Array.isArray(sent) ? sent.flatMap(referenceIn) : [],
    ),
  },
  'clerk-not-replaced-by-itself': {
    says: 'The clerk of the configuration is already the credit clerk, and cannot be set again: 409.',
    around: presentClerkRefused,
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
  'closed-for-good': {
    says: 'The application is closed: 409 for every change of it.',
    around: changesRefused(() => true),
    open: {
      ...CHANGES_UNSEEN,
      ...inconclusive(
        'applications',
        'bearer-required',
        'broken-json-refused',
        'clerk-can-be-replaced',
        'malformed-patch-status',
        'malformed-patches',
        'others-are-refused',
        'patch-takes-array',
        'processing-date-can-be-added',
        'provider-status-can-be-replaced',
        'reasons-are-taken',
        'reference-can-be-added',
        'reference-change-is-not-dated',
        'rejection-is-taken',
        'rejection-with-or-without-comment',
        'replaces-of-nothing-refused',
        'several-operations-in-one-call',
        'status-can-be-replaced',
        'unknown-application-refused',
        'unknown-reason',
        'unusable-values-refused',
      ),
      'applications/reference-is-of-one-application': 'not-applicable',
      'applications/refusal-names-patch-types': 'not-applicable',
      'applications/sales-reads-changes': 'not-applicable',
    },
  },
  'closed-for-weeks': {
    says: 'Nothing can be announced from the twentieth of January to the third of February: 409; and references have twelve characters at most.',
    around: changesRefused(({ path, value }) => {
      if (typeof value !== 'string') return false;
      return path === '/voraussichtlicheBearbeitung'
        ? value >= '2026-01-20' && value <= '2026-02-03'
        : path === '/antragsReferenz' && value.length > 12;
    }),
  },
  'announced-in-two-weeks': {
    says: 'No day is announced that is more than two weeks ahead: 409.',
    around: changesRefused(
      ({ path, value }) => path === '/voraussichtlicheBearbeitung' && String(value) > '2026-01-29',
    ),
  },
  'reason-given-to-each-rejection': {
    says: 'A rejection without a reason gets KEINE_ANGABE.',
    around: rejectionsGetReason,
    open: { 'applications/rejection-needs-reason': 'not-applicable' },
  },
  'reason-given-to-rejections': {
    says: 'A rejection without a reason gets KEINE_ANGABE, and a rejection is final.',
    around: together(
      changesRefused(
        ({ path }, present) =>
          String(path).startsWith('/status') && providerStatusOf(present['status']) === 'ABGELEHNT',
      ),
      rejectionsGetReason,
    ),
    open: {
      'applications/rejection-is-taken': 'inconclusive',
      'applications/rejection-needs-reason': 'inconclusive',
      'applications/rejection-reads': 'inconclusive',
      'applications/rejection-with-or-without-comment': 'inconclusive',
      'applications/sales-reads-changes': 'inconclusive',
      'applications/several-operations-all-read': 'inconclusive',
      'applications/several-operations-in-one-call': 'inconclusive',
      'applications/status-change-is-dated': 'inconclusive',
    },
  },
  'refused-patches-logged': {
    says: 'Every record holds the patches of its application that were refused.',
    around: recordsWithLog('abgelehnt', (sent, isTaken) => (isTaken ? [] : [sent])),
  },
  'patches-carried-out-later': {
    says: 'A patch is accepted with 202, and carried out hours later.',
    around: onHosts('v2')(onResponse({ ...PATCH, status: 'ok' }, withStatus(202)), asAtFirst(RECORD)),
    open: CHANGES_UNSEEN,
  },
  'clerk-by-status-not-by-itself': {
    says: 'Whoever changes the status of an application becomes and stays its credit clerk, who cannot be set again: 409.',
    around: together(clerkByStatus, presentClerkRefused),
    open: inconclusive(
      'applications',
      'sales-reads-changes',
      'several-operations-all-read',
      'several-operations-in-one-call',
      'status-change-is-dated',
    ),
  },
  'clerk-by-status': {
    says: 'Whoever changes the status of an application becomes and stays its credit clerk; its voraussichtlicheBearbeitung is then hidden.',
    around: together(
      clerkByStatus,
      onHosts('v2')((next) => {
        let isExpected = true;
        const noting: Handler = async (request) => {
          const sent = isSelected(PATCH, request) ? await jsonOf(request) : undefined;
          const response = await next(request);
          if (response.ok && isStatusAlone(sent)) isExpected = false;
          if (response.ok && JSON.stringify(sent)?.includes('voraussichtlicheBearbeitung')) isExpected = true;
          return response;
        };
        return onResponse(
          RECORD,
          withRewrittenJson(({ voraussichtlicheBearbeitung: day, ...record }) =>
            isExpected ? { ...record, voraussichtlicheBearbeitung: day } : record,
          ),
        )(noting);
      }),
    ),
  },
});

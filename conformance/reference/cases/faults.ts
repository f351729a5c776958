import { isDeepStrictEqual } from 'node:util';
import {
  answerFaults,
  asLastCaller,
  loginTokensRefused,
  refusalsServe,
  refusedStranger,
  tokensNotVerified,
  tokenRefused,
  withoutAllow,
} from '../answer-faults.ts';
import {
  after,
  cutOff,
  faultsOf,
  findingByBeginning,
  instead,
  isSelected,
  objectOf,
  onRequest,
  onRequestJson,
  onResponse,
  reading,
  sending,
  withJson,
  withProperties,
  withStatus,
} from '../faulty.ts';
import type { Change, Wrap } from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { enveloped, notAcceptable } from './read-faults.ts';
import { complete } from './seed.ts';

type Version = 'v1' | 'v2' | 'v3';

/** The path of a resource of a case; `below` follows the case number. */
const pathOf = (version: Version, below: string) => new RegExp(`^/${version}/vorgaenge/[^/]+${below}$`);

const PARTIAL_APPLICATION = '/antraege/[^/]+/[^/]+';

/** Gives the response to successful changes another status. */
function answering(method: string, path: RegExp, status: number, headers: Record<string, string> = {}): Wrap {
  return onResponse({ method, path, status: 'ok' }, () =>
    Response.json({ message: 'this did not work' }, { status, headers }),
  );
}

/** The fault that a change is refused with 405 (C06 to C10). */
function notAllowed(name: string, what: string, method: string, path: RegExp): Fault {
  return {
    name: `${name}-answers-405`,
    kind: 'not-offered',
    says: `${what} answers 405.`,
    wrap: answering(method, path, 405),
  };
}

/** Responds to a PUT with 204 if its URL can be read, but stores nothing. */
function forgetting(path: RegExp): Wrap {
  return (next) => async (request) => {
    if (!isSelected({ method: 'PUT', path }, request)) return next(request);
    const { ok } = await next(reading(request));
    return ok ? new Response(null, { status: 204 }) : next(request);
  };
}

/** Responds with 204 when a status is set, but restores the former status at once. */
function statusForgotten(path: RegExp): Wrap {
  return (next) => async (request) => {
    if (!isSelected({ method: 'POST', path }, request)) return next(request);
    const read = await next(reading(request, request.url.replace(/\/status$/, '')));
    const response = await next(request);
    if (!read.ok || !response.ok) return response;
    const { status } = (await read.json()) as { status: unknown };
    await next(sending(request, JSON.stringify(status)));
    return new Response(null, { status: 204 });
  };
}

/** Ignores the number after a segment: reads the resource of the known number instead. */
function ofTheKnown(segment: string, path: RegExp, known: string): Wrap {
  const number = new RegExp(`(?<=/${segment}/)[^/]+`);
  return onRequest({ method: 'GET', path }, (request) => new Request(request.url.replace(number, known), request));
}

const crash: Change = () => new Response(null, { status: 500 });
const toLogin: Change = () => new Response(null, { status: 302, headers: { Location: '/login' } });

/** Faults of the token check (C22, C23). */
function ofStrangers(version: Version): Fault[] {
  const path = new RegExp(`^/${version}/vorgaenge`);
  const lettingIn = (isMeant: (method: string) => boolean) =>
    onResponse({ path, status: 401, authorization: null, is: ({ method }) => isMeant(method) }, () =>
      Response.json({}),
    );
  return [
    ...faultsOf({
      'missing-check': {
        'reads-without-token': [
          'The cases and everything below them can be read without a token.',
          lettingIn((method) => method === 'GET'),
        ],
        'changes-without-token': ['Cases can be changed without a token.', lettingIn((method) => method !== 'GET')],
      },
      'only-sometimes': {
        'strangers-change-in-vain': [
          'A change without a valid token answers 401, but is carried out.',
          asLastCaller({ path, status: 401, is: ({ method }) => /PUT|PATCH/.test(method) }, refusedStranger),
        ],
      },
    }),
    ...tokensNotVerified(path),
    ...refusalsServe(path),
  ];
}

/** Faults of operations that all versions have (C01 to C03, C05, C07, C08, C14). */
function ofAllVersions(version: Version): Fault[] {
  const roles = [
    ['customer-adviser', 'the customer adviser', pathOf(version, '/kundenBetreuer'), complete.vorgangsBearbeiter],
    ['case-handler', 'the case handler', pathOf(version, '/vorgangsBearbeiter'), complete.kundenBetreuer],
  ] as const;
  const list = new RegExp(`^/${version}/vorgaenge$`);
  const persons = pathOf(version, '/(kundenBetreuer|vorgangsBearbeiter)');
  const status = pathOf(version, `${PARTIAL_APPLICATION}/status`);
  const part = { method: 'GET', path: pathOf(version, PARTIAL_APPLICATION) };
  return [
    ...answerFaults({ path: new RegExp(`^/${version}/vorgaenge`) }, version === 'v3' ? 'Bearer' : 'any'),
    ...ofStrangers(version),
    notAcceptable('list', 'the cases', list),
    notAcceptable('case', 'a case', pathOf(version, '')),
    notAcceptable('applications', 'the applications of a case', pathOf(version, '/antraege')),
    notAcceptable('application', 'an application', pathOf(version, '/antraege/[^/]+')),
    notAcceptable('partial-application', 'a partial application', pathOf(version, PARTIAL_APPLICATION)),
    ...roles.flatMap(([name, what, path, other]): Fault[] => [
      notAcceptable(name, what, path),
      notAllowed(`${name}-change`, `Setting ${what}`, 'PUT', path),
      ...faultsOf({
        'wrong-meaning': {
          [`${name}-not-stored`]: [`Setting ${what} answers 204, but nothing changes.`, forgetting(path)],
          [`${name}-lost-when-set`]: [
            `After ${what} was set, its read shows nobody.`,
            after({ method: 'PUT', path }, { method: 'GET', path }, withJson({})),
          ],
          [`${name}-set-to-a-third`]: [
            `Setting ${what} to the person of the other role sets a third person.`,
            onRequestJson({ method: 'PUT', path }, (sent) =>
              isDeepStrictEqual(sent, other) ? { partnerId: 'XYZ99' } : sent,
            ),
          ],
        },
        crash: {
          [`${name}-crashes-once-set`]: [
            `Reading ${what} answers 500 after it was set.`,
            after({ method: 'PUT', path }, { method: 'GET', path }, crash),
          ],
          [`${name}-replacement-crashes`]: [
            `Setting ${what} to the person of the other role answers 500.`,
            onResponse({ method: 'PUT', path, status: 'ok', body: (sent) => isDeepStrictEqual(sent, other) }, crash),
          ],
          [`${name}-return-crashes`]: [
            `Setting ${what} answers 500 while it is the person of the other role.`,
            (next) => {
              let isOther = false;
              return onResponse({ method: 'PUT', path, status: 'ok' }, async (response, request) => {
                const wasOther = isOther;
                isOther = isDeepStrictEqual(await objectOf(request), other);
                return wasOther ? crash(response, request) : response;
              })(next);
            },
          ],
        },
      }),
    ]),
    notAllowed('status', 'Setting a status', 'POST', status),
    ...faultsOf({
      'wrong-meaning': {
        'status-not-stored': [
          'Setting a status answers 204, but the partial application keeps the former one.',
          statusForgotten(status),
        ],
        'persons-lost-when-set': [
          'After either role was set, the reads of both roles show nobody.',
          after({ method: 'PUT', path: persons }, { method: 'GET', path: persons }, withJson(null)),
        ],
        'partial-application-of-another': [
          'A read of a partial application shows the number of another one, in an envelope.',
          onResponse({ ...part, status: 200 }, withProperties({ teilantragsNummer: '2' }), enveloped),
        ],
      },
      'broken-body': {
        'applications-in-utf-16': [
          'The applications of a case are JSON in UTF-16.',
          onResponse(
            { method: 'GET', path: pathOf(version, '/antraege'), status: 200 },
            async (response) => new Response(Buffer.from(await response.text(), 'utf16le'), response),
          ),
        ],
        'application-breaks-off': [
          'An application of a case is JSON that breaks off before its end.',
          onResponse({ method: 'GET', path: pathOf(version, '/antraege/[^/]+'), status: 200 }, cutOff),
        ],
      },
      crash: {
        'status-set-once': [
          'A status can be set once; from then on, setting one answers 500.',
          after({ method: 'POST', path: status }, { method: 'POST', path: status }, crash),
        ],
        'partial-application-reads-once': [
          'A partial application can be read once, and answers 500 from then on.',
          after(part, part, crash),
        ],
        'partial-application-leads-to-login-once-read': [
          'A partial application can be read once, and redirects to a login page from then on.',
          after(part, part, toLogin),
        ],
      },
      'wrong-redirect': {
        'status-leads-back': [
          'Setting a status answers 303 with the address of the partial application.',
          answering('POST', status, 303, { Location: './' }),
        ],
        'unknown-case-leads-to-login': [
          'A case that does not exist is answered with a redirect to a login page.',
          onResponse({ method: 'GET', path: pathOf(version, ''), status: 404 }, toLogin),
        ],
      },
      'missing-validation': {
        'case-makes-no-difference': [
          'A partial application can be read by the number of any case.',
          ofTheKnown('vorgaenge', pathOf(version, PARTIAL_APPLICATION), complete.vorgangsNummer),
        ],
        'application-of-any-case': [
          'An application can be read below the number of another case.',
          ofTheKnown('vorgaenge', pathOf(version, '/antraege/[^/]+'), complete.vorgangsNummer),
        ],
        'partial-application-of-any-application': [
          'A partial application can be read by the number of any application of its case.',
          ofTheKnown('antraege', pathOf(version, PARTIAL_APPLICATION), '1'),
        ],
        'numbers-by-their-beginning': [
          'Everything of a case can be read by numbers that merely begin with its own.',
          findingByBeginning(pathOf(version, '.*')),
        ],
        'unknown-application-200': [
          'An application that does not exist is answered with 200.',
          onResponse(
            { method: 'GET', path: pathOf(version, '/antraege/[^/]+'), status: 404 },
            withStatus(200),
            withJson({}),
          ),
        ],
      },
    }),
  ];
}

/** Faults of operations that v2 and v3 have (C04, C06, C09, C10). */
function sinceV2(version: Version): Fault[] {
  const readiness = pathOf(version, `${PARTIAL_APPLICATION}/entscheidungsreife`);
  const change = { method: 'PATCH', path: pathOf(version, '') };
  return [
    notAcceptable('suggestions', 'the financing suggestions', pathOf(version, '/finanzierungsvorschlaege')),
    notAcceptable('suggestion', 'a financing suggestion', pathOf(version, '/finanzierungsvorschlaege/[^/]+')),
    notAllowed('case-change', 'Changing a case', 'PATCH', change.path),
    ...faultsOf({
      crash: {
        'case-changed-once': [
          'A case can be patched once, and answers 500 to patches from then on.',
          after(change, change, crash),
        ],
      },
      'too-strict': {
        'case-change-refuses-json-patch': [
          'A JSON Patch of a case is refused with 415.',
          answering('PATCH', change.path, 415),
        ],
      },
      'wrong-meaning': {
        'case-change-not-stored': [
          'A patch of a case answers 204, but nothing changes.',
          onRequestJson(change, () => []),
        ],
        'enveloped-case-change-not-stored': [
          'A case is read in an envelope, and a patch changes nothing.',
          (next) =>
            onResponse({ ...change, method: 'GET', status: 200 }, enveloped)(onRequestJson(change, () => [])(next)),
        ],
        'case-change-garbled': [
          'A patch of a case stores its values without their digits.',
          onRequestJson(change, (sent) =>
            Array.isArray(sent)
              ? sent.map((one: { value: unknown }) => ({ ...one, value: String(one.value).replace(/\d/g, '') }))
              : sent,
          ),
        ],
        'broken-patch-carried-out': [
          'A patch of a case without its last bracket is refused, but carried out.',
          (next) => async (request) => {
            const text = await request.clone().text();
            const response = await next(request);
            if (response.status === 400 && isSelected(change, request)) await next(sending(request, `${text}]`));
            return response;
          },
        ],
      },
      'missing-validation': {
        'broken-patch-taken': [
          'A patch of a case that is not JSON answers 204.',
          onResponse({ ...change, status: 400 }, () => new Response(null, { status: 204 })),
        ],
      },
    }),
    notAllowed('readiness', 'Reporting a partial application ready for decision', 'POST', readiness),
    {
      name: 'readiness-not-there',
      kind: 'not-offered',
      says: 'entscheidungsreife of a partial application answers 404 to every method.',
      wrap: instead({ path: readiness }, () => Response.json({ message: 'unknown' }, { status: 404 })),
    },
    notAllowed('message', 'Sending a message', 'POST', pathOf(version, '/nachricht')),
    withoutAllow('message', 'of nachricht', pathOf(version, '/nachricht')),
    ...tokenRefused({
      message: ['Sending a message', { method: 'POST', path: pathOf(version, '/nachricht') }],
      suggestion: [
        'A financing suggestion',
        { method: 'GET', path: pathOf(version, '/finanzierungsvorschlaege/[^/]+') },
      ],
      readiness: ['Reporting a partial application ready for decision', { method: 'POST', path: readiness }],
    }),
  ];
}

/** Faults of the saved offers of v2 (C12). */
const savedOffers: readonly Fault[] = [
  notAcceptable('saved-offers', 'the saved offers', pathOf('v2', '/gemerkteAngebote')),
  notAcceptable('saved-offer', 'a saved offer', pathOf('v2', '/gemerkteAngebote/[^/]+')),
  notAcceptable(
    'payment-plans',
    'the payment plans of a saved offer',
    pathOf('v2', '/gemerkteAngebote/[^/]+/zahlungsPlaene'),
  ),
];

/** Faults of a v1 that serves operations of v2 (C11, C24). */
const laterInV1: readonly Fault[] = [
  ...faultsOf({
    'wrong-meaning': {
      'serves-patch': [
        'v1 accepts PATCH of a case.',
        instead({ method: 'PATCH', path: pathOf('v1', '') }, () => new Response(null, { status: 204 })),
      ],
      'serves-patch-with-operations': [
        'v1 accepts PATCH of a case, and refuses an empty array with 400.',
        (next) => async (request) => {
          if (!isSelected({ method: 'PATCH', path: pathOf('v1', '') }, request)) return next(request);
          const isEmpty = (await request.clone().text()) === '[]';
          return isEmpty
            ? Response.json({ message: 'nothing to change' }, { status: 400 })
            : new Response(null, { status: 204 });
        },
      ],
      'serves-suggestions': [
        'v1 lists the financing suggestions of a case.',
        instead({ method: 'GET', path: pathOf('v1', '/finanzierungsvorschlaege') }, () => Response.json([])),
      ],
      'serves-one-suggestion': [
        'v1 serves single financing suggestions of a case, but no list.',
        instead({ method: 'GET', path: pathOf('v1', '/finanzierungsvorschlaege/[^/]+') }, () => Response.json({})),
      ],
    },
  }),
  ...(
    [
      ['messages', '/nachricht'],
      ['readiness', `${PARTIAL_APPLICATION}/entscheidungsreife`],
    ] as const
  ).flatMap(([name, below]): Fault[] => [
    {
      name: `serves-${name}`,
      kind: 'wrong-meaning',
      says: `v1 has the path ${below.split('/').at(-1)} of a case: GET answers 405 with Allow: POST.`,
      wrap: instead({ method: 'GET', path: pathOf('v1', below) }, () =>
        Response.json({ message: 'post here' }, { status: 405, headers: { Allow: 'POST' } }),
      ),
    },
    {
      name: `takes-${name}`,
      kind: 'wrong-meaning',
      says: `v1 accepts a POST to ${below.split('/').at(-1)} of a case, but answers 404 to a GET.`,
      wrap: onResponse({ method: 'POST', path: pathOf('v1', below), status: 404 }, withStatus(202)),
    },
  ]),
];

export default {
  'cases-v1': [...ofAllVersions('v1'), ...laterInV1],
  'cases-v2': [...ofAllVersions('v2'), ...sinceV2('v2'), ...savedOffers],
  'cases-v3': [...ofAllVersions('v3'), ...sinceV2('v3'), ...loginTokensRefused(/^\/v3\/vorgaenge/)],
} satisfies Faults;

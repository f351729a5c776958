import {
  isSelected,
  reading,
  withHeader,
  withJson,
  withStatus,
  withText,
  withoutHeader,
  type Selector,
  type Wrap,
} from '../../reference/faulty.ts';
import { HOSTS } from '../../reference/interface.ts';
import { everywhere, inconclusive, isJson, onAnswers, onHosts, together, variantsOf, type Variant } from './variant.ts';

const REPORTS: Selector = { method: 'GET', path: /^\/[a-z]+\/[^/]+$/ };
const COMMISSION: Selector = { method: 'GET', path: /\/provision$/ };
const DETERMINED: Selector = {
  method: 'GET',
  path: /^\/v1\/finanzierungsvorschlaege\/|\/ermittlung\/[^/]+$|\/provision$/,
};
/** Reads of resources that may be new. */
const NEW: Selector = {
  method: 'GET',
  path: /^\/(?!documentation)[a-z]+\/[^/]+$|\/ermittlung\/(?!.*\/provision$)|^\/v3\/.*\/ergebnisliste\//,
};
/** Rate-limit headers with calls left, so that the suite does not wait. */
const LIMITS = { 'X-RateLimit-Remaining': '900', 'X-RateLimit-Reset': '60' };
/** Wraps the hosts with resources that can be created and read. */
const whereMade = onHosts('report', 'v2', 'baufi');
/** Fewer than the twenty redirects that clients follow. */
const MANY = 15;

/** Reports are ready when they are read for the first time. */
const readyAtOnce = onAnswers('report')({ ...REPORTS, status: 'ok' }, (response) =>
  isJson(response)
    ? new Response('ready', { status: 303, headers: { Location: 'https://berichte.example/r-1' } })
    : response,
);

/** After its 303, a report is answered to every caller with this status. */
const givenOnce = (status: number) =>
  onHosts('report')((next) => {
    const given = new Set<string>();
    return async (request) => {
      if (request.method === 'GET' && given.has(request.url))
        return Response.json({ message: 'the report is gone', error: 'Gone' }, { status });
      const response = await next(request);
      if (response.status === 303) given.add(request.url);
      return response;
    };
  });

/** Replaces the responses to the first accepted requests for each path. */
const firstTimes =
  (
    selector: Selector,
    times: number,
    answer: (response: Response, request: Request, time: number) => Response | Promise<Response>,
  ): Wrap =>
  (next) => {
    const seen = new Map<string, number>();
    return async (request) => {
      const { pathname } = new URL(request.url);
      const time = seen.get(pathname) ?? 0;
      if (!isSelected(selector, request) || time === times) return next(request);
      const response = await next(request.clone());
      if (response.status >= 400) return response;
      seen.set(pathname, time + 1);
      return answer(response, request, time);
    };
  };

/** The first read after a change shows the state before it. */
export const lagging =
  (selector: Selector): Wrap =>
  (next) => {
    const former = new Map<string, Response>();
    const stale = new Set<string>();
    return async (request) => {
      if (!isSelected(selector, request)) return next(request);
      const { method, url, headers } = request;
      // Do not show one caller's responses to another one.
      const read = [url, headers.get('authorization'), headers.get('x-apikey')].join(' ');
      const before = former.get(read);
      if (method === 'GET' && before !== undefined && stale.delete(url)) return before.clone();
      const response = await next(request);
      if (method === 'GET' && response.ok) former.set(read, response.clone());
      if (method !== 'GET' && response.ok) stale.add(url);
      return response;
    };
  };

/** Each read shows one change more than the previous read, even if several changes were made in between. */
const showingInTurn =
  (selector: Selector): Wrap =>
  (next) => {
    const former = new Map<string, Response[]>();
    return async (request) => {
      if (!isSelected(selector, request)) return next(request);
      const { method, url } = request;
      const queue = former.get(url) ?? [];
      if (method === 'GET') {
        const response = await next(request);
        return (response.ok ? queue.shift()?.clone() : undefined) ?? response;
      }
      const before = await next(reading(request));
      const response = await next(request);
      if (response.ok && before.ok) former.set(url, [...queue, before]);
      return response;
    };
  };

/** Two servers respond to reads in turn; one of them is two changes behind until it has responded once. */
const oneServerBehind =
  (selector: Selector): Wrap =>
  (next) => {
    const former = new Map<string, Response[]>();
    let reads = 0;
    return async (request) => {
      const { method, url, headers } = request;
      if (!isSelected(selector, request) || !['GET', 'PATCH'].includes(method)) return next(request);
      const whose = [url, headers.get('x-apikey')].join(' ');
      const states = former.get(whose) ?? [];
      const response = method === 'GET' ? await next(request) : undefined;
      if (response?.ok === true) {
        reads += 1;
        const [oldest] = states;
        if (reads % 2 === 1 || oldest === undefined || states.length < 2) return response;
        former.delete(whose);
        return withHeader('x-traceid', response.headers.get('x-traceid') ?? '')(oldest.clone());
      }
      if (response !== undefined) return response;
      const before = await next(reading(request));
      const answer = await next(request);
      if (answer.ok && before.ok) former.set(whose, [...states, before].slice(-2));
      return answer;
    };
  };

const PARTIAL = /^\/v([12])(\/vorgaenge\/[^/]+\/antraege\/[^/]+\/[^/]+)(\/status)?$/;

/** Versions 1 and 2 have separate servers. Each shows the last change by the other version only at the third read. */
const versionsBehind: Wrap = (next) => {
  const former = new Map<string, Response[]>();
  return async (request) => {
    const [, version, path = '', isChange] = PARTIAL.exec(new URL(request.url).pathname) ?? [];
    if (version === undefined) return next(request);
    const here = `/v${version}${path}`;
    if (isChange === undefined) return former.get(here)?.shift() ?? next(request);
    const there = `/v${version === '1' ? '2' : '1'}${path}`;
    const before = await next(reading(request, new URL(there, request.url)));
    const answer = await next(request);
    if (answer.ok && before.ok) former.set(there, [before, before.clone()]);
    return answer;
  };
};

/** A new token of a user invalidates the previous one; the host `v2` checks that. */
const oneTokenPerUser = (message: string, challenge: string): NonNullable<Variant['around']> => {
  const ended = new Set<string>();
  const latest = new Map<string, string>();
  return (next, host) => {
    // Called for the first host of a new deployment.
    if (host === HOSTS[0]) for (const known of [ended, latest]) known.clear();
    return async (request) => {
      const bearer = request.headers.get('authorization')?.replace(/^Bearer +/i, '') ?? '';
      if (host === 'v2' && ended.has(bearer))
        return Response.json({ message }, { status: 401, headers: { ...LIMITS, 'WWW-Authenticate': challenge } });
      const response = await next(request);
      if (host !== 'login' || !response.ok) return response;
      const { access_token: token = '' } = (await response.clone().json()) as { access_token?: string };
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      const { sub: user = '' } = JSON.parse(claims) as { sub?: string };
      const former = latest.get(user);
      if (former !== undefined) ended.add(former);
      latest.set(user, token);
      return response;
    };
  };
};

/** Replaces the responses to some requests, but never to a repeated request. */
const busyAtFirst =
  (answer: () => Response, methods = /./): Wrap =>
  (next) => {
    const seen = new Set<string>();
    return (request) => {
      const key = `${request.method} ${request.url}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew && methods.test(request.method) && seen.size % 10 < 2 ? answer() : next(request);
    };
  };

/** The refusal of a call when the quota is exhausted and the window ends in some seconds. */
const endsIn = (seconds: string) =>
  Response.json(
    { message: 'zu viele Anfragen' },
    { status: 429, headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': seconds } },
  );

/** Variants of when results are ready, and when changes become visible. */
export const TIMING_VARIANTS = variantsOf({
  slow: {
    says: 'Reports, determinations and commissions are slow: they take many reads and many redirects.',
    uses: ['O238'],
    around: together(
      onHosts('report')(
        firstTimes(REPORTS, MANY, async (response, request, time) =>
          withJson({ status: time < 2 ? 'REQUESTED' : 'PROCESSING' })(withStatus(200)(response)),
        ),
      ),
      onHosts('v2')(
        firstTimes(DETERMINED, MANY, async (response, request, time) => {
          const location = `${new URL(request.url).pathname}?versuch=${time + 1}`;
          const redirect = withHeader('location', location)(withStatus(302)(response));
          return withText('')(redirect);
        }),
      ),
    ),
  },
  'ready-at-once': {
    says: 'Reports and commissions are ready when they are read for the first time.',
    uses: ['R102'],
    around: together(
      readyAtOnce,
      onAnswers('v2')(
        { ...COMMISSION, status: 302 },
        withStatus(200),
        withoutHeader('location'),
        withJson({ betrag: 375_000, partnerId: 'ABC12' }),
      ),
    ),
    open: {
      'report/generating-report-has-status': 'inconclusive',
      'report/status-is-known': 'inconclusive',
      'report/status-stands-alone': 'inconclusive',
      'offers-v2/commission-waits-by-redirect': 'inconclusive',
      'offers-v2/waiting-redirect-has-location': 'inconclusive',
    },
  },
  'given-once': {
    says: 'A report is gone after its 303: every caller gets 404.',
    uses: ['R131'],
    around: givenOnce(404),
  },
  'given-at-once-and-once': {
    says: 'A report is ready when it is read for the first time, and then gone: every caller gets 422.',
    uses: ['R102', 'R128', 'R131'],
    around: together(readyAtOnce, givenOnce(422)),
    open: inconclusive('report', 'generating-report-has-status', 'status-is-known', 'status-stands-alone'),
  },
  'readable-later': {
    says: 'The first read of a new report, determination or result list answers 404, the second one succeeds; commissions are excepted.',
    around: whereMade(
      firstTimes(NEW, 1, () =>
        Response.json({ message: 'noch nicht da', error: 'Not Found' }, { status: 404, headers: LIMITS }),
      ),
    ),
  },
  'results-to-come': {
    says: 'The first read of a determination of v2 and of each of its parts, except the commission, answers 202.',
    around: onHosts('v2')(
      firstTimes(
        { method: 'GET', path: /\/ermittlung\/(?!.*\/provision$)/ },
        1,
        () => new Response(null, { status: 202, headers: LIMITS }),
      ),
    ),
  },
  'changes-seen-later': {
    says: 'The first read after a change shows the old state, the next one the new state.',
    around: onHosts('v2', 'baufi', 'pm')(lagging({ path: /\/partner\/[^/]+$|\/vorgaenge\/|\/antraege\// })),
  },
  'one-server-behind': {
    says: 'Two servers answer the reads of partners in turn, and one of them has not seen the last two changes when it is asked for the first time.',
    around: onHosts('pm')(oneServerBehind({ path: /^\/partner\/[^/]+$/ })),
  },
  'one-token-per-user': {
    says: 'A new token ends the earlier one of the same user, whatever its lifetime: 401 with invalid_token at offers, cases and applications.',
    around: oneTokenPerUser('a later token has taken the place of this one', 'Bearer error="invalid_token"'),
  },
  'one-token-per-user-in-words': {
    says: 'A new token ends the earlier one of the same user: 401 at offers, cases and applications, and only the text of the body says why.',
    around: oneTokenPerUser('Invalid JWT Token', 'Bearer'),
  },
  'versions-behind': {
    says: 'Versions 1 and 2 of the cases have separate servers; each shows the last change of a status by the other only at the third read.',
    around: onHosts('v2')(versionsBehind),
  },
  'changes-seen-in-turn': {
    says: 'Each read of an application shows one more change: after two changes in a row, the first read shows only the first.',
    around: onHosts('v2')(showingInTurn({ path: /^\/v2\/antraege\/.+/ })),
  },
  'quota-runs-out': {
    says: 'Now and then the quota of a time window is exhausted: 429, and a second later requests succeed.',
    uses: ['R129'],
    around: everywhere(
      busyAtFirst(() =>
        Response.json(
          { message: 'zu viele Anfragen' },
          { status: 429, headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1', 'Retry-After': '1' } },
        ),
      ),
    ),
  },
  'quota-of-several-servers': {
    says: 'Ten servers answer in turn, each with a quota of its own: the last calls of all of them have no calls left.',
    uses: ['O266'],
    around: everywhere((next) => {
      let calls = 0;
      return async (request) => {
        const response = await next(request);
        const left = Math.max(0, 20 - (calls++ % 30));
        response.headers.set('Date', 'Thu, 15 Jan 2026 09:00:00 GMT');
        return withHeader('X-RateLimit-Reset', '3000')(withHeader('X-RateLimit-Remaining', String(left))(response));
      };
    }),
  },
  'gateway-is-crowded': {
    says: 'Now and then a gateway that does not know the quotas refuses a request: 429, with a date as Retry-After.',
    around: everywhere(
      busyAtFirst(
        () =>
          new Response('<h1>429</h1>', {
            status: 429,
            headers: {
              'Content-Type': 'text/html',
              Date: 'Thu, 15 Jan 2026 09:00:00 GMT',
              'Retry-After': 'Thu, 15 Jan 2026 09:00:01 GMT',
            },
          }),
      ),
    ),
  },
  restarts: {
    says: 'Now and then a gateway finds no server for a read: 503, and a moment later reads succeed.',
    around: everywhere(
      busyAtFirst(
        () => new Response('<h1>503</h1>', { status: 503, headers: { 'Content-Type': 'text/html' } }),
        /^(GET|OPTIONS)$/,
      ),
    ),
  },
  'restarts-for-a-time': {
    says: 'Now and then a gateway finds no server for a read: 503 with Retry-After, and a second later reads succeed.',
    around: everywhere(
      busyAtFirst(
        () =>
          new Response('<h1>503</h1>', { status: 503, headers: { 'Content-Type': 'text/html', 'Retry-After': '1' } }),
        /^(GET|OPTIONS)$/,
      ),
    ),
  },
  'quota-rounded-down': {
    says: 'The seconds until a window ends are rounded down, so a retry at that time gets 429 once more.',
    uses: ['R129'],
    around: everywhere((next) => busyAtFirst(() => endsIn('1'))(busyAtFirst(() => endsIn('0'))(next))),
  },
  'gateway-loses-reads-by-post': {
    says: 'Now and then a gateway before the token endpoint and the loan offers loses a request: 502.',
    around: onHosts('login', 'kex')(busyAtFirst(() => new Response('<h1>502</h1>', { status: 502 }))),
  },
  'quota-in-other-words': {
    says: 'The headers for remaining calls and for the end of the window have leading zeros, and every host sends them.',
    around: everywhere(
      (next) => {
        let left = 9000;
        return async (request) => withHeader('X-RateLimit-Remaining', `0${(left -= 1)}`)(await next(request));
      },
      (next) => async (request) => withHeader('X-RateLimit-Reset', '007')(await next(request)),
    ),
  },
});

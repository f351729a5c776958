import type { JWTPayload } from 'jose';
import { decodeJwt } from 'jose/jwt/decode';
import {
  requestWith,
  answeringAs,
  faultsAt,
  faultsOf,
  isSelected,
  namesCharset,
  onResponse,
  withAuthorization,
  withHeader,
  withStatus,
  withoutHeader,
  type Change,
  type Where,
  type Wrap,
} from './faulty.ts';
import type { Fault } from './interface.ts';
import { parseJson, valueAt } from '../json.ts';
import { TOKEN_LIFETIME_S } from './tokens.ts';

/** Puts a byte order mark before a JSON body. */
const withByteOrderMark: Change = async (response) => {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return response;
  return new Response(`\uFEFF${await response.text()}`, response);
};

/** Drops the media type. The body becomes bytes, since Response adds a media type to a string. */
export const withoutType: Change = async (response) => {
  if (response.body === null) return response;
  const bytes = new Response(await response.arrayBuffer(), response);
  bytes.headers.delete('content-type');
  return bytes;
};

/**
 * Faults that all responses of an interface may have (N25, N30, N67).
 *
 * @param scheme - `Bearer` if the documents specify a Bearer token for the interface (N43)
 */
export function answerFaults(where: Where, scheme: 'any' | 'Bearer'): Fault[] {
  const refused: Where = { ...where, status: 401 };
  const withoutChallenge = faultsAt(refused, {
    'without-challenge': ['missing-header', 'A 401 carries no WWW-Authenticate.', withoutHeader('www-authenticate')],
  });
  const ofAnotherScheme = faultsAt(refused, {
    'challenge-of-another-scheme': [
      'wrong-value',
      'The challenge of a 401 names the scheme Basic.',
      withHeader('www-authenticate', 'Basic realm="platform"'),
    ],
  });
  return [...bodyFaults(where), ...withoutChallenge, ...(scheme === 'Bearer' ? ofAnotherScheme : [])];
}

/**
 * Faults that a body which is not JSON is not refused (N33).
 *
 * @param refused - the responses that refuse such a body
 */
export function brokenJson(refused: Where): Fault[] {
  const isBroken = async (request: Request): Promise<boolean> => {
    const text = await request.text();
    return text !== '' && parseJson(text) === undefined;
  };
  const answered = (status: number) =>
    [
      `A body that is not JSON is answered with ${status}.`,
      onResponse(refused, async (response, request) =>
        (await isBroken(request)) ? Response.json({}, { status, headers: limitsOf(response) }) : response,
      ),
    ] as const;
  return faultsOf({
    'missing-validation': { 'broken-json-taken': answered(200) },
    crash: { 'broken-json-500': answered(500) },
  });
}

/**
 * The fault that JSON whose media type has a charset is refused (N78).
 *
 * @param written - the responses to requests with a body
 */
export function charsetRefused(written: Where): Fault[] {
  return faultsAt(
    { ...written, is: (request) => namesCharset('', request) },
    {
      'charset-refused': [
        'too-strict',
        'A JSON body whose media type names a charset is answered with 415.',
        (response) => Response.json({}, { status: 415, headers: limitsOf(response) }),
      ],
    },
  );
}

/** The headers of a response whose names begin with `x-`, such as the rate limit. They do not depend on the body. */
export function limitsOf({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => name.startsWith('x-'));
}

/** Faults of an interface that does not verify the signature of a JWT, or not its whole text. */
export function tokensNotVerified(path: RegExp): Fault[] {
  return faultsOf({
    'missing-check': {
      'signature-not-verified': [
        'The signature of a token is not verified.',
        onResponse({ path, status: 401, is: bringsJwt }, () => Response.json({})),
      ],
      'unsigned-token-taken': [
        'An unsigned token, with alg none, is accepted.',
        onResponse({ path, status: 401, is: needsNoSignature }, () => Response.json({})),
      ],
      'longer-token-taken': ['A token with two characters appended is accepted.', onLongerToken(path)],
    },
  });
}

/**
 * Repeats some requests with the credential of the last accepted request, and returns that response.
 *
 * @param where - the responses whose requests are repeated
 * @param change - applied to the response to the repeated request
 * @param isOwn - whether to remember the credential of a successful request
 */
export function asLastCaller(
  where: Where,
  change: Change = (response) => response,
  isOwn: (request: Request) => boolean = () => true,
): Wrap {
  return (next) => {
    let known: string | null = null;
    return async (request) => {
      const copy = request.clone();
      const response = await next(request);
      if (response.ok && isOwn(request)) known = request.headers.get('authorization') ?? known;
      if (known === null || response.status !== where.status || !isSelected(where, copy)) return response;
      return change(await next(withAuthorization(known)(copy)), copy);
    };
  };
}

/** A 401 without a body. */
export const refusedStranger: Change = () =>
  new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });

/** Accepts a valid token with two more characters at its end. */
function onLongerToken(path: RegExp): Wrap {
  return answeringAs({ path, status: 401, header: 'authorization' }, (request) =>
    requestWith(request, { authorization: request.headers.get('authorization')?.slice(0, -2) }),
  );
}

/** Faults of an interface that refuses tokens of the token endpoint (S65). Those are valid for an hour, tokens of a configuration for a day. */
export function loginTokensRefused(path: RegExp): Fault[] {
  const issuedByLogin: Where = { path, is: (request) => lifetimeOf(request) <= TOKEN_LIFETIME_S };
  return faultsAt(issuedByLogin, {
    'login-token-refused': [
      'too-strict',
      'A token valid for an hour, as the token endpoint issues it, is refused with 401.',
      (response) => withHeader('www-authenticate', 'Bearer')(withStatus(401)(response)),
    ],
    'login-token-expired': [
      'too-strict',
      'A token valid for an hour, as the token endpoint issues it, is refused as expired.',
      (response) => withHeader('www-authenticate', 'Bearer error="invalid_token"')(withStatus(401)(response)),
    ],
    'login-token-crashes': [
      'crash',
      'A token valid for an hour, as the token endpoint issues it, is answered with 500.',
      withStatus(500),
    ],
  });
}

/** The lifetime of the token of a request, in seconds; NaN if there is no token. */
function lifetimeOf(request: Request): number {
  const { exp = NaN, iat = NaN } = claimsOf(request);
  return exp - iat;
}

const bringsJwt = (request: Request) => claimsOf(request).exp !== undefined;

function claimsOf(request: Request): JWTPayload {
  try {
    return decodeJwt(bearerOf(request));
  } catch {
    return {};
  }
}

function needsNoSignature(request: Request): boolean {
  const [header = ''] = bearerOf(request).split('.');
  return valueAt(parseJson(Buffer.from(header, 'base64url').toString('utf8')), '/alg') === 'none';
}

function bearerOf({ headers }: Request): string {
  return (headers.get('authorization') ?? '').replace(/^Bearer /i, '');
}

/**
 * Faults of offers for requests without a valid token.
 *
 * @param path - the paths that need a token
 */
export function strangerFaults(path: RegExp): Fault[] {
  return [
    ...tokensNotVerified(path),
    ...refusalsServe(path),
    leadingToCopies('reads-lead-to-copies', 'Reads redirect, with or without a token, to', path, () => true),
    {
      name: 'strangers-crash',
      kind: 'crash',
      says: 'A request without a valid token answers 500.',
      wrap: onResponse({ path, status: 401 }, withStatus(500)),
    },
  ];
}

/** Faults of an interface that refuses a read, but leaks a resource that it has served before: in the refusal, or by a redirect. */
export function refusalsServe(path: RegExp): Fault[] {
  const beside: Fault = {
    name: 'refusals-serve',
    kind: 'missing-check',
    says: 'The refusal of a read carries the body that authorised callers get.',
    wrap: keepingServed(path, (response, served) =>
      response.status < 400 || served === undefined ? response : new Response(served.body, response),
    ),
  };
  const leading = leadingToCopies(
    'strangers-lead-to-copies',
    'Refused reads redirect to',
    path,
    (status) => status >= 400,
  );
  return [beside, leading];
}

/** Redirects reads with some statuses to a copy of the resource that was read with a token, each time at a new URL. */
function leadingToCopies(name: string, says: string, path: RegExp, isLed: (status: number) => boolean): Fault {
  return {
    name,
    kind: 'missing-check',
    says: `${says} copies that need no token.`,
    wrap: (next) => {
      const copies = new Map<string, Response>();
      const leading = keepingServed(path, (response, served, { pathname }) => {
        if (served === undefined || !isLed(response.status)) return response;
        const copy = `/copies/${copies.size}/${pathname.split('/').at(-1)}`;
        copies.set(copy, served.clone());
        const headers = new Headers(served.headers);
        headers.set('Location', copy);
        headers.delete('content-length');
        return new Response(null, { status: 302, headers });
      })(next);
      return async (request) => copies.get(new URL(request.url).pathname)?.clone() ?? leading(request);
    },
  };
}

/** Changes reads, given the last successful response at the same URL. */
function keepingServed(
  path: RegExp,
  change: (response: Response, served: Response | undefined, address: URL) => Response,
): Wrap {
  return (next) => {
    const served = new Map<string, Response>();
    return async (request) => {
      const response = await next(request);
      if (!isSelected({ method: 'GET', path }, request)) return response;
      if (response.ok) served.set(request.url, response.clone());
      return change(response, served.get(request.url)?.clone(), new URL(request.url));
    };
  };
}

/** Faults that all bodies may have (N22, N30, N67). */
export function bodyFaults(where: Where): Fault[] {
  return faultsAt(where, {
    'bodies-without-type': ['wrong-media-type', 'Bodies come without a Content-Type.', withoutType],
    'json-with-byte-order-mark': ['broken-body', 'Bodies in JSON begin with a byte order mark.', withByteOrderMark],
  });
}

/** The fault that every Location of an interface contains a space. */
export function locationFault(where: Where): Fault {
  return {
    name: 'location-with-spaces',
    kind: 'wrong-header',
    says: 'A Location has a space in its query.',
    wrap: onResponse(where, (response) => {
      const location = response.headers.get('location') ?? '';
      const parted = `${location}${location.includes('?') ? '&' : '?'}von uns`;
      return location === '' ? response : withHeader('location', parted)(response);
    }),
  };
}

/**
 * Faults that every token is refused.
 *
 * @param places - by prefix of the fault's name: the place for the sentence, and its requests
 */
export function tokenRefused(places: Readonly<Record<string, readonly [what: string, where: Where]>>): Fault[] {
  return Object.entries(places).map(([name, [what, where]]) => ({
    name: `${name}-refuses-token`,
    kind: 'too-strict',
    says: `${what} refuses every token with 401.`,
    wrap: onResponse(where, (response) =>
      response.status === 429 ? response : withHeader('www-authenticate', 'Bearer')(withStatus(401)(response)),
    ),
  }));
}

/** The fault that the 405 to a GET has no Allow. */
export function withoutAllow(name: string, place: string, path: RegExp): Fault {
  return {
    name: `${name}-405-without-allow`,
    kind: 'missing-header',
    says: `The 405 to GET ${place} has no Allow header.`,
    wrap: onResponse({ method: 'GET', path, status: 405 }, withoutHeader('allow')),
  };
}

import { randomUUID } from 'node:crypto';
// Import the modules separately: the index of the package also loads encryption, which no token here uses.
import type { JWTPayload } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { generateSecret } from 'jose/key/generate/secret';
import { memoize, type Memoized } from '../memoize.ts';
import type { Clock } from '../clock.ts';

/** The claims of a token. */
export interface Claims {
  /** Partner identifier of the bearer. */
  partnerId: string;
  scopes: readonly string[];
}

/** Issues and verifies the signed, expiring tokens of one deployment. */
export interface Tokens {
  /** Issues a token, by default for {@link TOKEN_LIFETIME_S} seconds. */
  issue(claims: Claims, lifetimeS?: number): Promise<string>;
  /** The claims of a token; undefined if it is from elsewhere, altered, or expired. */
  verify(token: string): Promise<Claims | undefined>;
}

/** Lifetime of a token in seconds. */
export const TOKEN_LIFETIME_S = 3600;

/** Limits of the caches below, which exist because clients send the same tokens again and again. */
const REMEMBERED = { longest: 10_000, most: 1000 };

/** Makes and reads tokens. Deployments with the same mint accept each other's tokens. */
export interface TokenMint {
  /** The id of a new token. */
  nextId(): string;
  /** Signs a payload, given as JSON. */
  sign: Memoized<Promise<string>>;
  /** The claims of a token with a valid signature, expired or not; undefined for any other token. */
  read: Memoized<Promise<JWTPayload | undefined>>;
}

/** Creates a mint with a new key: tokens of other mints are not valid. */
export function newMint(): TokenMint {
  // Import the key once: raw bytes would be imported again for each token.
  const key = generateSecret('HS256');
  const settings = { algorithms: ['HS256'], currentDate: new Date(0) };
  return {
    nextId: randomUUID,
    sign: memoize(async (payload) => {
      const token = new SignJWT(JSON.parse(payload) as JWTPayload);
      return token.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(await key);
    }, REMEMBERED),
    read: memoize(
      async (token) =>
        jwtVerify(token, await key, settings).then(
          ({ payload }) => payload,
          () => undefined,
        ),
      REMEMBERED,
    ),
  };
}

/** Creates the token authority of one deployment. */
export function createTokens(clock: Clock, { nextId, sign, read } = newMint()): Tokens {
  return {
    issue: (claims, lifetimeS = TOKEN_LIFETIME_S) => {
      const issuedAt = Math.floor(clock.now() / 1000);
      const [scope, times] = [claims.scopes.join(' '), { iat: issuedAt, exp: issuedAt + lifetimeS }];
      return sign(JSON.stringify({ scope, sub: claims.partnerId, jti: nextId(), ...times }));
    },
    verify: async (token) => {
      const { sub, scope, exp = 0 } = (await read(token)) ?? {};
      if (sub === undefined || Math.floor(clock.now() / 1000) >= exp) return undefined;
      return {
        partnerId: sub,
        scopes: String(scope)
          .split(' ')
          .filter((name) => name !== ''),
      };
    },
  };
}

/** Tells whether the token in an Authorization header contains a partner identifier, without verifying the token. */
export function speaksFor(partnerId: string, authorization: string | null): boolean {
  const [, claims = ''] = (authorization ?? '').split('.');
  return Buffer.from(claims, 'base64url').includes(`"${partnerId}"`);
}

/** The claims of the Bearer token of a request; undefined if there is no valid one. */
export async function bearerOf(request: Request, tokens: Tokens): Promise<Claims | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token === undefined ? undefined : tokens.verify(token);
}

import { randomUUID } from 'node:crypto';
// One by one, since the index of the package loads encryption too, which no token here has.
import type { JWTPayload } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { generateSecret } from 'jose/key/generate/secret';
import { memoize, type Memoized } from '../memoize.ts';
import type { Clock } from '../clock.ts';

/** What a token says about its bearer. */
export interface Claims {
  /** Partner identifier of the bearer. */
  partnerId: string;
  /** Scopes that the token carries. */
  scopes: readonly string[];
}

/** Issues and verifies the signed, expiring tokens of one deployment. */
export interface Tokens {
  /** Signs a token for the bearer that `claims` describe; it is valid for {@link TOKEN_LIFETIME_S} unless told otherwise. */
  issue(claims: Claims, lifetimeS?: number): Promise<string>;
  /** Reads a token; undefined when it is not ours, was altered, or has expired. */
  verify(token: string): Promise<Claims | undefined>;
}

/** Lifetime of a token in seconds. */
export const TOKEN_LIFETIME_S = 3600;

/** Which texts are remembered with what they come to: clients send the same tokens again. */
const REMEMBERED = { longest: 10_000, most: 1000 };

/** What tokens are made with, and what is known of them: deployments with the same mint issue the same ones. */
export interface TokenMint {
  /** Names a new token. */
  nextId(): string;
  /** Signs a payload, given as JSON. */
  sign: Memoized<Promise<string>>;
  /** What a token with a right signature says, whether it has expired or not; undefined for any other one. */
  read: Memoized<Promise<JWTPayload | undefined>>;
}

/** A mint of its own, so that the tokens of another one do not work. */
export function newMint(): TokenMint {
  // As a key that is imported once: bytes would be imported again for every token.
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

/** Tells by what it says whose token a header carries, whether it is valid or not. */
export function speaksFor(partnerId: string, authorization: string | null): boolean {
  const [, claims = ''] = (authorization ?? '').split('.');
  return Buffer.from(claims, 'base64url').includes(`"${partnerId}"`);
}

/** What the Bearer token of a request says; undefined when there is none, or none that is valid. */
export async function bearerOf(request: Request, tokens: Tokens): Promise<Claims | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token === undefined ? undefined : tokens.verify(token);
}

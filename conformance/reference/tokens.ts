import { randomUUID } from 'node:crypto';
// One by one, since the index of the package loads encryption too, which no token here has.
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { generateSecret } from 'jose/key/generate/secret';
import { createMemory, type Memory } from '../servers/memory.ts';
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

/** Most tokens that are remembered. */
const REMEMBERED = 1000;

/** What a token with a right signature says. */
interface Verified {
  claims: Claims | undefined;
  /** In seconds since 1970. */
  expires: number;
}

/** What tokens are made with, and what is known of them: deployments with the same mint issue the same ones, and clients send them again. */
export interface TokenMint {
  /** As a key that is imported once: bytes would be imported again for every token. */
  key: Promise<CryptoKey>;
  /** Names a new token. */
  nextId(): string;
  signed: Memory<string, string>;
  verified: Memory<string, Verified>;
}

/** A mint of its own, so that the tokens of another one do not work. */
export const newMint = (): TokenMint => ({
  key: generateSecret('HS256'),
  nextId: randomUUID,
  signed: createMemory(REMEMBERED),
  verified: createMemory(REMEMBERED),
});

/** Creates the token authority of one deployment. */
export function createTokens(clock: Clock, { key, nextId, signed, verified } = newMint()): Tokens {
  const read = async (token: string, now: number): Promise<Verified> => {
    const { payload } = await jwtVerify(token, await key, { algorithms: ['HS256'], currentDate: new Date(now) });
    const { sub, scope, exp = 0 } = payload;
    const scopes = typeof scope === 'string' ? scope.split(' ').filter((name) => name !== '') : [];
    return verified.keep(token, { claims: sub === undefined ? undefined : { partnerId: sub, scopes }, expires: exp });
  };

  return {
    issue: async (claims, lifetimeS = TOKEN_LIFETIME_S) => {
      const issuedAt = Math.floor(clock.now() / 1000);
      const [scope, times] = [claims.scopes.join(' '), { iat: issuedAt, exp: issuedAt + lifetimeS }];
      const payload = { scope, sub: claims.partnerId, jti: nextId(), ...times };
      const known = JSON.stringify(payload);
      const sign = async () => new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(await key);
      return signed.get(known) ?? signed.keep(known, await sign());
    },
    verify: async (token) => {
      const now = clock.now();
      try {
        const known = verified.get(token) ?? (await read(token, now));
        return Math.floor(now / 1000) < known.expires ? known.claims : undefined;
      } catch {
        return undefined;
      }
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

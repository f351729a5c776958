import { generateSecret, jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';

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

/** Creates the token authority of one deployment; each has its own key, so tokens of another deployment do not work. */
export function createTokens(clock: Clock): Tokens {
  // As a key that is imported once: bytes would be imported anew for every token.
  const key = generateSecret('HS256');
  return {
    issue: async (claims, lifetimeS = TOKEN_LIFETIME_S) => {
      const issuedAt = Math.floor(clock.now() / 1000);
      return new SignJWT({ scope: claims.scopes.join(' ') })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(claims.partnerId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeS)
        .sign(await key);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: ['HS256'],
          currentDate: new Date(clock.now()),
        });
        const scope = typeof payload['scope'] === 'string' ? payload['scope'] : '';
        return payload.sub === undefined
          ? undefined
          : { partnerId: payload.sub, scopes: scope.split(' ').filter((name) => name !== '') };
      } catch {
        return undefined;
      }
    },
  };
}

/** What the Bearer token of a request says; undefined when there is none, or none that is valid. */
export async function bearerOf(request: Request, tokens: Tokens): Promise<Claims | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token === undefined ? undefined : tokens.verify(token);
}

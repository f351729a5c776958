import { bareToken as bare, secretOf } from '../../generated/sendable.ts';

/** A secret, or a function that supplies it and is called for each request. */
export type Credential = string | (() => string | Promise<string>);

/** Supplies an access token that can be replaced when the platform rejects it. */
export interface TokenSource {
  /** The current token. */
  (): Promise<string>;
  /**
   * Supplies a new token after one was rejected with 401. Concurrent callers with the same rejected token share one login.
   *
   * @param rejected - the rejected token
   */
  renew(rejected: string): Promise<string>;
}

/** An access token: a string, a function that supplies it, or a source that can also renew it. */
export type AccessToken = Credential | TokenSource;

/** Tells whether a token can be renewed. */
export function isTokenSource(token: AccessToken | undefined): token is TokenSource {
  return typeof token === 'function' && 'renew' in token;
}

const thrownBySuppliers = new WeakSet<object>();

/** Gets a secret from its supplier. Marks an error of the supplier, so that the call throws it unchanged. */
export async function supplied<Secret>(supply: () => Secret | Promise<Secret>): Promise<Secret> {
  try {
    return await supply();
  } catch (error) {
    if (Object(error) === error) thrownBySuppliers.add(error as object);
    throw error;
  }
}

/** Tells whether the supplier of a secret threw this error. */
export function isOfSupplier(error: unknown): boolean {
  return thrownBySuppliers.has(error as object);
}

/**
 * The value of a credential.
 *
 * @throws UnsendableError when it is empty
 */
export async function valueOf(name: string, credential: Credential): Promise<string> {
  return secretOf(name, typeof credential === 'function' ? await supplied(credential) : credential);
}

/** Prepares a credential for a generated client: calls throw the errors of its supplier unchanged. */
export function passedOn(credential: Credential): Credential {
  return typeof credential === 'function' ? () => supplied(credential) : credential;
}

/** Removes the scheme `Bearer` from a token. */
const plain = (token: string): string => bare('accessToken', token);

/** Prepares an access token for a generated client: removes the scheme `Bearer`, if the token begins with it. */
export function bareToken(token: AccessToken): AccessToken {
  if (typeof token !== 'function') return plain(token);
  // A placeholder before the first token; no token equals it.
  let last = '.';
  const bare = async () => plain((last = await supplied(token)));
  if (!isTokenSource(token)) return bare;
  // Pass the rejected token to the source as the source supplied it, with `Bearer` if it had that.
  return Object.assign(bare, {
    renew: async (rejected: string) => plain((last = await token.renew(plain(last) === rejected ? last : rejected))),
  });
}

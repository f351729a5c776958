import { bareToken as bare, secretOf } from '../../generated/sendable.ts';

/** A secret, or a function that supplies it; it is called for each request. */
export type Credential = string | (() => string | Promise<string>);

/** Supplies an access token that can be replaced when the platform rejects it. */
export interface TokenSource {
  /** The current token. */
  (): Promise<string>;
  /**
   * A new token in place of one that was rejected with 401; callers that are rejected at the same time share one request.
   *
   * @param rejected - the token that did not work
   */
  renew(rejected: string): Promise<string>;
}

/** An access token: as it is, from a function, or from a source that can renew it. */
export type AccessToken = Credential | TokenSource;

/** Tells whether a token can be renewed. */
export function isTokenSource(token: AccessToken | undefined): token is TokenSource {
  return typeof token === 'function' && 'renew' in token;
}

const thrownBySuppliers = new WeakSet<object>();

/** Asks a supplier for a secret; marks what it throws, so that a call throws that unchanged. */
export async function supplied<Secret>(supply: () => Secret | Promise<Secret>): Promise<Secret> {
  try {
    return await supply();
  } catch (error) {
    if (typeof error === 'object' && error !== null) thrownBySuppliers.add(error);
    throw error;
  }
}

/** Tells whether the supplier of a secret threw this. */
export function isOfSupplier(error: unknown): boolean {
  return typeof error === 'object' && error !== null && thrownBySuppliers.has(error);
}

/**
 * The secret itself.
 *
 * @throws UnsendableError when it is empty
 */
export async function valueOf(name: string, credential: Credential): Promise<string> {
  return secretOf(name, typeof credential === 'function' ? await supplied(credential) : credential);
}

/** A credential for a generated client: what it throws is thrown unchanged. */
export function passedOn(credential: Credential): Credential {
  return typeof credential === 'function' ? () => supplied(credential) : credential;
}

/** A token without the scheme that it may begin with. */
const plain = (token: string): string => bare('accessToken', token);

/** An access token that may begin with `Bearer`, as the bare token that everything else here takes. */
export function bareToken(token: AccessToken): AccessToken {
  if (typeof token !== 'function') return plain(token);
  // None has been supplied yet; no token is like this.
  let last = '.';
  const bare = async () => plain((last = await supplied(token)));
  if (!isTokenSource(token)) return bare;
  // The source gets its token as it supplied it.
  return Object.assign(bare, {
    renew: async (rejected: string) => plain((last = await token.renew(plain(last) === rejected ? last : rejected))),
  });
}

/** A secret, or a function that supplies it; it is asked for each request anew. */
export type Credential = string | (() => string | Promise<string>);

/** Supplies an access token that can be replaced when the platform rejects it. */
export interface TokenSource {
  /** The present token. */
  (): Promise<string>;
  /**
   * A new token instead of one that was rejected with 401; many callers that were rejected share one request.
   *
   * @param rejected - the token that did not work
   */
  renew(rejected: string): Promise<string>;
}

/** An access token: as it is, from a function, or from a source that can renew it. */
export type AccessToken = Credential | TokenSource;

/** Whether a token can be renewed. */
export function isTokenSource(token: AccessToken | undefined): token is TokenSource {
  return typeof token === 'function' && 'renew' in token;
}

/** The secret itself. */
export function valueOf(credential: Credential): string | Promise<string> {
  return typeof credential === 'function' ? credential() : credential;
}

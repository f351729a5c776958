import { createLoginClient } from '../../generated/login/client.ts';
import { connect } from '../common/connect.ts';
import { ContractViolatedError, NotAllowedError, RequestRefusedError, type PlatformError } from '../common/errors.ts';
import { systemTime, type ApiSettings } from '../common/settings.ts';
import { passedOn, valueOf, type Credential, type TokenSource } from '../common/token.ts';

/** Settings of {@link tokenSource}. */
export interface TokenSourceSettings extends ApiSettings {
  /** URL of the token endpoint, without `/login`. */
  baseUrl: string;
  /** A partner identifier, or the e-mail address of a user. */
  username: Credential;
  /** The API key of the partner, or the password of the user. */
  password: Credential;
  /** How the credentials are sent: as the fields of a form (POST) by default, or as HTTP Basic (GET). */
  as?: 'form' | 'basic' | undefined;
}

/** How long before its expiry a token is replaced, in milliseconds: requests take time, and clocks differ a little. */
const MARGIN_MS = 30_000;

/** How long no login is tried again after a refusal, if the credentials may change or may not have been the reason, in milliseconds. */
const REFUSED_MS = 60_000;

/**
 * Creates a source of the access token for all interfaces with Bearer (D2 Authentication, D3 Login endpoints). It keeps the token until
 * shortly before its expiry (`exp`), or until an interface rejects it. Concurrent callers share one login.
 *
 * Repeated failed logins may lock the account. So after a refusal the source does not log in again, but throws the same error: for ever after
 * 401 and 403 if both credentials are strings; for a minute if one is a function, which may supply another credential, and after 400, the
 * status of OAuth 2.0.
 *
 * The source throws NotAllowedError or RequestRefusedError when the credentials are wrong, ContractViolatedError when the response has no
 * token, PlatformFailedError, NetworkError.
 *
 * @example
 * const accessToken = tokenSource({ baseUrl: loginUrl, username: 'ABC12', password: process.env.API_KEY ?? '' });
 * const offers = createOffersV3Api({ baseUrl, accessToken });
 */
export function tokenSource(settings: TokenSourceSettings): TokenSource {
  const load = () => import('../../generated/login/validators.ts');
  const { client, call } = connect(settings, createLoginClient, load, { username: passedOn, password: passedOn });
  const { username, password, as = 'form', now = systemTime } = settings;

  let kept: { token: string; staleAt: number } | undefined;
  let refused: { error: PlatformError; until: number } | undefined;
  let pending: Promise<string> | undefined;

  const login = () =>
    as === 'basic'
      ? call('GET /login', (init) => client.GET('/login', init), { confidential: true })
      : call(
          'POST /login',
          async (init) => {
            const body = {
              username: await valueOf('username', username),
              password: await valueOf('password', password),
            };
            return client.POST('/login', { ...init, body });
          },
          { confidential: true },
        );

  const obtain = async (): Promise<string> => {
    const { data, about } = await login().catch((error: unknown) => {
      const isFixed = typeof username === 'string' && typeof password === 'string';
      // A gateway may send 400 for other reasons.
      const isSure = isFixed && error instanceof NotAllowedError;
      if (isRefusal(error)) refused = { error, until: isSure ? Infinity : now() + REFUSED_MS };
      throw error;
    });
    const token: unknown = data?.access_token;
    if (typeof token !== 'string' || token === '') {
      throw new ContractViolatedError('the response has no access_token', about);
    }
    kept = { token, staleAt: staleAt(token, now()) };
    return token;
  };

  const source = async (): Promise<string> => {
    if (kept !== undefined && now() < kept.staleAt) return kept.token;
    if (refused !== undefined && now() < refused.until) throw refused.error;
    pending ??= obtain().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  const renew = async (rejected: string): Promise<string> => {
    if (kept?.token === rejected) kept = undefined;
    return source();
  };

  return Object.assign(source, { renew });
}

/** Tells whether the credentials were refused. The status is not published; OAuth 2.0 uses 400 (RFC 6749, 5.2). */
function isRefusal(error: unknown): error is PlatformError {
  return error instanceof NotAllowedError || (error instanceof RequestRefusedError && error.status === 400);
}

/** When to replace a token; never if it has no expiry, or one in the past, which means that clocks differ. */
function staleAt(token: string, now: number): number {
  const end = expiryOf(token) - MARGIN_MS;
  return end > now ? end : Infinity;
}

/** The expiry of a JSON Web Token, in milliseconds since 1970; NaN if it has none. */
function expiryOf(token: string): number {
  const [, claims = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : NaN;
  } catch {
    return NaN;
  }
}

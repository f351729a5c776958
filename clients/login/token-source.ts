import { createLoginClient } from '../../generated/login/client.ts';
import { connect } from '../common/connect.ts';
import { ContractViolatedError, NotAllowedError, RequestRefusedError, type PlatformError } from '../common/errors.ts';
import { systemTime, type ApiSettings } from '../common/settings.ts';
import { passedOn, valueOf, type Credential, type TokenSource } from '../common/token.ts';

/** Settings of {@link tokenSource}. */
export interface TokenSourceSettings extends ApiSettings {
  /** Address of the token endpoint, without its `/login`. */
  baseUrl: string;
  /** A partner identifier, or the e-mail address of a user. */
  username: Credential;
  /** The API key of the partner, or the password of the user. */
  password: Credential;
  /** How the credentials are sent: as the fields of a form (POST) by default, or as HTTP Basic (GET). */
  as?: 'form' | 'basic' | undefined;
}

/** How long before its end a token is replaced, in milliseconds: requests take time, and clocks differ a little. */
const MARGIN_MS = 30_000;

/** How long credentials are not sent again that may be others then, or may not have been the reason, in milliseconds. */
const REFUSED_MS = 60_000;

/**
 * Obtains the access token for the interfaces with Bearer (D2 Authentication, D3 Login endpoints), and keeps it until shortly before
 * its end (`exp`), or until it is rejected. Callers that ask at the same time share one request, and so do callers whose token was
 * rejected.
 *
 * Credentials that the endpoint refuses are not sent again, since repeated logins may lock the account: the source keeps throwing the same
 * error. After 401 and 403 it does so for ever if both are texts; if one is a function, which may supply another one, and after 400, which
 * OAuth 2.0 has for it, for a minute.
 *
 * The source throws NotAllowedError or RequestRefusedError when the credentials are wrong, ContractViolatedError when the answer has no token, PlatformFailedError,
 * NetworkError.
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
      // A gateway has 400 for other reasons.
      const isSure = isFixed && error instanceof NotAllowedError;
      if (isRefusal(error)) refused = { error, until: isSure ? Infinity : now() + REFUSED_MS };
      throw error;
    });
    const token: unknown = data?.access_token;
    if (typeof token !== 'string' || token === '') {
      throw new ContractViolatedError('the answer has no access_token', about);
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

/** Tells whether credentials were refused, by whichever status: none is published, and OAuth 2.0 has 400 (RFC 6749, 5.2). */
function isRefusal(error: unknown): error is PlatformError {
  return error instanceof NotAllowedError || (error instanceof RequestRefusedError && error.status === 400);
}

/** When to replace a token; never if it names no end, or one that seems to be over because clocks differ. */
function staleAt(token: string, now: number): number {
  const end = endOf(token) - MARGIN_MS;
  return end > now ? end : Infinity;
}

/** The end that a JSON Web Token names, in milliseconds since 1970; NaN where it names none. */
function endOf(token: string): number {
  const [, claims = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : NaN;
  } catch {
    return NaN;
  }
}

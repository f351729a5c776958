import { createSessionClient, type SessionClient } from '../../generated/session/client.ts';
import { cookieLine, textOf, UnsendableError } from '../../generated/sendable.ts';
import type { components, operations, paths } from '../../generated/session/types.ts';
import { locationOf, REDIRECTS } from '../common/addresses.ts';
import type { CallInit } from '../common/caller.ts';
import { connect } from '../common/connect.ts';
import type { Tightened } from '../common/contract.ts';
import { ContractViolatedError, NotAllowedError } from '../common/errors.ts';
import { bodyOf } from '../common/operations.ts';
import type { ApiSettings, CallSettings } from '../common/settings.ts';
import { takes } from '../common/takes.ts';
import { bareToken, isTokenSource, valueOf, type AccessToken } from '../common/token.ts';
import { sessionIn, type Session } from './cookie.ts';

export type { Session } from './cookie.ts';

type Query<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>;

/** The types of the contract. To use your own types: `createSessionApi<{ components: components; paths: paths }>(…)`. */
export interface SessionContract {
  components: components;
  paths: paths;
}

/** Settings of {@link createSessionApi}. They have no credential, since each session has its own. */
export type SessionApiSettings = ApiSettings;

/** User name and password, and the path to open in the web interface (`oeffne`). */
export type FormLogin = components['schemas']['Anmeldedaten'] & Query<'createSession'>;

/** The access token of a user, and the path to open in the web interface (`redirectTo`). */
export interface SignOn extends Pick<Query<'signOn'>, 'redirectTo'> {
  /** The access token of the user. If it is a TokenSource, it is renewed when the platform rejects it. */
  accessToken: AccessToken;
}

/** A session that was opened with an access token. */
export interface SignedOn extends Session {
  /** The target of the redirect. */
  location: string;
}

/**
 * Sessions of the web interface. All methods except `signOnUrl` and `loginBox` work only on servers: a script in a browser can neither read
 * `Set-Cookie` and the target of a redirect, nor send a `Cookie`.
 */
export interface SessionApi<Contract extends Tightened<SessionContract> = SessionContract> {
  /** The generated client, for operations that have no method here. */
  readonly client: SessionClient<Contract['paths']>;
  /**
   * Opens a session with user name and password (D3 Login endpoints, POST login.do).
   *
   * @throws NotAllowedError when one of them is wrong: do not repeat it, since that may lock the account; ContractViolatedError when no
   *   cookie is set
   */
  login(login: FormLogin, settings?: CallSettings): Promise<Session>;
  /**
   * Returns a URL that signs a user on when a browser opens it (D3 Authentication, silent sign-on). It contains the access token: use it at
   * once, and keep it out of logs.
   *
   * @throws UnsendableError when `redirectTo` leads away from the platform
   */
  signOnUrl(signOn: SignOn): Promise<string>;
  /**
   * Signs a user on without following the redirect (D3 Login endpoints).
   *
   * @param signOn - `as: 'header'` sends the token in `X-Authentication` (POST), which is the default; `'address'` sends it in the URL (GET)
   * @throws NotAllowedError when the platform refuses the token; ContractViolatedError when there is no redirect, or no cookie is set;
   *   UnsendableError when `redirectTo` leads away from the platform
   */
  signOn(signOn: SignOn & { as?: 'header' | 'address' | undefined }, settings?: CallSettings): Promise<SignedOn>;
  /**
   * Closes a session (D3 Login endpoints, POST logout).
   *
   * @throws NotAllowedError when the platform refuses the cookie, UnsendableError when `sessionId` is no valid cookie value
   */
  logout(session: Pick<Session, 'sessionId'>, settings?: CallSettings): Promise<void>;
  /** Reads the login box: a minimal page with a form for user name and password (D3 Login endpoints). */
  loginBox(settings?: CallSettings): Promise<Contract['components']['schemas']['LoginBox']>;
}

/**
 * Creates the flows of sessions: open a session with user name and password or with an access token, close it.
 *
 * @example
 * const sessions = createSessionApi({ baseUrl });
 * const { setCookie, location } = await sessions.signOn({ accessToken, redirectTo: '/uebersicht' });
 */
export function createSessionApi<Contract extends Tightened<SessionContract> = SessionContract>(
  settings: SessionApiSettings,
): SessionApi<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createSessionApi(settings: SessionApiSettings): SessionApi;
export function createSessionApi(settings: SessionApiSettings): SessionApi {
  const load = () => import('../../generated/session/validators.ts');
  const { client, call, base } = connect(settings, createSessionClient, load, {});

  /** Checks that `redirectTo`, which may be user input, does not lead away from the platform. */
  const checkSignOn = (name: string, signOn: SignOn): void => {
    takes(signOn?.accessToken, `${name} takes { accessToken, redirectTo }`);
    if (
      !URL.canParse(textOf('redirectTo', signOn.redirectTo), base) ||
      new URL(signOn.redirectTo, base).origin !== base.origin
    )
      throw new UnsendableError('redirectTo must be a path of the web interface, such as /uebersicht');
  };

  const signOnWith = async (
    supply: () => string | Promise<string>,
    { redirectTo, as = 'header' }: Parameters<SessionApi['signOn']>[0],
    own: CallSettings = {},
  ) => {
    const byHeader = async (init: CallInit) => {
      const headers = { ...init.headers, 'X-Authentication': await supply() };
      return client.POST('/login', { ...init, headers, params: { query: { redirectTo } }, parseAs: 'text' });
    };
    const byAddress = async (init: CallInit) =>
      client.GET('/login', {
        ...init,
        params: { query: { redirectTo, authentication: await supply() } },
        parseAs: 'text',
      });
    const expectations = { ...own, accepts: REDIRECTS, confidential: true } as const;
    const answer = await (as === 'header'
      ? call('POST /login', byHeader, expectations)
      : call('GET /login', byAddress, expectations));
    if (answer.response.ok) throw new ContractViolatedError(`status ${answer.status} is not declared`, answer.about);
    const { href: location } = locationOf(answer.headers, base, 'login', answer.about);
    return { ...sessionIn(answer), location };
  };

  return {
    client,
    login: async (login, own) => {
      takes(login?.username, 'login takes { username, password }');
      const { username, password, ...query } = login;
      const body = { username: textOf('username', username), password: textOf('password', password) };
      const send = (init: CallInit) => client.POST('/login.do', { ...init, params: { query }, body, parseAs: 'text' });
      return sessionIn(await call('POST /login.do', send, { ...own, confidential: true }));
    },
    signOnUrl: async (signOn) => {
      checkSignOn('signOnUrl', signOn);
      const { accessToken, redirectTo } = signOn;
      const url = new URL('login', base);
      url.searchParams.set('redirectTo', redirectTo);
      url.searchParams.set('authentication', await valueOf('accessToken', bareToken(accessToken)));
      return url.href;
    },
    signOn: async (signOn, own) => {
      checkSignOn('signOn', signOn);
      const accessToken = bareToken(signOn.accessToken);
      let token = '';
      const present = async () => (token = await valueOf('accessToken', accessToken));
      try {
        return await signOnWith(present, signOn, own);
      } catch (error) {
        // A redirect without a session leads to a login, and a page is one: the token may have been valid for one sign-on only.
        const isOther = error instanceof ContractViolatedError;
        const isRejected = error instanceof NotAllowedError && error.status === 401;
        if (!(isRejected || isOther) || token === '' || !isTokenSource(accessToken)) throw error;
        return signOnWith(() => accessToken.renew(token), signOn, own);
      }
    },
    logout: async (session, own) => {
      takes(session?.sessionId, 'logout takes what login or signOn returned, { sessionId }');
      const Cookie = cookieLine('sessionId', session.sessionId);
      const send = (init: CallInit) => client.POST('/logout', { ...init, headers: { ...init.headers, Cookie } });
      await call('POST /logout', send, { ...own, accepts: REDIRECTS, confidential: true });
    },
    loginBox: async (own) =>
      bodyOf(await call('GET /partner-login-box.html', (init) => client.GET('/partner-login-box.html', init), own)),
  };
}

/** The credentials for a token. */
export interface Credentials {
  /** Partner identifier or e-mail address. */
  username: string;
  /** API key or password. */
  password: string;
}

/** An account that can obtain a token: a partner with an API key, or a user with an e-mail address. */
export interface Account extends Credentials {
  /** The partner in the token. */
  partnerId: string;
  scopes: readonly string[];
}

const scopes = ['baufinanzierung:angebot:ermitteln'];

/** A partner with an API key (S01, S02). */
export const partner: Account = {
  username: 'ABC12',
  password: 'api-key-4e7a90c2b6d1',
  partnerId: 'ABC12',
  scopes,
};

/** A user with an e-mail address and a password (S03). */
export const user: Account = {
  username: 'erika.musterfrau@example.com',
  password: 'Lindenblüte 12',
  partnerId: 'ABC12',
  scopes,
};

export const accounts: readonly Account[] = [partner, user];

/** The HTTP Basic credentials of a request; undefined if the header is absent or malformed. */
export function basicCredentials({ headers }: Request): Credentials | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [username, ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return username === undefined || rest.length === 0 ? undefined : { username, password: rest.join(':') };
}

/** The password of an account with which a string begins, otherwise the string itself. */
export const passwordIn = (text: string): string =>
  accounts.find(({ password }) => text.startsWith(password))?.password ?? text;

/** Someone who can obtain a token: a partner with an API key, or a user with an e-mail address. */
export interface Account {
  /** Partner identifier or e-mail address. */
  username: string;
  /** API key or password. */
  password: string;
  /** The partner that the token speaks for. */
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

/** The password of an account that a text begins with; the text itself where it begins with none. */
export const passwordIn = (text: string): string =>
  accounts.find(({ password }) => text.startsWith(password))?.password ?? text;

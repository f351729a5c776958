/** What a base URL has to be, as the end of a sentence. */
export const BASE_URL = 'an http or https address without user name, query and fragment';

/** Tells whether a text can be the base URL of a host. A user name in it would be no credential, but a leak. */
export function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#\s]/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** What the address of a proxy has to be, as the end of a sentence. */
export const PROXY_URL = 'an http or https address, with user name and password where the proxy wants them';

/** Tells whether a text can be the address of a proxy. */
export function isProxyUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/\s/.test(text);
}

/** The formats that the schema of the configuration names. */
export const FORMATS = {
  'base-url': { says: BASE_URL, has: isBaseUrl },
  'proxy-url': { says: PROXY_URL, has: isProxyUrl },
} as const;

/** An address or a path without slashes at its end. */
export function withoutSlashAtEnd(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}

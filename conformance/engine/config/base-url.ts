/** Description of a base URL, as the end of a sentence. */
export const BASE_URL = 'an address that begins with http:// or https://, without user name, query and fragment';

/** Tells whether a text can be the base URL of a host. A user name is not allowed: it would not be sent, and reports would show it. */
export function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#\s]/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** Removes slashes at the end of a URL or path. */
export function withoutSlashAtEnd(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}

import { UnsendableError } from '../../generated/sendable.ts';

/**
 * The base URL of an interface, with a slash at the end.
 *
 * @throws UnsendableError when it is no absolute http or https URL, or has a user name, query or fragment
 */
export function baseOf(baseUrl: string): URL {
  if (typeof baseUrl === 'string' && /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(baseUrl) && URL.canParse(baseUrl))
    return new URL(`${withoutSlashAtEnd(baseUrl)}/`);
  // User name, query and fragment may be secrets.
  const got = typeof baseUrl === 'string' ? JSON.stringify(baseUrl.replace(/^[^]*@|[?#][^]*/g, '…')) : typeof baseUrl;
  throw new UnsendableError(
    `baseUrl must begin with http:// or https:// and have no user, query or fragment, got ${got}`,
  );
}

/** Removes the slashes at the end of a URL or path. */
export const withoutSlashAtEnd = (text: string): string => text.replace(/(?<!\/)\/+$/, '');

import { UnsendableError } from '../../generated/sendable.ts';

/**
 * The base address of an interface as the flows use it.
 *
 * @throws UnsendableError when it is no absolute http address, or has a user name, query or fragment
 */
export function baseOf(baseUrl: string): URL {
  if (typeof baseUrl === 'string' && /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(baseUrl) && URL.canParse(baseUrl))
    return new URL(`${withoutSlashAtEnd(baseUrl)}/`);
  // A user name, and what follows ? or #, may be a secret.
  const got = typeof baseUrl === 'string' ? JSON.stringify(baseUrl.replace(/^[^]*@|[?#][^]*/g, '…')) : typeof baseUrl;
  throw new UnsendableError(
    `baseUrl must begin with http:// or https:// and have no user, query or fragment, got ${got}`,
  );
}

/** An address or a path without slashes at its end. */
export const withoutSlashAtEnd = (text: string): string => text.replace(/(?<!\/)\/+$/, '');

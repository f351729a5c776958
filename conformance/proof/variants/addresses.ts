import type { Handler } from '../../servers/handler.ts';
import type { Wrap } from '../../reference/faulty.ts';
import { HOSTS, type Host } from '../../reference/interface.ts';
import { ADDRESSES } from '../in-process.ts';
import {
  everyJsonObject,
  everywhere,
  onHosts,
  rewrittenLocation,
  rewrittenText,
  together,
  variantsOf,
  type Variant,
} from './variant.ts';

const isOwn = (address: URL) => Object.values<string>(ADDRESSES).includes(address.origin);
const withoutOrigin = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** Percent-encodes the first character of every path segment, although that is not necessary. */
const encoded = (href: string) => {
  const { origin, pathname } = new URL(href);
  const path = pathname.replaceAll(/(?<=\/)\w/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return href.replace(origin + pathname, origin + path);
};

/** The URL relative to `base`. */
function fromFolder(address: URL, base: URL): string {
  const folders = base.pathname.split('/').slice(1, -1);
  const segments = address.pathname.split('/').slice(1);
  const shared = folders.findIndex((folder, at) => folder !== segments[at]);
  const kept = shared === -1 ? folders.length : shared;
  return '../'.repeat(folders.length - kept) + segments.slice(kept).join('/') + address.search;
}

const linksWritten = (
  write: (href: string) => unknown,
  isMeant: (object: Record<string, unknown>) => boolean = () => true,
) =>
  everyJsonObject((object) => {
    const { _links: links } = object;
    if (typeof links !== 'object' || links === null || !isMeant(object)) return object;
    const entries = Object.entries(links).map(([relation, link]) => [relation, write((link as { href: string }).href)]);
    return { ...object, _links: Object.fromEntries(entries) as unknown };
  });

/** Serves a host below a path prefix, like a gateway. */
const below =
  (prefix: string): Wrap =>
  (next) =>
  async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${prefix}/`)) return new Response(null, { status: 404 });
    url.pathname = url.pathname.slice(prefix.length);
    return next(new Request(url, request));
  };

/** Serves a host below a path prefix. Its URLs have the prefix, too, except the page after a sign-on, which the caller specifies. */
const prefixed =
  (prefix: string): Wrap =>
  (next) => {
    const located = rewrittenLocation((location, request) =>
      new URL(request.url).pathname === `${prefix}/login`
        ? withoutOrigin(location)
        : isOwn(location)
          ? prefix + withoutOrigin(location)
          : location.href,
    );
    const linked = linksWritten((href) => ({ href: href.replace(/(?<=\.test)(?=\/)/, prefix) }));
    return located(below(prefix)(linked(next)));
  };

const prefixOf = (host: Host) => `/plattform/${host}`;

/** Calls the hosts that share a URL in turn, until one has the path. */
function sharedAddress(shared: readonly Host[]): NonNullable<Variant['around']> {
  const handlers = new Map<Host, Handler>();
  return (next, host) => {
    handlers.set(host, next);
    return host !== shared[0]
      ? next
      : async (request) => {
          let absent: Response | undefined;
          for (const each of shared) {
            const url = request.url.replace(ADDRESSES[host], ADDRESSES[each]);
            const answer = await handlers.get(each)?.(new Request(url, request.clone()));
            if (answer !== undefined && answer.status !== 404) return answer;
            absent ??= answer;
          }
          return absent ?? new Response(null, { status: 404 });
        };
  };
}

/** Six hosts below one origin. */
const oneOrigin: NonNullable<Variant['around']> = (() => {
  const handlers = new Map<string, Handler>();
  return (next, host) => {
    handlers.set(
      prefixOf(host),
      prefixed(prefixOf(host))((request) => next(request)),
    );
    return (request) => {
      const found = [...handlers].find(([prefix]) => new URL(request.url).pathname.startsWith(`${prefix}/`));
      return found?.[1](request) ?? new Response(null, { status: 404 });
    };
  };
})();

/** Wraps the hosts that send the Location of a new resource. */
const whereMade = onHosts('report', 'v2', 'pm');

/** The path parameter with which servlets identify a client without cookies. */
const SESSION = ';jsessionid=0A1B2C';

/** Variants of addresses. */
export const ADDRESS_VARIANTS = variantsOf({
  'absolute-addresses': {
    says: 'Every Location is an absolute address.',
    uses: ['R40'],
    around: everywhere(rewrittenLocation(({ href }) => href)),
  },
  'relative-addresses': {
    says: 'Every Location and every link is a path from the root of its host.',
    around: everywhere(
      rewrittenLocation((location) => (isOwn(location) ? withoutOrigin(location) : location.href)),
      linksWritten((href) => ({ href: withoutOrigin(new URL(href)) })),
    ),
  },
  'addresses-from-here': {
    says: 'Every Location of a resource is a path relative to the URL of the request.',
    around: whereMade(
      rewrittenLocation((location, { url }) =>
        isOwn(location) && !url.includes('redirectTo') ? fromFolder(location, new URL(url)) : location.href,
      ),
    ),
  },
  'addresses-with-queries': {
    says: 'The Location of a report, a determination or a partner carries a query, and that of a sign-on a path parameter.',
    around: whereMade(
      rewrittenLocation((location, { url }) => {
        if (url.includes('redirectTo')) location.pathname += SESSION;
        else location.searchParams.set('mandant', 'Nord & Süd');
        return location.href;
      }),
    ),
  },
  'addresses-with-sessions': {
    says: 'A web server writes the session of a client that has sent no cookie into the Location of a report, a determination or a partner, as a path parameter.',
    around: whereMade(
      rewrittenLocation((location) => {
        if (isOwn(location)) location.pathname += SESSION;
        return location.href;
      }),
      (next) => (request) => {
        const url = request.url.replace(SESSION, '');
        return next(url === request.url ? request : new Request(url, request));
      },
    ),
  },
  'encoded-addresses': {
    says: 'Every Location and every link percent-encodes letters and digits, which is the same address.',
    around: everywhere(
      rewrittenLocation(({ href }) => encoded(href)),
      linksWritten((href) => ({ href: encoded(href) })),
    ),
  },
  'links-as-text': {
    says: 'Links of partners are plain addresses instead of objects with href, where the sources show none.',
    around: onHosts('pm')(
      linksWritten(
        (href) => href,
        (object) => 'gesperrtTransitiv' in object || 'organisationsName' in object,
      ),
    ),
  },
  'links-with-more': {
    says: 'Links have titles and templates, and there are more relations than the contract names.',
    uses: ['P161'],
    around: together(
      everywhere(linksWritten((href) => ({ href, title: 'Verweis', templated: false }))),
      onHosts('pm')(
        linksWritten((href) => ({ href: `${href}{?felder}`, title: 'Verweis', templated: true })),
        everyJsonObject((object) =>
          '_links' in object
            ? {
                ...object,
                _links: {
                  curies: [{ name: 'pm', href: '/rels/{rel}', templated: true }],
                  ...(object['_links'] as object),
                },
              }
            : object,
        ),
      ),
    ),
    open: { 'partner/partners-have-addresses-of-their-own': 'not-applicable' },
  },
  'avatars-with-umlauts': {
    says: 'The address of an avatar has unencoded letters beyond ASCII.',
    around: onHosts('pm')(rewrittenText((text) => text.replaceAll('thomsen.png', 'thömsen.png'))),
  },
  'one-origin': {
    says: 'All six hosts live at one origin, each below a path of its own; base URLs are given with a slash at their end.',
    around: oneOrigin,
    configure: (config) => ({
      ...config,
      targets: Object.fromEntries(HOSTS.map((host) => [host, `${ADDRESSES.report}${prefixOf(host)}/`])),
    }),
    open: { 'offers-v3/login-host-serves-no-v3': 'not-applicable' },
  },
  'shared-address': {
    says: 'The hosts of offers, cases, applications, loans and tokens are one and the same.',
    around: sharedAddress(['v2', 'baufi', 'login', 'kex']),
    configure: (config) => ({
      ...config,
      targets: { ...config.targets, baufi: ADDRESSES.v2, login: ADDRESSES.v2, kex: ADDRESSES.v2 },
    }),
    open: { 'offers-v3/login-host-serves-no-v3': 'not-applicable' },
  },
});

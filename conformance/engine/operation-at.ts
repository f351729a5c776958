import { withoutSlashAtEnd } from './config/base-url.ts';
import { OPERATIONS, type Operation } from '../../generated/operations.ts';
import { INTERFACE_IDS, INTERFACES, type Host, type InterfaceId } from '../../generated/platform.ts';
import type { Config } from './config/schema.ts';
import { decode } from './decode.ts';

/** An operation that a request may call. */
export interface Candidate {
  interface: InterfaceId;
  host: Host;
  operation: Operation;
  /** The part of the path before the path of the operation, without a slash at the end. */
  prefix: string;
}

interface Template extends Pick<Candidate, 'interface' | 'operation'> {
  segments: readonly string[];
}

const isParameter = (segment: string) => segment.startsWith('{') && segment.endsWith('}');
const literalsIn = ({ segments }: Template) => segments.filter((segment) => !isParameter(segment)).length;
const segmentsOf = (path: string) => path.split('/').slice(1);

/** All operations, those with the most literal segments first: `/a/{id}/status` before `/a/{id}/{part}`. */
const TEMPLATES: readonly Template[] = INTERFACE_IDS.flatMap((id) =>
  OPERATIONS[id].map((operation) => ({ interface: id, operation, segments: segmentsOf(operation.path) })),
).toSorted((a, b) => literalsIn(b) - literalsIn(a));

/**
 * The operations that a request may call, with any prefix before their paths. Of several operations of one host with the same prefix, only
 * the one with the most literal segments is returned.
 *
 * @param path - the path of the request, without a query
 */
export function candidatesFor(method: string, path: string): Candidate[] {
  const sent = segmentsOf(path);
  const decoded = sent.map(decode);
  const found = new Map<string, Candidate>();
  for (const { interface: id, operation, segments } of TEMPLATES) {
    if (operation.method !== method) continue;
    const start = decoded.length - segments.length;
    if (start < 0 || !segments.every((segment, at) => segment === decoded[start + at] || isParameter(segment)))
      continue;
    const { host } = INTERFACES[id];
    const prefix = sent
      .slice(0, start)
      .map((segment) => `/${segment}`)
      .join('');
    const key = `${host} ${prefix}`;
    if (!found.has(key)) found.set(key, { interface: id, host, operation, prefix });
  }
  return [...found.values()];
}

/** The operation that a request to one of the targets calls. */
export function operationAt(targets: Config['targets'], method: string, url: string): Candidate | undefined {
  const { origin, pathname } = new URL(url);
  return candidatesFor(method, pathname).find(({ host, prefix }) => {
    const target = targets[host];
    if (target === undefined) return false;
    const base = new URL(target);
    return base.origin === origin && withoutSlashAtEnd(base.pathname) === prefix;
  });
}

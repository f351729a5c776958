import { readFileSync } from 'node:fs';
import { OPERATIONS } from '../../generated/operations.ts';
import { SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import { isObject, type JsonObject } from '../json.ts';
import { randomNumbers } from '../random-numbers.ts';
import {
  LONG,
  ENDLESS,
  METHODS,
  SEGMENTS,
  TARGETS,
  QUERIES,
  HEADERS,
  TYPES,
  TEXTS,
  VALUES,
  QUERIES_OF_GRAPHQL,
} from './hostile-values.fixture.ts';

/** A request on the wire, usually malformed somewhere. */
export interface Hostile {
  bytes: Buffer;
  /** Whether it is truncated. */
  cut: boolean;
  /** Whether no server can tell where it ends, so that it may close the connection without a response. */
  endless: boolean;
  head: boolean;
  /** A status above 499 that it requests. */
  requestedStatus: number | undefined;
}

/** Valid values for a host. */
export interface Known {
  /** Header lines with valid credentials. */
  credentials: readonly string[];
  /** Identifiers of existing resources. */
  identifiers: readonly string[];
}

/** Generates requests for a host from its operations and the examples of its contracts; deterministic for a seed. */
export function hostileRequests(host: Host, count: number, seed: number, known: Known): Hostile[] {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneIn = (chances: number) => below(chances) === 0;
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const targets = [...TARGETS, ...known.identifiers.map((identifier) => `/${identifier}`)];
  const operations = SERVED_BY[host].flatMap((id) =>
    OPERATIONS[id].map((operation) => ({ ...operation, bodies: bodiesOf(id) })),
  );

  const mutated = (value: unknown): unknown => {
    if (oneIn(6)) return pick(VALUES);
    if (Array.isArray(value)) return oneIn(8) ? [value, value].flat() : value.map(mutated);
    if (!isObject(value)) return value;
    const members = Object.entries(value).filter(() => !oneIn(12));
    if (oneIn(8)) members.push([pick(['__proto__', 'constructor', '', LONG, 'x']), pick(VALUES)]);
    return Object.fromEntries(members.map(([name, member]) => [name, mutated(member)]));
  };
  const graphqlRequest = () => {
    const variables = oneIn(2) ? mutated({ auszahlungsbetrag: 15_000, laufzeitInMonaten: 60 }) : pick(VALUES);
    const one = { query: pick(QUERIES_OF_GRAPHQL), variables, ...(oneIn(4) && { operationName: pick(VALUES) }) };
    return oneIn(8) ? [one, one] : oneIn(8) ? mutated(one) : one;
  };

  return Array.from({ length: count }, () => {
    const { method: declared, path, bodies, graphql } = pick(operations);
    const method = oneIn(6) ? pick(METHODS) : declared;
    const segment = () => (oneIn(2) ? pick(known.identifiers) : pick(SEGMENTS));
    const filled = path.replaceAll(/\{[^}]+\}/g, segment) + (oneIn(12) ? `/${pick(SEGMENTS)}` : '');
    const target = oneIn(12) ? pick(targets) : (oneIn(15) ? 'http://other.example' : '') + filled + pick(QUERIES);

    const example = bodies.length === 0 ? undefined : pick(bodies);
    const structured = graphql === true && !oneIn(4) ? graphqlRequest() : mutated(example?.value);
    const sendsBody = method === 'GET' ? oneIn(10) : !oneIn(10);
    const text = !sendsBody
      ? ''
      : oneIn(5)
        ? pick(TEXTS)
        : oneIn(400)
          ? 'x'.repeat(1_100_000)
          : serialized(structured, example?.type);
    const body = Buffer.from(text, oneIn(20) ? 'utf16le' : 'utf8');
    const type = oneIn(4) ? pick(TYPES) : (example?.type ?? 'application/json');
    const extra = Array.from({ length: below(3) }, () => pick(HEADERS));
    const lines = [
      ...(oneIn(40) ? [] : ['Host: platform.example']),
      ...(oneIn(6) || known.credentials.length === 0 ? [] : [pick(known.credentials)]),
      ...(sendsBody ? [`Content-Type: ${type}`] : []),
      ...extra,
      'Connection: close',
    ];
    const chunked = sendsBody && oneIn(6);
    const chunk = body.length === 0 ? [] : [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')];
    const frame = chunked ? Buffer.concat([...chunk, Buffer.from('0\r\n\r\n')]) : body;
    const framing = chunked ? ['Transfer-Encoding: chunked'] : sendsBody ? [`Content-Length: ${body.length}`] : [];
    const start = `${method} ${target} HTTP/1.${oneIn(40) ? 0 : 1}`;
    const head = Buffer.from(`${[start, ...lines, ...framing].join('\r\n')}\r\n\r\n`, oneIn(10) ? 'utf8' : 'latin1');
    const cut = oneIn(50);
    const bytes = Buffer.concat([head, frame]);
    const requestedStatus = /(?:Prefer:.*code=|__code=)(5\d\d)/.exec(head.toString('latin1'))?.[1];
    return {
      bytes: cut ? bytes.subarray(0, below(bytes.length)) : bytes,
      cut,
      endless: cut || extra.includes(ENDLESS),
      head: method === 'HEAD',
      requestedStatus: requestedStatus === undefined ? undefined : Number(requestedStatus),
    };
  });
}

function serialized(value: unknown, type = 'application/json'): string {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(value) ?? '';
  const fields = Object.entries(isObject(value) ? value : {}).map(([name, field]) => [name, String(field)]);
  return new URLSearchParams(fields).toString();
}

/** The examples of request bodies in the contract of an interface. */
function bodiesOf(id: InterfaceId): { type: string; value: unknown }[] {
  const url = new URL(`../../generated/${id}/openapi.json`, import.meta.url);
  const { paths, components } = JSON.parse(readFileSync(url, 'utf8')) as {
    paths: Record<string, Record<string, JsonObject>>;
    components?: { requestBodies?: Record<string, unknown> };
  };
  const requests = [
    ...Object.values(paths).flatMap((item) => Object.values(item).map(({ requestBody }) => requestBody)),
    ...Object.values(components?.requestBodies ?? {}),
  ];
  return requests.flatMap((request) => {
    const content = isObject(request) && isObject(request['content']) ? request['content'] : {};
    return Object.entries(content).flatMap(([type, media]) => {
      const examples = isObject(media) && isObject(media['examples']) ? Object.values(media['examples']) : [];
      return examples.filter(isObject).map(({ value }) => ({ type, value }));
    });
  });
}

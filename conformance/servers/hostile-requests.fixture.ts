import { readFileSync } from 'node:fs';
import { OPERATIONS } from '../../generated/operations.ts';
import { SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import { isObject, type JsonObject } from '../json.ts';
import { randomNumbers } from '../reference/garbage.fixture.ts';

/** A request as it goes over the wire, mostly wrong somewhere. */
export interface Hostile {
  bytes: Buffer;
  /** It breaks off. */
  cut: boolean;
  /** No server can tell where it ends, and may close the connection without an answer. */
  endless: boolean;
  head: boolean;
  /** A status above 499 that it asks for. */
  asked: number | undefined;
}

/** Who asks a host, and for what: values that are known there. */
export interface Known {
  /** Header lines that let a request in. */
  credentials: readonly string[];
  /** Identifiers of what there is. */
  identifiers: readonly string[];
}

const LONG = 'x'.repeat(5000);
const DEEP = '['.repeat(50_000);

const ENDLESS = 'Transfer-Encoding: gzip';

const METHODS = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'BREW',
  'get',
  'CONNECT',
  'DELETE',
  'PUT',
  'PATCH',
  'POST',
  'GET',
  'QUERY',
  '',
];
const SEGMENTS = [
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2E%2E%2F..',
    '..%5c',
    '%',
    '%zz',
    '%00',
    '%E0%A4%A',
    '%ff',
    'ä',
    '\\',
    ';',
    '__proto__',
    'constructor',
  ],
  ...[
    'toString',
    '',
    '*',
    ':id',
    '{PartnerId}',
    '%7BPartnerId%7D',
    '-1',
    '1e999',
    '9'.repeat(400),
    '%0d%0aX: 1',
    '👻',
    LONG,
  ],
];
const TARGETS = [
  ...[
    '*',
    '/',
    '//',
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%',
    '/?',
    '?',
    '',
    '#',
    '/#',
    '/a b',
    '\\',
    '/\\..\\',
  ],
  ...[
    'http://',
    'http:///',
    'http://[',
    'https://u:p@h:99999/',
    'http://other.example/angebote',
    'file:///etc/passwd',
    '//other.example/x',
  ],
  ...[
    '/\u0001',
    `/${LONG}`,
    `/${'a/'.repeat(2000)}`,
    `/?${'a=1&'.repeat(2000)}`,
    '/.well-known/%',
    '/index.html%00',
    '/index.html/',
    'x:y',
  ],
];
const QUERIES = [
  ...[
    '',
    '',
    '',
    '',
    '?',
    '?=&&',
    '?%',
    '?a=%zz',
    '?a=%00',
    '?__proto__=1&constructor[x]=1',
    '?a[]=1&a[b]=2&a=3',
    `?a=${LONG}`,
  ],
  ...[
    '?__code=abc',
    '?__code=200&__code=404',
    '?__code=99',
    '?__code=404',
    '?__example=nope',
    '?__dynamic=true',
    '?__dynamic=x',
    '?__seed=%00',
  ],
  ...[
    '?page=-1&size=1e9',
    '?provisionsAusgabe=maybe',
    '?redirectTo=//x&authentication=a',
    '?vorgangsNummer=&vorgangsNummer=x',
    '?oeffne=%0d%0a',
  ],
];
const HEADERS = [
  ...[
    'Prefer: example=nope',
    'Prefer: code=404',
    'Prefer: code=abc',
    'Prefer: code=999',
    'Prefer: code=000',
    'Prefer: dynamic=true',
    'Prefer: ,;=',
    'Prefer: ',
  ],
  ...[
    'Prefer: code=200, example=nope',
    'Prefer: dynamic=true, code=400',
    'Prefer: __proto__=1',
    'Prefer: code="',
    'Prefer: dynamic=maybe',
    'Prefer: seed=1, dynamic=true',
  ],
  ...[
    'Prefer: code=200, dynamic=true',
    'Prefer: code=500',
    'Prefer: code=503, example=x',
    'Prefer: example=constructor',
    'Prefer: code=303',
  ],
  ...[
    'Accept: x',
    'Accept: ',
    'Accept: text/html',
    'Accept: */*;q=x',
    'Accept: application/json;q=0',
    `Accept: ${'a/b,'.repeat(500)}`,
    'Accept: application/xml, ,',
  ],
  ...[
    'X-TraceId: ',
    `X-TraceId: ${LONG}`,
    'X-TraceId: \xff',
    'X-TraceId: a\r\nX-TraceId: b',
    'Cookie: sessionId',
    'Cookie: sessionId=%',
    'Cookie: =;;=',
    `Cookie: ${'a=b; '.repeat(500)}`,
  ],
  ...[
    'Authorization: Bearer',
    'Authorization: Basic !',
    'Authorization: Basic Og==',
    'Authorization: Bearer a.b.c',
    'Authorization: \xff',
    'Authorization: Basic /////w==',
  ],
  ...[
    'Origin: null',
    'Origin: http://localhost:1',
    'Origin: x\r\nAccess-Control-Request-Method: x',
    'Access-Control-Request-Method: PATCH',
    'Access-Control-Request-Headers: \xe4,,',
  ],
  ...[
    'Origin: http://127.0.0.1\r\nAccess-Control-Request-Method: ä',
    'Origin: null\r\nAccess-Control-Request-Method: GET\r\nAccess-Control-Request-Headers: \xe4',
  ],
  ...[
    'Expect: 100-continue',
    'Expect: x',
    'Upgrade: websocket\r\nConnection: upgrade',
    'Range: bytes=9-1',
    'If-None-Match: *',
    'If-Modified-Since: x',
    'Content-Encoding: gzip',
  ],
  ...[
    'Host: y',
    'Host: :::',
    'Host: a b',
    'X: \x00',
    'X:y\r\n folded',
    ': x',
    'x y: z',
    `X-Long: ${'x'.repeat(20_000)}`,
    'Content-Length: 0',
    'Content-Length: -1',
    'Content-Length: x',
  ],
  ...[
    ENDLESS,
    'Transfer-Encoding: chunked, chunked',
    'TE: trailers',
    'X-Forwarded-Host: evil',
    'X-Http-Method-Override: DELETE',
    '__proto__: x',
    'constructor: x',
  ],
];
const TYPES = [
  ...[
    'x',
    '',
    '/',
    ';',
    'application/',
    '/json',
    'application/json; charset',
    'application/json; charset=utf-16',
    'application/json;charset=x;charset=y',
    'text/plain',
  ],
  ...[
    'application/json, text/plain',
    'APPLICATION/JSON',
    'application/json-patch+json',
    'application/merge-patch+json',
    'application/x+json',
    'application/*+json',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=a',
    'application/octet-stream',
    '*/*',
  ],
  ...[
    '\xff/\xff',
    'a/b/c',
    'application/json\r\nContent-Type: text/plain',
    `application/${LONG}`,
    'image/png',
    'application/xml',
    'application/graphql',
    '__proto__',
  ],
];
const TEXTS = [
  ...[
    '',
    '{',
    '[',
    '"',
    'null',
    '0',
    '-',
    'NaN',
    '{"a":1}{',
    '\ufeff{}',
    '{"a":',
    '\ud800',
    '"\\ud800"',
    '{"__proto__":{"x":1},"constructor":null}',
    DEEP,
    `{"a":${DEEP}`,
  ],
  ...[
    `${DEEP}${']'.repeat(50_000)}`,
    `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
    '1e999',
    '-1e-999',
    '9'.repeat(5000),
    '\x00',
    '%',
    'a=%',
    '&=&',
    'username=a&username=b&password=%ff',
  ],
  ...[
    '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--a--',
    '--a',
    '<a/>',
    '[{"op":"x"}]',
    '[{"op":"replace","path":"/","value":1}]',
    '[{"op":"move","from":"/a","path":"/a/b"}]',
  ],
];
const VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    -1e308,
    1e-320,
    2 ** 53,
    0.1,
    '',
    ' ',
    'ä',
    '\u0000',
    '\ud800',
    LONG,
    '__proto__',
    '2024-13-45',
    '../x',
    '👻',
    '<b>',
  ],
  ...[
    [],
    {},
    [[]],
    [null],
    { a: { b: { c: [] } } },
    JSON.parse('{"__proto__":1}') as unknown,
    Array.from({ length: 500 }, () => 0),
    '9'.repeat(400),
    '12.5',
    'false',
  ],
];
const QUERIES_OF_GRAPHQL = [
  ...[
    '',
    '{',
    '{ a }',
    'query',
    '{ __typename }',
    'mutation { x }',
    'subscription { x }',
    '{ bestesAngebot }',
    '# nothing',
    'fragment A on Query { ...A } query { ...A }',
  ],
  'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  `query { ${Array.from({ length: 900 }, (_, at) => `a${at}: __typename`).join(' ')} }`,
  `${'{ a '.repeat(600)}${'}'.repeat(600)}`,
  `query($a: ${'['.repeat(300)}Int${']'.repeat(300)}) { __typename }`,
  `{ bestesAngebot(auszahlungsbetrag: ${'['.repeat(900)}1${']'.repeat(900)}) { gesamtkonditionen { sollzins } } }`,
  '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
  'query A { __typename } query B { __typename }',
  'query($auszahlungsbetrag: Euro!, $laufzeitInMonaten: Int) { bestesAngebot(auszahlungsbetrag: $auszahlungsbetrag, laufzeitInMonaten: $laufzeitInMonaten) { gesamtkonditionen { rateMonatlich sollzins } } }',
  '{ angebote(auszahlungsbetrag: 1e308, laufzeitInMonaten: 2147483647) { gesamtkonditionen { rateMonatlich } } }',
  '{ angebote(auszahlungsbetrag: 1e999) { gesamtkonditionen { rateMonatlich } } }',
  '{ bestesAngebot(auszahlungsbetrag: 15000, partnerId: "👻👻👻👻👻") { gesamtkonditionen { rateMonatlich } } @skip(if: true) }',
  '\u0000',
  '\ud800',
  `"${LONG}"`,
  `{ ${LONG} }`,
];

/** Makes requests for a host, from its operations and the examples of its contracts; always the same for one seed. */
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
  const question = () => {
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
    const structured = graphql === true && !oneIn(4) ? question() : mutated(example?.value);
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
      ...(oneIn(6) ? [] : known.credentials.length === 0 ? [] : [pick(known.credentials)]),
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
    const asked = /(?:Prefer:.*code=|__code=)(5\d\d)/.exec(head.toString('latin1'))?.[1];
    return {
      bytes: cut ? bytes.subarray(0, below(bytes.length)) : bytes,
      cut,
      endless: cut || extra.includes(ENDLESS),
      head: method === 'HEAD',
      asked: asked === undefined ? undefined : Number(asked),
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

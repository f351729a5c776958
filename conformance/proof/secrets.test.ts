import { Writable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { REPORT_FORMATS } from '../cli/report-formats.ts';
import { WRITERS } from '../cli/reports.ts';
import { validateConfig } from '../engine/config/validate.ts';
import { judgeTarget } from '../engine/judge-target.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Rule } from '../engine/rule.ts';
import type { Report } from '../engine/report.ts';
import type { Transport, WireRequest, WireResponse } from '../engine/transport.ts';
import { createDeployment } from '../reference/deployment.ts';
import { annotationsOf } from '../reporters/github-commands.ts';
import { terminalReporter } from '../reporters/terminal.ts';
import { ADDRESSES, judgeInProcess, START, SUITE } from './in-process.ts';
import { CANARIES, CREDENTIALS, ENCODINGS, toldBy } from './secrets.fixture.ts';

const rules = await loadRules();
const encodings = Object.values(ENCODINGS);
const LISTED = new Set(Object.values(ADDRESSES));
const ELSEWHERE = 'http://elsewhere.test';

/** How often secrets are echoed in all encodings; later only in a twelfth of them in turn, or the responses would fill a gigabyte. */
const WHOLLY = 2;
const TURNS = 12;

/** Responds to a request of the run; `echo` are the texts of the request, in several encodings. */
type Answer = (request: WireRequest, echo: readonly string[]) => WireResponse;

interface Judged {
  report: Report;
  /** The terminal output of the run. */
  printed: string;
  /** Requests to origins that the operator did not list. */
  astray: WireRequest[];
  /** Requests to the judged hosts. */
  sent: WireRequest[];
}

const encoded = new Map<string, readonly string[]>();

/** A text in every encoding; cached, since all runs send the same texts. */
function inEveryEncoding(text: string): readonly string[] {
  const known = encoded.get(text) ?? encodings.map((encode) => encode(text));
  encoded.set(text, known);
  return known;
}

/** Judges a server that echoes requests in every encoding, with a secret in every credential. */
async function judge(answer: Answer, judging: readonly Rule[] = rules): Promise<Judged> {
  const config = validateConfig(await createDeployment().configuration(ADDRESSES), (path) => path.join('.'));
  const astray: WireRequest[] = [];
  const sent: WireRequest[] = [];
  const timesTold = new Map<string, number>();
  const transport: Transport = async (request) => {
    (LISTED.has(new URL(request.url).origin) ? sent : astray).push(request);
    // Skip texts without a secret in any encoding: they cannot leak one, and most texts are such.
    const told = toldBy(request).filter((text) => text.search(BEGINNING) !== -1);
    const secrets = CANARIES.filter((secret) => told.some((text) => text.includes(secret))).join('\n');
    const times = timesTold.get(secrets) ?? 0;
    timesTold.set(secrets, times + 1);
    const isTaken = (index: number) => times < WHOLLY || index % TURNS === times % TURNS;
    const written = told.map(inEveryEncoding);
    return answer(
      request,
      encodings.flatMap((_, index) => (isTaken(index) ? written.flatMap((texts) => texts[index] ?? []) : [])),
    );
  };
  let printed = '';
  const stream = new Writable({
    write: (chunk, _, done) => {
      printed += String(chunk);
      done();
    },
  });
  const report = await judgeTarget({
    rules: judging,
    suite: SUITE,
    startedAt: new Date(START),
    config: { ...config, credentials: CREDENTIALS, timing: { pollMs: 1, patienceMs: 2 } },
    transport,
    allowWrites: true,
    sleep: async () => {},
    onEvent: terminalReporter({
      stream: Object.assign(stream, { isTTY: false }) as unknown as NodeJS.WriteStream,
      quiet: false,
    }),
  });
  return { report, printed, astray, sent };
}

/** All strings in a value, including names of members. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsOf(member)]);
}

/** The report in every format. */
function writtenAs(report: Report): string[] {
  return REPORT_FORMATS.map((format) => WRITERS[format](report));
}

/** For each encoding, the common beginning of all encoded secrets. */
const BEGINNINGS = encodings.map((encode) => commonBeginning(CANARIES.map(encode)));
/** Finds all possible beginnings of secrets in one pass: searching many megabytes for each of hundreds of texts takes a minute. */
const BEGINNING = new RegExp(
  `(?=${[...new Set(BEGINNINGS)].map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')).join('|')})`,
  'g',
);
const LONGEST = Math.max(...CANARIES.flatMap((secret) => encodings.map((encode) => encode(secret).length)));

function commonBeginning([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (!others.every((text) => text.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

/** The secrets in the output, with their encodings. */
function leaksIn({ report, printed }: Judged): string[] {
  const output = [...textsOf(report), ...writtenAs(report), ...annotationsOf(report), printed].join('\n');
  const found = [...output.matchAll(BEGINNING)].map(({ index }) => output.slice(index, index + LONGEST));
  const suspects = [...new Set(found)];
  return CANARIES.flatMap((secret) =>
    inEveryEncoding(secret).flatMap((written, index) =>
      suspects.some((text) => text.startsWith(written)) ? [`${Object.keys(ENCODINGS)[index]}: ${secret}`] : [],
    ),
  );
}

const isHeaderValue = (text: string) => /^[\u0020-\u007e]+$/.test(text);
const isHeaderName = (text: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

/** Echoes a text in a header: alternately as its value, as the value of a cookie, and as name and path of a cookie. */
function inHeader(text: string, index: number): [string, string] {
  if (index % 3 === 0) return ['X-Echo', text];
  return ['Set-Cookie', index % 3 === 1 ? `echo=${text}; Path=/` : `${text}=echo; Path=/${text}`];
}
const echoInHeaders = (echo: readonly string[]) => echo.filter(isHeaderValue).map(inHeader);

/** Servers that echo requests. */
const ECHOES: Readonly<Record<string, Answer>> = {
  'in text, with 200': (_, echo) => ({
    status: 200,
    headers: [['Content-Type', 'text/plain']],
    body: echo.join('\n'),
  }),
  'in JSON, with 200': (_, echo) => ({
    status: 200,
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ message: echo[0], error: echo, data: { angebote: echo }, id: echo[1], status: echo }),
  }),
  'in JSON, with 202': (_, echo) => ({
    status: 202,
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify(echo),
  }),
  'in the errors of a 400': (_, echo) => ({
    status: 400,
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ errors: echo.map((message) => ({ message })), message: echo.join(' '), traceId: echo[2] }),
  }),
  'as the names of members': (_, echo) => ({
    status: 201,
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify(Object.fromEntries(echo.map((text) => [text, text]))),
  }),
  'beside the offers of a loan': (_, echo) => ({
    status: 200,
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ data: { bestesAngebot: null, angebote: [] }, echo }),
  }),
  'in headers, with 401': (_, echo) => ({ status: 401, headers: echoInHeaders(echo), body: '' }),
  'in headers, with 204': (_, echo) => ({ status: 204, headers: echoInHeaders(echo), body: '' }),
  'as the names of headers': (_, echo) => ({
    status: 200,
    headers: echo.filter(isHeaderName).map((text) => [text, '1']),
    body: '{}',
  }),
  'in a Location on the same host': ({ url }, echo) => ({
    status: 302,
    headers: [['Location', `${new URL(url).pathname}?echo=${echo.filter(isHeaderValue).join('&echo=')}`]],
    body: '',
  }),
  'in the path of a Location': ({ url }, echo) => ({
    status: 303,
    headers: [['Location', `${new URL(url).origin}/${echo.filter(isHeaderValue).join('/').replaceAll(/[?#]/g, '')}`]],
    body: '',
  }),
};

it('the encoded secrets differ in most encodings', () => {
  for (const beginning of BEGINNINGS) expect(beginning.length).toBeGreaterThanOrEqual(7);
  for (const secret of CANARIES) {
    expect(new Set(encodings.map((encode) => encode(secret))).size).toBeGreaterThanOrEqual(encodings.length - 8);
  }
});

describe('a server that echoes requests', () => {
  it.each(Object.entries(ECHOES))('%s: no output shows a secret', async (_, answer) => {
    const judged = await judge(answer);
    expect(leaksIn(judged)).toEqual([]);
    expect(judged.astray).toEqual([]);
    expect(judged.report.verdict).not.toBe('conformant');
  });

  it('gets every secret, and a leak would be found', async () => {
    // Some credentials are sent only if the usual one is accepted.
    const judged = await judge(() => ({ status: 200, headers: [], body: '{"data":{"bestesAngebot":null}}' }));
    const told = new Set(judged.sent.flatMap(toldBy));
    const isSent = (secret: string) => [...told].some((text) => text.includes(secret));
    expect(CANARIES.filter((secret) => !isSent(secret))).toEqual([]);
    const printed = encodings.map((encode) => encode(CANARIES[0] ?? '')).join('\n');
    expect(leaksIn({ ...judged, printed })).toHaveLength(encodings.length);
  });
});

/** Other origins than the requested host, in spellings that a client may misread. */
const AWAY: Readonly<Record<string, (origin: string) => string>> = {
  'an address': () => ELSEWHERE,
  'an address without a scheme': () => '//elsewhere.test',
  'an address with backslashes': () => '\\\\elsewhere.test',
  'the listed host as a user': (origin) => `${origin}@elsewhere.test`,
  'the listed host as the beginning of another': (origin) => `${origin}.elsewhere.test`,
  'another port': (origin) => `${origin}:8443`,
  'another scheme': (origin) => origin.replace('http:', 'https:'),
};

/** Responds to every request with a Location below its path, like that of a created resource. */
const leading =
  (status: number, to: (origin: string) => string): Answer =>
  ({ url }) => {
    const { origin, pathname } = new URL(url);
    return { status, headers: [['Location', `${to(origin)}${pathname}/4711`]], body: '' };
  };

describe('a Location', () => {
  let led: readonly Rule[];
  beforeAll(async () => {
    const { rules: results, exchanges } = await judgeInProcess({ rules });
    const hasLocation = (index: number) => 'location' in (exchanges[index]?.response?.headers ?? {});
    const ids = new Set(results.filter((one) => one.exchanges.some(hasLocation)).map(({ id }) => id));
    led = rules.filter(({ id }) => ids.has(id));
  });

  const runs = Object.entries(AWAY).flatMap(([how, to]) => [302, 202].map((status) => ({ how, to, status })));

  it.each(runs)('that is $how, with $status: is not followed', async ({ to, status }) => {
    const { astray, report } = await judge(leading(status, to), led);
    expect(astray).toEqual([]);
    expect(report.verdict).not.toBe('conformant');
  });

  it.each([201, 202, 301, 302, 303, 307, 308])('elsewhere, with %i: is not followed', async (status) => {
    // Run all rules for one status: some may follow only unexpected redirects.
    const { astray } = await judge(
      leading(status, () => ELSEWHERE),
      status === 302 ? rules : led,
    );
    expect(astray).toEqual([]);
  });

  it.each([
    [302, '/v2/ergebnisliste/ermittlung/4711'],
    [202, '/partner/4711'],
  ])('on the requested host, with %i: is followed', async (status, path) => {
    const { sent } = await judge(
      leading(status, (origin) => origin),
      led,
    );
    expect(sent.some((request) => new URL(request.url).pathname === path)).toBe(true);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { validateConfig } from '../engine/config/validate.ts';
import type { Observation } from '../observe/observe.ts';
import { createDeployment } from '../reference/deployment.ts';
import { listen } from '../servers/listen.ts';
import { newFolder, run, runIn } from './cli.fixture.ts';

const folder = newFolder();
const path = (name: string) => join(folder, name);

/** Writes a file. */
function file(name: string, content: string | Buffer): string {
  writeFileSync(path(name), content);
  return path(name);
}

const calls = (url: string, body: unknown) => ({
  log: {
    entries: [
      {
        request: { method: 'GET', url },
        response: { status: 200, content: { mimeType: 'application/json', text: JSON.stringify(body) } },
      },
    ],
  },
});
const har = (name: string, url: string, body: unknown) => file(name, JSON.stringify(calls(url, body)));

describe('observe', () => {
  it('says in a terminal what takes time', async () => {
    const { stderr } = await runIn(80, ['observe', har('said.har', 'https://pm.example/partner/ABC12', {})]);
    expect(stderr).toBe('Comparing the traffic with the contracts …\r\u001b[2K');
  });

  it('judges the HAR of a run as the run did, and sends no request', async () => {
    const deployment = createDeployment({ readyAfterMs: 0, faults: 'login/form-token-in-object' });
    let requests = 0;
    const counted = Object.fromEntries(
      Object.entries(deployment.hosts).map(([host, handle]) => [
        host,
        (request: Request) => {
          requests += 1;
          return handle(request);
        },
      ]),
    ) as typeof deployment.hosts;
    const server = await listen(counted, { port: 0 });
    onTestFinished(() => server.close());
    const config = await deployment.configuration(server.urls);
    validateConfig(config, (keys) => keys.join('.'));
    const recorded = ['--report', `har=${path('run.har')}`, '--interface', 'login'];
    const judged = await run(['run', '--config', file('config.json', JSON.stringify(config)), ...recorded]);
    const sent = requests;
    expect(sent).toBeGreaterThan(0);
    const { code, stdout } = await run(['observe', path('run.har')]);
    expect([code, requests]).toEqual([1, sent]);
    const [, problem = ''] = /got (POST \/login 200: [^;\n]+)/.exec(judged.stdout) ?? [];
    expect(problem).not.toBe('');
    expect(stdout).toContain(problem);
  });

  it('prints places, operations, calls to ending operations and violations, also as JSON', async () => {
    const traffic = har('report.har', 'https://gateway.test/reports/rohdaten/1', { status: 1 });
    const { code, stdout } = await run(['observe', traffic]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^report +gateway\.test\/reports +1$/m);
    expect(stdout).toMatch(/^report +GET \/rohdaten\/\{reportId\} +1 +200 ×1 +303, 400, 403, 404, 422, 500$/m);
    expect(stdout).toMatch(/^report +OPTIONS \/ +never$/m);
    expect(stdout).toMatch(/^Never called: .*session\.$/m);
    expect(stdout).toContain('No call to an operation that has a last day was seen.');
    expect(stdout).toContain('  GET /rohdaten/{reportId} 200: /status must be string (1 time, first in record 1)');
    expect(stdout).toMatch(/^1 finding in 1 compared body; 1 of 1 call known; .* nothing was sent\.$/m);
    const json = JSON.parse((await run(['observe', traffic, '--json'])).stdout) as Observation;
    expect(json).toMatchObject({ calls: 1, known: 1, bodies: 1, ending: [], findings: [{ interface: 'report' }] });
  });

  it('names the callers of ending operations in an access log', async () => {
    const line = { method: 'GET', path: '/v2/vorgaenge/1/gemerkteAngebote', status: 200, http_user_agent: 'nightly/1' };
    const broken = `${JSON.stringify(line)}\n\nno JSON\n${JSON.stringify({ ...line, status: 410 })}\n`;
    const { code, stdout } = await run(['observe', file('access.log', broken)]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^cases-v2 GET \S+ +2 +200 ×1, 410 ×1 +2026-11-30 +offers-v3 GET \/v3\/vorgaenge\/\S+\/gemerkteangebote +nightly\/1 ×2$/m,
    );
    expect(stdout).toContain('Records without a call: 1; the first is 3, which has no JSON object.');
    expect(stdout).toContain('an access log holds no bodies');
  });

  it('is not controlled by a caller', async () => {
    const agent = 'x\n::error::y\n##[error]z\u001b[2J';
    const line = JSON.stringify({ method: 'GET', path: '/v1/vorgaenge', status: 200, http_user_agent: agent });
    const { stdout } = await run(['observe', file('agent.log', line)]);
    expect(stdout).toContain('x ::error::y # #[error]z\\u001B[2J ×1');
  });

  it.each([
    ['begins within a line', '4","status":200}\n'],
    ['a shipper of logs wrote', '{"level":"info","log":{"file":{"path":"/var/log/nginx/access.log"}}}\n'],
    ['begins with what the server says of itself', 'nginx: ready for start up\n\n'],
    [
      'begins with a long line',
      `${JSON.stringify({ method: 'GET', path: '/x', status: 200, note: 'x'.repeat(100_000) })}\n`,
    ],
  ])('reads an access log that %s', async (_, beginning) => {
    const line = JSON.stringify({ method: 'GET', path: '/v1/vorgaenge', status: 200 });
    const { code, stdout } = await run(['observe', file('rotated.log', `${beginning}${line}\n${line.slice(0, 20)}`)]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 call to operations that have a last day')]);
  });

  it('reads the complete entries of a truncated HAR, and says where it ends', async () => {
    const entries = [{ status: '"}]}' }, { status: 1 }].flatMap(
      (body) => calls('https://gateway.test/rohdaten/1', body).log.entries,
    );
    const text = JSON.stringify({ log: { version: '1.2', entries: [...entries, ...entries] } });
    const { code, stdout } = await run(['observe', file('cut.har', text.slice(0, -30))]);
    expect([code, stdout]).toEqual([1, expect.stringContaining('1 finding in 3 compared bodies; 3 of 3 calls known')]);
    expect(stdout).toContain(
      'Records without a call: 1; the first is 4, which has no end: the file breaks off, or is no',
    );
  });

  it('does not suggest an embedded deployment as target', async () => {
    const { code, stderr } = await run(['observe', path('any.har'), '--target', 'mock']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/write HOST=URL, with one of [\w, ]+\.\n/)]);
  });

  it('judges by the overlay as well, and uses --target', async () => {
    const overlay = readFileSync(new URL('../../docs/examples/cases-overlay.yaml', import.meta.url), 'utf8');
    const flags = ['--overlay', file('overlay.yaml', overlay), '--target', 'baufi=https://b.test/x'];
    const there = await run(['observe', har('there.har', 'https://b.test/x/v3/vorgaenge/1', []), ...flags]);
    expect(there.stdout).toContain('Does not fit what the overlay says of cases-v3');
    expect(there.code).toBe(1);
    const elsewhere = await run(['observe', har('elsewhere.har', 'https://b.test/y/v3/vorgaenge/1', []), ...flags]);
    expect(elsewhere.stdout).toContain('1 call to no operation of the contracts.');
    expect(elsewhere.stdout).not.toMatch(/called at|what ends was seen/);
    expect(elsewhere.code).toBe(3);
  });

  it('leaves out a null instead of an absent member, but none that the overlay allows', async () => {
    const schema = {
      type: 'object',
      required: ['farbe'],
      properties: { farbe: { type: ['string', 'null'], enum: ['rot', null] }, name: { type: 'string' } },
    };
    const overlay = {
      overlay: '1.0.0',
      info: { title: 'T', version: '1' },
      extends: 'cases-v3/openapi.yaml',
      actions: [{ target: '$.components.schemas.VorgangPayload', update: schema }],
    };
    const flags = ['--overlay', file('null.json', JSON.stringify(overlay)), '--target', 'baufi=https://b.test'];
    const codes = [{ farbe: null, name: null }, { name: null }].map(async (body) => {
      const { code } = await run([
        'observe',
        har(`null-${Object.keys(body).length}.har`, 'https://b.test/v3/vorgaenge/1', body),
        ...flags,
      ]);
      return code;
    });
    expect(await Promise.all(codes)).toEqual([0, 1]);
  });

  it('compares the other bodies if one is nested too deep', async () => {
    const [deep, fine] = [`${'['.repeat(501)}${']'.repeat(501)}`, '{}'].map((text) =>
      calls('https://b.test/v3/vorgaenge/1', JSON.parse(text)),
    );
    const entries = [deep, fine].flatMap((one) => one?.log.entries ?? []);
    const { code, stdout } = await run([
      'observe',
      file('deep.har', JSON.stringify({ log: { entries } })),
      '--json',
      '--target',
      'baufi=https://b.test',
    ]);
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ calls: 2, bodies: 1 })]);
  });

  it('ends with 3 if no body could be compared', async () => {
    const entry = { request: { method: 'GET', url: 'https://b.test/v3/vorgaenge/1' } };
    const { code } = await run(['observe', file('bodiless.har', JSON.stringify({ log: { entries: [entry] } }))]);
    expect(code).toBe(3);
  });

  let broken: Record<string, string>;
  beforeAll(() => {
    broken = {
      'a file that is not there': path('missing.har'),
      'a folder': folder,
      'an empty file': file('empty.har', ' \n'),
      'broken JSON': file('broken.har', '{"log": {"entries": [{"password": "geheim"'),
      'another JSON': file('other.json', '{\n  "openapi": "3.1.0"\n}\n'),
      'no archive': file('list.har', '{"log": {"entries": {}}}'),
      'an empty archive': file('nothing.har', '{"log": {"version": "1.2", "entries": []}}'),
      'what breaks off': file('one.har', '{"log": {"pages": [{"id": "1"}], "entries": [{"request": {"meth'),
      'UTF-16': file('utf16.har', Buffer.from('\uFEFF{"log": {}}', 'utf16le')),
      'what is no file': '/dev/null',
      'what is compressed': file('traffic.har.gz', gzipSync('{"log": {}}')),
      'lines without calls': file('lines.log', '{"level":"info"}\n{"level":"warn"}\n'),
    };
  });

  it.each([
    ['a file that is not there', 'cannot be read: there is no such file.'],
    ['a folder', 'cannot be read: it is a folder.'],
    ['an empty file', 'is empty. Name a HAR'],
    ['broken JSON', 'is not JSON, or breaks off. Name a HAR'],
    ['another JSON', 'is not a HAR: it has no list log.entries.'],
    ['no archive', 'is not a HAR: it has no list log.entries.'],
    ['an empty archive', 'is a HAR without an entry: nothing was recorded.'],
    ['what breaks off', 'is not JSON, or breaks off. Name a HAR'],
    ['UTF-16', 'is UTF-16: save it as UTF-8 first.'],
    ['what is no file', 'is not a regular file, and is read twice: save the traffic to a file first.'],
    ['what is compressed', 'is compressed: unpack it first'],
    ['lines without calls', 'holds no call: record 1 has no method and path.'],
  ])('refuses %s with exit code 2', async (what, message) => {
    const { code, stdout, stderr } = await run(['observe', broken[what] ?? '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('geheim');
    expect([code, stdout]).toEqual([2, '']);
  });
});

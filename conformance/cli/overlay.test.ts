import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMocks } from '../mock/index.ts';
import { newFolder, PROGRAM, run, serve } from './cli.fixture.ts';
import { overlaidDocuments } from './overlaid-documents.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/cases-overlay.yaml', import.meta.url));
const folder = newFolder();
let written = 0;

/** An Overlay, by default of cases v3. */
function overlay(actions: readonly object[], extended = 'cases-v3/openapi.yaml'): string {
  const file = join(folder, `${String((written += 1))}.json`);
  const info = { title: 'T', version: '1' };
  writeFileSync(file, JSON.stringify({ overlay: '1.0.0', info, extends: extended, actions }));
  return file;
}

const ANSWER = "$.paths['/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer'].get.responses['2XX']";
const CONTENT = `${ANSWER}.content['application/json']`;
const schema = (name: string, update: object) => ({ target: `$.components.schemas.${name}`, update });

/** Sends a request about a customer adviser to mocks of cases v3 that Overlays tighten. */
async function adviser(files: readonly string[], body?: object, wishes: Record<string, string> = {}) {
  const mocks = await startMocks({ port: 0, overlaid: await overlaidDocuments(files) });
  onTestFinished(() => mocks.close());
  const answer = await fetch(`${mocks.hosts.baufi}/v3/vorgaenge/AB1234/kundenBetreuer`, {
    headers: { authorization: 'Bearer any', 'content-type': 'application/json', ...wishes },
    ...(body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) }),
  });
  return { status: answer.status, violations: answer.headers.get('sl-violations'), text: await answer.text() };
}

describe('mocks with an Overlay', () => {
  it('refuse a request that the tightened contract forbids', async () => {
    expect((await adviser([], { name: 'Erika' })).status).toBe(200);
    const { status, violations } = await adviser([EXAMPLE], { name: 'Erika' });
    expect(status).toBe(400);
    expect(violations).toContain('partnerId');
    expect((await adviser([EXAMPLE], { partnerId: 'ABC12' })).status).toBe(200);
  });

  it('answer with the example of the contract if it is valid, otherwise with one generated from the schema', async () => {
    const before = await adviser([]);
    const fits = overlay([schema('KundenBetreuerPayload', { required: ['partnerId'] })]);
    expect((await adviser([fits])).text).toBe(before.text);
    const contradicts = overlay([
      schema('KundenBetreuerPayload', {
        type: 'object',
        required: ['betreuer'],
        properties: { betreuer: { enum: ['ERIKA'] } },
      }),
    ]);
    expect(JSON.parse((await adviser([contradicts])).text)).toEqual({ betreuer: 'ERIKA' });
  });

  it('generate tightened responses, and use the example of open ones', async () => {
    const dynamic = { prefer: 'dynamic=true' };
    const example = (await adviser([])).text;
    for (const word of ['allOf', 'anyOf', 'oneOf']) {
      const tightened = overlay([schema('KundenBetreuerPayload', { [word]: [{ type: 'object' }] })]);
      expect((await adviser([tightened])).text).toBe(example);
      expect((await adviser([tightened], undefined, dynamic)).text, word).not.toBe(example);
    }
    expect((await adviser([], undefined, dynamic)).text).toBe(example);
  });

  it('generate a response with the texts of x-faker', async () => {
    const asked = schema('KundenBetreuerPayload', {
      type: 'object',
      required: ['betreuer'],
      properties: { betreuer: { type: 'string', 'x-faker': { 'helpers.arrayElement': [['ERIKA']] } } },
    });
    const made = await adviser([overlay([asked])], undefined, { prefer: 'dynamic=true' });
    expect(JSON.parse(made.text)).toMatchObject({ betreuer: 'ERIKA' });
  });

  it('answer with the example of an Overlay', async () => {
    const example = { 'application/json': { examples: { eigenes: { value: { partnerId: 'NEU99' } } } } };
    const file = overlay([
      {
        target: "$.paths['/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer'].get.responses['2XX'].content..examples",
        remove: true,
      },
      {
        target: "$.paths['/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer'].get.responses['2XX'].content",
        update: example,
      },
    ]);
    expect(JSON.parse((await adviser([file])).text)).toEqual({ partnerId: 'NEU99' });
  });

  it('omit an invalid example of a response', async () => {
    const tight = schema('KundenBetreuerPayload', {
      type: 'object',
      required: ['betreuer'],
      properties: { betreuer: { enum: ['ERIKA'] } },
    });
    const single = (example: object) => [
      tight,
      { target: `${CONTENT}.examples`, remove: true },
      { target: CONTENT, update: { example } },
    ];
    expect(JSON.parse((await adviser([overlay(single({ name: 'Erika' }))])).text)).toEqual({ betreuer: 'ERIKA' });
    const fitting = { betreuer: 'ERIKA', name: 'Erika' };
    expect(JSON.parse((await adviser([overlay(single(fitting))])).text)).toEqual(fitting);
  });

  it('omit an invalid example of a shared response', async () => {
    const content = {
      schema: { type: 'array', items: { $ref: '#/components/schemas/Eigenes' } },
      examples: { widerspruch: { value: 'keine Liste' } },
    };
    const file = overlay([
      { target: '$.components.schemas', update: { Eigenes: { const: 'EIGEN' } } },
      {
        target: '$.components.responses',
        update: { Eigene: { description: 'E', content: { 'application/json': content } } },
      },
      { target: `${ANSWER}.*`, remove: true },
      { target: ANSWER, update: { $ref: '#/components/responses/Eigene' } },
    ]);
    expect(JSON.parse((await adviser([file])).text)).toEqual(['EIGEN']);
  });

  it('generate an example that matches lengths and patterns, the same at each start', async () => {
    const code = { type: 'string', pattern: '^[A-Z]{3}[0-9]{2}$' };
    const codes = { type: 'array', minItems: 2, items: code };
    const file = overlay([
      schema('KundenBetreuerPayload', { type: 'object', required: ['codes'], properties: { codes } }),
    ]);
    const { text } = await adviser([file]);
    const made = (JSON.parse(text) as { codes: string[] }).codes;
    expect(made.length).toBeGreaterThan(1);
    for (const one of made) expect(one).toMatch(new RegExp(code.pattern));
    expect((await adviser([file])).text).toBe(text);
  });

  it('name the responses without a valid example', async () => {
    const tight = schema('KundenBetreuerPayload', {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'string', not: { pattern: '^[^0-9]' } } },
    });
    const example = { target: CONTENT, update: { examples: { eigenes: { value: { code: '4711' } } } } };
    const unfitting = async (...actions: object[]) => {
      const mocks = await startMocks({ port: 0, overlaid: await overlaidDocuments([overlay(actions)]) });
      await mocks.close();
      return mocks.unfitting;
    };
    expect(await unfitting(tight)).toEqual([
      {
        interface: 'cases-v3',
        operation: 'GET /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer',
        status: '2XX',
        mediaType: 'application/json',
      },
    ]);
    expect(await unfitting(tight, example)).toEqual([]);
  });

  it('apply several Overlays one after the other', async () => {
    const first = overlay([schema('KundenBetreuerPayload', { properties: { rolle: {} }, required: ['rolle'] })]);
    const second = overlay([
      { target: '$.components.schemas.KundenBetreuerPayload.properties.rolle', update: { const: 'BETREUER' } },
    ]);
    expect(JSON.parse((await adviser([first, second])).text)).toEqual({ rolle: 'BETREUER' });
    await expect(adviser([second, first])).rejects.toThrow('properties.rolle selects nothing in cases-v3');
  });
});

describe('mock --overlay', () => {
  it('names the tightened interfaces, and serves them', async () => {
    const loans = overlay([schema('AngeboteResponse', { minProperties: 1 })], 'consumer-loan-offers/openapi.yaml');
    const serving = await serve(['mock', '--port', '0', '--overlay', EXAMPLE, '--overlay', loans]);
    const [, url = ''] = /^baufi +(\S+)/m.exec(serving.stdout) ?? [];
    const answer = await fetch(`${url}/v3/vorgaenge/AB1234/kundenBetreuer`, {
      method: 'PUT',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect(serving.stdout).toContain(
      '\nTightened by --overlay: cases-v3, consumer-loan-offers.\nConsumer-loan offers are computed',
    );
    expect(await serving.stop()).toBe(0);
  });

  it('names the responses that violate the tightened contract', async () => {
    const file = overlay([schema('KundenBetreuerPayload', { type: 'string', not: { pattern: '^[^0-9]' } })]);
    const child = spawn(process.execPath, [...PROGRAM, 'mock', '--port', '0', '--overlay', file]);
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += String(chunk)));
    child.stdout.once('data', () => child.kill('SIGTERM'));
    await once(child, 'close');
    expect(stderr).toBe(
      '--overlay: the mock has no example that fits the tightened contract of cases-v3: ' +
        'GET /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer, 2XX, application/json. Add one to the Overlay.\n',
    );
  });

  it.each<[string, () => string]>([
    ['of an unknown name', () => overlay([schema('Erfunden', {})])],
    ['that does not exist', () => join(folder, 'nowhere.yaml')],
    ['of another document', () => overlay([schema('VorgangPayload', {})], 'other.yaml')],
    ['with a schema that is none', () => overlay([schema('VorgangPayload', { type: 4711 })])],
    ['with a bad path', () => overlay([{ target: 'components[', update: {} }])],
    ['that refers to nothing', () => overlay([schema('VorgangPayload', { $ref: '#/components/schemas/Gone' })])],
    ['that refers to another file', () => overlay([schema('VorgangPayload', { items: { $ref: 'Part.yaml' } })])],
    [
      'whose response refers to nothing',
      () => overlay([{ target: ANSWER, update: { $ref: '#/components/responses/Gone' } }]),
    ],
    ['with an invalid schema of a response', () => overlay([{ target: `${CONTENT}.schema`, update: { type: 4711 } }])],
    ['with a pattern that is none', () => overlay([schema('VorgangPayload', { pattern: '[' })])],
    ['of version 1.1 that copies', () => overlay([{ target: '$.info', copy: '$.info' }])],
    [
      'that names the prototype',
      () => overlay([schema('VorgangPayload', JSON.parse('{"__proto__":{"polluted":1}}') as object)]),
    ],
  ])('refuses an Overlay %s, like run', async (_, file) => {
    const args = ['--overlay', file()];
    const refused = await run(['mock', '--port', '0', ...args]);
    expect(refused).toEqual(await run(['run', ...args]));
    expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^--overlay \S+/) as string });
  });

  it('refuses an Overlay that is given twice, like run', async () => {
    const args = ['--overlay', EXAMPLE, '--overlay', EXAMPLE];
    const refused = await run(['mock', '--port', '0', ...args]);
    expect(refused).toEqual(await run(['run', ...args]));
    expect(refused).toEqual({
      code: 2,
      stdout: '',
      stderr: `--overlay ${EXAMPLE}: is given twice. Name each Overlay once.\n`,
    });
  });
});

describe('run --target mock', () => {
  // The others are judged by the same configuration in mock-config.test.ts.
  it('is conformant', async () => {
    const { code, stderr } = await run(['run', '--target', 'mock', '--interface', 'login,cases-v1', '--quiet']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('run --overlay', () => {
  it('judges the mocks by the contract that they serve', async () => {
    const args = ['run', '--target', 'mock', '--overlay', EXAMPLE, '--interface', 'cases-v3', '--report', 'json=-'];
    const { stdout, stderr } = await run(args);
    const { rules } = JSON.parse(stdout) as { rules: { id: string; status: string }[] };
    expect(rules.find(({ id }) => id === 'cases-v3/answers-fit-overlay')?.status).toBe('passed');
    expect(stderr).not.toContain('--overlay');
  });

  it.each([
    [['--interface', 'login'], 'excluded by --interface'],
    [['--rule', 'login/*'], 'excluded by --rule'],
    [['--rule', 'cases-v3/answers-fit-overlay', '--target', 'login=http://127.0.0.1:9'], 'no target for baufi'],
  ])('says that it has no effect with %j', async (args, why) => {
    const { stderr } = await run(['run', '--overlay', EXAMPLE, ...args]);
    expect(stderr).toBe(`--overlay: the tightened contract of cases-v3 is not judged: ${why}.\n`);
  });
});

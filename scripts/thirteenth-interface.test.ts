import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOADER } from '../conformance/loader.ts';

const ROOT = resolve(import.meta.dirname, '..');
const call = promisify(execFile);

/** Quick tests that cover every interface. */
const TESTS = [
  'specs/contracts.test.ts',
  'conformance/engine/neutral.test.ts',
  'conformance/mock/contracts.test.ts',
  'scripts/generate/negatives.test.ts',
];

/** An invented interface with two operations: its contract and its folders. No list names it. */
const ADDED: Readonly<Record<string, string>> = {
  'specs/notes/openapi.yaml': `openapi: 3.1.0
x-interface: { host: pm, family: notes }
info: { title: Notes, version: '1', summary: Keeps notes, description: Invented., x-source: P11 }
servers:
  - url: '{pm_url}'
    description: The host
    variables: { pm_url: { default: http://127.0.0.1:4015, description: Its address } }
tags: [{ name: notes, description: Notes }]
security: [{ apiKey: [] }]
paths:
  /notes: { $ref: paths/notes.yaml }
components:
  securitySchemes: { apiKey: { $ref: security/apiKey.yaml } }
`,
  'specs/notes/security/apiKey.yaml': `type: apiKey
in: header
name: X-ApiKey
x-credential: partner
description: The key.
x-source: P11
`,
  'specs/notes/examples/some.yaml': 'summary: Two notes\nvalue: [a, b]\n',
  'specs/notes/examples/one.yaml': 'summary: A note\nvalue: { text: a }\n',
  'specs/notes/paths/notes.yaml': `get:
  operationId: listNotes
  tags: [notes]
  summary: List the notes
  description: Gives all notes.
  x-source: P11
  responses:
    '200':
      description: The notes
      content:
        application/json:
          schema: { type: array, items: { type: string } }
          examples: { some: { $ref: ../examples/some.yaml } }
    default: { description: The request is refused., x-unspecified: its status }
post:
  operationId: createNote
  tags: [notes]
  summary: Create a note
  description: Keeps a note.
  x-source: P11
  requestBody:
    required: true
    description: The note.
    content:
      application/json:
        schema: { type: object, properties: { text: { type: string, description: What it says., x-source: P11 } } }
        examples: { one: { $ref: ../examples/one.yaml } }
  responses:
    '201': { description: It is kept. }
    default: { description: The request is refused., x-unspecified: its status }
`,
  'conformance/rules/notes/notes-are-listed.ts': `import { rule } from '../../engine/rule.ts';

export default rule({
  level: 'must',
  title: 'The notes are listed',
  source: ['P11'],
  interfaces: ['notes'],
  covers: [{ operation: 'listNotes', status: 200 }],
  effect: 'reads',
  needs: ['credentials.partner'],
  brokenBy: [],
  async check({ target, expect }) {
    expect.status(await target.send('notes', 'GET', '/notes'), 200);
  },
});
`,
  'conformance/reference/notes/index.ts': `import { Hono } from 'hono';
import type { Create } from '../interface.ts';

const create: Create = () => {
  const app = new Hono();
  app.get('/notes', (c) => c.json(['a']));
  app.post('/notes', (c) => c.body(null, 201));
  return { id: 'notes', host: 'pm', app };
};

export default create;
`,
  'specs/notes/source-table.ts': `import { sourceTable } from '../source-table.ts';

export default {
  notes: sourceTable({ security: 'header X-ApiKey' }, 'GET /notes | 200, default\\nPOST /notes | 201, default || json'),
};
`,
  'scripts/docs/site/flows/notes.yaml': `title: Read the notes
steps:
  - { call: listNotes, answer: '200' }
`,
};

let copy: string;
const node = (...args: string[]) =>
  call(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26, encoding: 'utf8' }).catch(
    (error: { stdout?: string; stderr?: string; code?: unknown }) => {
      throw new Error(
        `${args.join(' ')} ended with ${String(error.code)}:\n${error.stdout ?? ''}${error.stderr ?? ''}`,
      );
    },
  );
const run = (file: string, ...args: string[]) => node(...LOADER, file, ...args);

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'thirteenth-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of listed.toString().split('\0')) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
  }
  for (const installed of ['node_modules', 'conformance/node_modules']) {
    symlinkSync(join(ROOT, installed), join(copy, installed));
  }
  for (const [file, content] of Object.entries(ADDED)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), content);
  }
  await run('scripts/generate.ts', '--force');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('an invented interface, added by its contract and its folders alone', () => {
  it('is in the registry and in redocly.yaml', () => {
    expect(readFileSync(join(copy, 'generated/platform.ts'), 'utf8')).toContain('"notes": {"host":"pm"');
    expect(readFileSync(join(copy, 'redocly.yaml'), 'utf8')).toContain('  notes: { root: specs/notes/openapi.yaml }\n');
  });

  it('passes the lint rules', async () => {
    await expect(node('node_modules/@redocly/cli/bin/cli.js', 'lint', 'notes')).resolves.toBeDefined();
  });

  it('has types, and the code that uses the registry compiles', async () => {
    // Without tests, which have no lists of interfaces and would double the time.
    const exclude = ['node_modules', 'bench', ...['test', 'fixture', 'check'].map((kind) => `**/*.${kind}.ts`)];
    const settings = { extends: './tsconfig.json', exclude };
    writeFileSync(join(copy, 'tsconfig.sources.json'), JSON.stringify(settings));
    await expect(
      node('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.sources.json'),
    ).resolves.toBeDefined();
  });

  it('is judged on the reference deployment', async () => {
    const { stdout } = await run(
      'conformance/cli/main.ts',
      'run',
      '--interface',
      'notes',
      '--report',
      'json=-',
      '--quiet',
    );
    const { rules, verdict } = JSON.parse(stdout) as { rules: { id: string; status: string }[]; verdict: string };
    expect(verdict).toBe('conformant');
    expect(rules).toContainEqual(expect.objectContaining({ id: 'notes/notes-are-listed', status: 'passed' }));
  });

  it('is mocked, and has pages in the documentation', async () => {
    const script = `
      const { startMocks } = await import('./conformance/mock/index.ts');
      const mocks = await startMocks({ port: 0 });
      const answer = await fetch(mocks.hosts.pm + '/notes', { headers: { 'X-ApiKey': 'a' } });
      const body = await answer.json();
      await mocks.close();
      const { loadSources, SOURCES } = await import('./scripts/docs/site/sources.ts');
      const sources = await loadSources(process.cwd(), '2026-10-22');
      const made = await Promise.all(SOURCES.map((source) => source(sources)));
      const pages = made.flat().flatMap(({ path }) => (/[/]notes[.]html$/.test(path) ? [path] : []));
      console.log(JSON.stringify({ status: answer.status, body, pages: pages.sort() }));`;
    const { stdout } = await node(...LOADER, '--input-type=module', '--eval', script);
    const pages = ['contracts/notes.html', 'interfaces/changes/notes.html', 'interfaces/notes.html'];
    expect(JSON.parse(stdout)).toEqual({ status: 200, body: ['a', 'b'], pages });
  });

  it('passes the tests that cover every interface', async () => {
    await expect(node('node_modules/vitest/vitest.mjs', 'run', ...TESTS)).resolves.toBeDefined();
  });
});

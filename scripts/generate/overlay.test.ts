import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import codegen from '../../codegen.ts';
import type { ResponseContract } from '../../generated/response-contract.ts';
import { compile } from '../package/build.ts';
import { replaceFolder, type Files } from '../../conformance/generator/files.ts';
import { forForeignFolder } from './out-folder.ts';
import { generate } from './generation.ts';
import type { Negatives } from './negatives.ts';
import { placed, writeSampleContract } from './sample-contract.fixture.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const EXAMPLE = join(PROJECT, 'docs/examples/cases-overlay.yaml');

describe('the example of the documentation', () => {
  const TIGHTENED = ['VorgangPayload', 'KundenBetreuerPayload', 'KundenBetreuerAenderungPayload'];
  let files: Files;
  let folder: string;

  beforeAll(async () => {
    files = await generate({ root: PROJECT, codegen, overlays: [EXAMPLE] });
    folder = await mkdtemp(join(tmpdir(), 'overlay-'));
    await replaceFolder(join(folder, 'mine'), await forForeignFolder(files, [relative(PROJECT, EXAMPLE)]));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const json = (name: string): unknown => JSON.parse(files.get(`cases-v3/${name}`) ?? '');
  const committed = (path: string): Promise<string> => readFile(join(PROJECT, 'generated', path), 'utf8');

  it('changes its interface and what the registry says of its operations, and no other', async () => {
    const changed: string[] = [];
    for (const [path, content] of files) {
      if ((await committed(path).catch(() => '')) !== content) changed.push(path.split('/')[0] ?? '');
    }
    expect([...new Set(changed)]).toEqual(['cases-v3', 'operations.ts']);
  });

  it.each(TIGHTENED)('tightens %s in the bundle, in both versions of OpenAPI, and in the JSON Schema', (name) => {
    const tight = { type: 'object', required: [expect.any(String)], properties: expect.any(Object) as object };
    for (const document of ['openapi.json', 'openapi-3.0.json']) {
      expect(json(document)).toMatchObject({ components: { schemas: { [name]: tight } } });
    }
    expect(json('schemas.json')).toMatchObject({ $defs: { [name]: tight } });
  });

  it('lets the validators refuse what the contract left open', async () => {
    const path = pathToFileURL(join(folder, 'mine/cases-v3/validators.ts')).href;
    const { validators } = (await import(path)) as ResponseContract;
    const vorgang = validators['#/components/schemas/VorgangPayload'];
    expect(vorgang?.({ vorgangsNummer: 'AB12CD', more: 1 })).toBe(true);
    expect(vorgang?.({})).toBe(false);
    expect(validators['#/components/schemas/AntragPayload']?.('anything')).toBe(true);
  });

  it('derives bodies that the tightened request forbids', async () => {
    const negatives = json('negatives.json') as Record<string, Negatives>;
    expect(Object.keys(negatives)).toEqual(['PUT /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer']);
    expect(Object.values(negatives)[0]?.forbidden.map(({ at, keyword }) => `${at} ${keyword}`)).toEqual(
      expect.arrayContaining([' type', '/partnerId type', '/partnerId required']),
    );
    await expect(committed('cases-v3/negatives.json')).rejects.toThrow('ENOENT');
  });

  it('gives types to a program that the open contract does not give', async () => {
    const program = (types: string): string => `import type { components } from '${types}';
type Schemas = components['schemas'];
export const nummer = (vorgang: Schemas['VorgangPayload']): string => vorgang.vorgangsNummer;
export const partner = (betreuer: Schemas['KundenBetreuerPayload']): string => betreuer.partnerId;
export const neuer: Schemas['KundenBetreuerAenderungPayload'] = { partnerId: 'ABC12' };
// @ts-expect-error a number is no partner
export const falscher: Schemas['KundenBetreuerAenderungPayload'] = { partnerId: 12 };
`;
    const strict = ['--noEmit', '--strict', '--module', 'NodeNext'];
    const compiled = async (types: string): Promise<void> => {
      await writeFile(join(folder, 'program.ts'), program(types));
      await compile(folder, [...strict, '--lib', 'ES2015', 'program.ts']);
    };
    await compiled('./mine/cases-v3/types.js');
    await expect(compiled(join(PROJECT, 'generated/cases-v3/types.js'))).rejects.toThrow(
      /vorgang. is of type 'unknown'/,
    );
  });

  it('compiles in a project that has no more than the packages that its README names', async () => {
    const readme = await readFile(join(folder, 'mine/README.md'), 'utf8');
    const packages = /^ {4}npm install (.+)$/m.exec(readme)?.[1]?.split(' ') ?? [];
    expect(packages).toHaveLength(2);
    for (const wanted of packages) {
      const [, name = '', version] = /^(.+)@(.+)$/.exec(wanted) ?? [];
      const installed = join(PROJECT, 'node_modules', name);
      expect(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))).toMatchObject({ name, version });
      const link = join(folder, 'node_modules', name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(installed, link);
    }
    const modules = [...files.keys()].filter((path) => path.endsWith('.ts')).map((path) => `mine/${path}`);
    await compile(folder, ['--noEmit', '--strict', '--module', 'NodeNext', '--verbatimModuleSyntax', ...modules]);
  });
});

describe('an Overlay', () => {
  let root: string;
  beforeEach(async () => {
    const apis = ['a', 'b'].map((id) => `  ${id}: { root: specs/${id}/openapi.yaml }\n`).join('');
    const contract = (id: string, name: string): string => `${placed(id)}info: { title: ${name}, version: '1' }
paths:
  /x: { get: { operationId: x, responses: { '200': { $ref: '#/components/responses/Fine' } } } }
components:
  responses:
    Fine: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
  schemas:
    ${name}: { description: The answer. }
`;
    root = await writeSampleContract({
      'redocly.yaml': `apis:\n${apis}`,
      'specs/things/v1.yaml': '',
      'specs/a/openapi.yaml': contract('a', 'Alpha'),
      'specs/b/openapi.yaml': contract('b', 'Beta'),
    });
    return () => rm(root, { recursive: true });
  });

  const HEAD = "overlay: 1.0.0\ninfo: { title: T, version: '1' }\n";
  const ALPHA = '$.components.schemas.Alpha';
  const FINE = '$.components.responses.Fine.content["application/json"]';

  async function overlaid(...overlays: string[]): Promise<Files> {
    const paths = overlays.map((_, index) => join(root, `overlay-${String(index)}.yaml`));
    await Promise.all(paths.map((path, index) => writeFile(path, overlays[index] ?? '')));
    return generate({ root, codegen, overlays: paths });
  }

  async function schemas(id: string, ...overlays: string[]): Promise<unknown> {
    const document = JSON.parse((await overlaid(...overlays)).get(`${id}/openapi.json`) ?? '') as {
      components: { schemas: unknown };
    };
    return document.components.schemas;
  }

  it('concerns every contract in which it finds something', async () => {
    const overlay = `${HEAD}actions: [{ target: '$.components.schemas.*', update: { type: string } }]`;
    expect(await schemas('a', overlay)).toEqual({ Alpha: { description: 'The answer.', type: 'string' } });
    expect(await schemas('b', overlay)).toEqual({ Beta: { description: 'The answer.', type: 'string' } });
  });

  it('may find one thing in one contract and another in the next', async () => {
    const files = await overlaid(
      `${HEAD}actions:\n- { target: ${ALPHA}, update: { type: string } }\n- { target: $.components.schemas.Beta, update: { type: integer } }`,
    );
    expect(files.get('a/types.ts')).toContain('Alpha: string;');
    expect(files.get('b/types.ts')).toContain('Beta: number;');
  });

  it('removes, and sees what the one before it has made', async () => {
    const first = `${HEAD}actions:\n- { target: ${ALPHA}, update: { properties: { x: { type: string } } } }\n- { target: ${ALPHA}.description, remove: true }`;
    const second = `${HEAD}actions: [{ target: ${ALPHA}.properties.x, update: { maxLength: 3 } }]`;
    expect(await schemas('a', first, second)).toEqual({
      Alpha: { properties: { x: { type: 'string', maxLength: 3 } } },
    });
  });

  it('may find one thing in several places of a contract', async () => {
    const overlay = `${HEAD}actions:\n- { target: $.components.schemas, update: { Gamma: {} } }\n- { target: '$.components.schemas.*', update: { type: string } }`;
    expect(await schemas('a', overlay)).toEqual({
      Alpha: { description: 'The answer.', type: 'string' },
      Gamma: { type: 'string' },
    });
  });

  it('given twice is refused', async () => {
    const path = join(root, 'twice.yaml');
    await writeFile(path, `${HEAD}actions: [{ target: ${ALPHA}.description, remove: true }]`);
    await expect(generate({ root, codegen, overlays: [path, path] })).rejects.toThrow(
      /^twice\.yaml is given twice\. Name each Overlay once\.$/,
    );
  });

  it('takes parts from files beside it', async () => {
    await writeFile(join(root, 'Part.yaml'), 'type: string\n');
    const overlay = `${HEAD}actions: [{ target: ${ALPHA}, update: { properties: { part: { $ref: Part.yaml } } } }]`;
    expect(await schemas('a', overlay)).toMatchObject({ Part: { type: 'string' } });
  });

  it('names itself in the files that it has changed, and in no other', async () => {
    const files = await overlaid(`${HEAD}actions: [{ target: ${ALPHA}, update: { type: string } }]`);
    expect(files.get('a/types.ts')).toContain('specs/a/openapi.yaml with overlay-0.yaml.');
    expect(files.get('b/types.ts')).toContain('specs/b/openapi.yaml.');
  });

  it.each([
    [
      'whose action finds nothing',
      `${HEAD}actions:\n- { target: ${ALPHA}, update: {} }\n- { target: $.components.schemas.Gamma, update: {} }`,
      /^overlay-0\.yaml:5:\d+ \$\.components\.schemas\.Gamma selects nothing in any contract\. .*<interface>/,
    ],
    [
      'whose first action alone finds nothing',
      `${HEAD}actions:\n- { target: $.components.schemas.Gamma, remove: true }\n- { target: ${ALPHA}, update: {} }`,
      /^overlay-0\.yaml:4:\d+ \$\.components\.schemas\.Gamma selects nothing[^\n]*$/,
    ],
    [
      'whose action finds nothing in the contract that it extends',
      `${HEAD}extends: b/openapi.yaml\nactions: [{ target: ${ALPHA}, update: {} }]`,
      /^overlay-0\.yaml:4:\d+ .*Alpha selects nothing in b\. .*generated\/b\/openapi\.yaml/,
    ],
    [
      'of another document',
      `${HEAD}extends: other.yaml\nactions: [{ target: $, update: {} }]`,
      /^overlay-0\.yaml extends other\.yaml, which is none of the contracts\. Write for example extends: a\/openapi\.yaml/,
    ],
    [
      'with a bad path',
      `${HEAD}actions:\n- { target: ${ALPHA}, update: {} }\n- { target: 'components[', update: {} }`,
      /^overlay-0\.yaml:5:\d+ the target components\[ is not a JSONPath: [^\n]*$/,
    ],
    [
      'that does not fit what is there',
      `${HEAD}actions: [{ target: ${ALPHA}, update: { description: [] } }]`,
      /^overlay-0\.yaml what it makes of a is not a valid schema: #\/components\/schemas\/Alpha \/description must be string/,
    ],
    [
      'that makes an invalid document',
      `${HEAD}extends: a/openapi.yaml\nactions: [{ target: $.info, update: { title: [] } }]`,
      /^overlay-0\.yaml what it makes of a is not valid OpenAPI: #\/info\/title: /,
    ],
    [
      'that makes an invalid schema',
      `${HEAD}actions: [{ target: ${ALPHA}, update: { type: 4711 } }]`,
      /^overlay-0\.yaml what it makes of a is not a valid schema: #\/components\/schemas\/Alpha \/type/,
    ],
    ['that refers to nothing', `${HEAD}actions: [{ target: ${ALPHA}, update: { $ref: Gone.yaml } }]`, /Gone\.yaml/],
    [
      'that refers to nothing in the contract',
      `${HEAD}actions:\n- { target: ${ALPHA}, update: { $ref: '#/components/schemas/Gone' } }`,
      /^overlay-0\.yaml what it makes of a refers to #\/components\/schemas\/Gone at #\/components\/schemas\/Alpha, which/,
    ],
    [
      'that removes what the contract refers to',
      `${HEAD}extends: a/openapi.yaml\nactions: [{ target: ${ALPHA}, remove: true }]`,
      /^overlay-0\.yaml what it makes of a refers to #\/components\/schemas\/Alpha at #\/components\/responses\/Fine\/.*, which/,
    ],
    [
      'that writes no schema beside a reference',
      `${HEAD}actions: [{ target: '${FINE}.schema', update: { type: 4711 } }]`,
      /^overlay-0\.yaml what it makes of a is not a valid schema: #\/components\/responses\/Fine\/.*\/schema \/type/,
    ],
    [
      'with a pattern that is none',
      `${HEAD}actions: [{ target: ${ALPHA}, update: { pattern: '[' } }]`,
      /^overlay-0\.yaml what it makes of a is not a valid schema: #\/components\/schemas\/Alpha Invalid reg/,
    ],
    [
      'that copies, as Overlay 1.1 does',
      `${HEAD.replace('1.0.0', '1.1.0')}actions: [{ target: ${ALPHA}, copy: $.info }]`,
      /^overlay-0\.yaml:3:\d+ .*has the member copy, which Overlay 1\.0 does not have/,
    ],
    [
      'that names the prototype',
      `${HEAD}actions: [{ target: ${ALPHA}, update: { __proto__: { polluted: 1 } } }]`,
      /^overlay-0\.yaml:3:\d+ an update has the member __proto__/,
    ],
    ['with an unknown member', `${HEAD}actions: [{ target: ${ALPHA}, udpate: {} }]`, /^overlay-0\.yaml:3:\d+ .*udpate/],
    ['without actions', `${HEAD}actions: []`, /^overlay-0\.yaml:3:\d+ is not an OpenAPI Overlay: \/actions/],
    ['that is something else', 'openapi: 3.1.0', /^overlay-0\.yaml is not an OpenAPI Overlay/],
    ['that is empty', '', /^overlay-0\.yaml is not an OpenAPI Overlay/],
    ['that is no YAML', 'a: [', /^overlay-0\.yaml cannot be read/],
  ])('%s is refused: file, place and reason', async (_what, overlay, message) => {
    await expect(overlaid(overlay)).rejects.toThrow(message);
  });

  it('that does not exist is refused, without a path of this machine', async () => {
    const refused = generate({ root, codegen, overlays: [join(root, 'gone.yaml')] });
    await expect(refused).rejects.toThrow(/^gone\.yaml cannot be read/);
    await expect(refused).rejects.not.toThrow(root);
  });
});

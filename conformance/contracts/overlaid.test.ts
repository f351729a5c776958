import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { overlaidContracts, type OverlaidContracts } from './overlaid.ts';

type Id = 'a' | 'b';

const folder = mkdtempSync(join(tmpdir(), 'overlaid-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NAMES = { a: 'Alpha', b: 'Beta' };

/** A contract with one response, whose schema has the given name. */
function contract(id: Id): object {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${NAMES[id]}` } } };
  return {
    openapi: '3.1.0',
    info: { title: NAMES[id], version: '1' },
    paths: { '/x': { get: { operationId: 'x', responses: { 200: { $ref: '#/components/responses/Fine' } } } } },
    components: {
      responses: { Fine: { description: 'Fine', content } },
      schemas: { [NAMES[id]]: { description: 'The response.' } },
    },
  };
}

const HEAD = "overlay: 1.0.0\ninfo: { title: T, version: '1' }\n";
const ALPHA = '$.components.schemas.Alpha';
const FINE = '$.components.responses.Fine.content["application/json"]';

const pathOf = (name: string): string => join(folder, name);

function applied(paths: readonly string[]): OverlaidContracts<Id> {
  return overlaidContracts<Id>(paths, { ids: ['a', 'b'], read: contract });
}

/** Applies Overlays from files `overlay-0.yaml`, `overlay-1.yaml` … */
function overlaid(...overlays: readonly string[]): OverlaidContracts<Id> {
  return applied(
    overlays.map((text, index) => {
      writeFileSync(pathOf(`overlay-${index}.yaml`), text);
      return pathOf(`overlay-${index}.yaml`);
    }),
  );
}

function schemas(id: Id, ...overlays: readonly string[]): unknown {
  const document = overlaid(...overlays)[id]?.document as { components: { schemas: unknown } } | undefined;
  return document?.components.schemas;
}

it('an Overlay applies to every contract that it matches', () => {
  const overlay = `${HEAD}actions: [{ target: '$.components.schemas.*', update: { type: string } }]`;
  expect(schemas('a', overlay)).toEqual({ Alpha: { description: 'The response.', type: 'string' } });
  expect(schemas('b', overlay)).toEqual({ Beta: { description: 'The response.', type: 'string' } });
});

it('an Overlay may match different contracts with different actions', () => {
  const overlay = `${HEAD}actions:\n- { target: ${ALPHA}, update: { type: string } }\n- { target: $.components.schemas.Beta, update: { type: integer } }`;
  expect(schemas('a', overlay)).toMatchObject({ Alpha: { type: 'string' } });
  expect(schemas('b', overlay)).toMatchObject({ Beta: { type: 'integer' } });
});

it('an Overlay removes, and applies to the result of the one before it', () => {
  const first = `${HEAD}actions:\n- { target: ${ALPHA}, update: { properties: { x: { type: string } } } }\n- { target: ${ALPHA}.description, remove: true }`;
  const second = `${HEAD}actions: [{ target: ${ALPHA}.properties.x, update: { maxLength: 3 } }]`;
  expect(schemas('a', first, second)).toEqual({ Alpha: { properties: { x: { type: 'string', maxLength: 3 } } } });
});

it('an Overlay may match several places of a contract', () => {
  const overlay = `${HEAD}actions:\n- { target: $.components.schemas, update: { Gamma: {} } }\n- { target: '$.components.schemas.*', update: { type: string } }`;
  expect(schemas('a', overlay)).toEqual({
    Alpha: { description: 'The response.', type: 'string' },
    Gamma: { type: 'string' },
  });
});

it('an Overlay is listed with the contracts that it changed, and with no other', () => {
  const contracts = overlaid(`${HEAD}actions: [{ target: ${ALPHA}, update: { type: string } }]`);
  expect(contracts.a?.files).toEqual([pathOf('overlay-0.yaml')]);
  expect(contracts.b).toBeUndefined();
});

it('an Overlay that is given twice is refused', () => {
  const path = pathOf('twice.yaml');
  writeFileSync(path, `${HEAD}actions: [{ target: ${ALPHA}.description, remove: true }]`);
  expect(() => applied([path, path])).toThrow(/twice\.yaml: is given twice\. Name each Overlay once\.$/);
});

it.each([
  [
    'whose action matches nothing',
    `${HEAD}actions:\n- { target: ${ALPHA}, update: {} }\n- { target: $.components.schemas.Gamma, update: {} }`,
    /^:5:\d+: \$\.components\.schemas\.Gamma selects nothing in any contract\. .*<interface>/,
  ],
  [
    'whose first action matches nothing',
    `${HEAD}actions:\n- { target: $.components.schemas.Gamma, remove: true }\n- { target: ${ALPHA}, update: {} }`,
    /^:4:\d+: \$\.components\.schemas\.Gamma selects nothing[^\n]*$/,
  ],
  [
    'whose action matches nothing in the contract that it extends',
    `${HEAD}extends: b/openapi.yaml\nactions: [{ target: ${ALPHA}, update: {} }]`,
    /^:4:\d+: .*Alpha selects nothing in b\. .*generated\/b\/openapi\.yaml/,
  ],
  [
    'of another document',
    `${HEAD}extends: other.yaml\nactions: [{ target: $, update: {} }]`,
    /^: extends other\.yaml, which is none of the contracts\. Write for example extends: a\/openapi\.yaml/,
  ],
  [
    'with a bad path',
    `${HEAD}actions:\n- { target: ${ALPHA}, update: {} }\n- { target: 'components[', update: {} }`,
    /^:5:\d+: the target components\[ is not a JSONPath: [^\n]*$/,
  ],
  [
    'that does not match the contract',
    `${HEAD}actions: [{ target: ${ALPHA}, update: { description: [] } }]`,
    /^: the resulting contract of a has an invalid schema: #\/components\/schemas\/Alpha \/description must be string/,
  ],
  [
    'that makes an invalid schema',
    `${HEAD}actions: [{ target: ${ALPHA}, update: { type: 4711 } }]`,
    /^: the resulting contract of a has an invalid schema: #\/components\/schemas\/Alpha \/type/,
  ],
  [
    'that refers to a file beside it',
    `${HEAD}actions: [{ target: ${ALPHA}, update: { $ref: Part.yaml } }]`,
    /^: the resulting contract of a refers to \S*Part\.yaml at #\/components\/schemas\/Alpha, which is not in the contract/,
  ],
  [
    'that refers to nothing in the contract',
    `${HEAD}actions:\n- { target: ${ALPHA}, update: { $ref: '#/components/schemas/Gone' } }`,
    /^: the resulting contract of a refers to #\/components\/schemas\/Gone at #\/components\/schemas\/Alpha, which/,
  ],
  [
    'that removes what the contract refers to',
    `${HEAD}extends: a/openapi.yaml\nactions: [{ target: ${ALPHA}, remove: true }]`,
    /^: the resulting contract of a refers to #\/components\/schemas\/Alpha at #\/components\/responses\/Fine\/.*, which/,
  ],
  [
    'that writes no schema beside a reference',
    `${HEAD}actions: [{ target: '${FINE}.schema', update: { type: 4711 } }]`,
    /^: the resulting contract of a has an invalid schema: #\/components\/responses\/Fine\/.*\/schema \/type/,
  ],
  [
    'with an invalid pattern',
    `${HEAD}actions: [{ target: ${ALPHA}, update: { pattern: '[' } }]`,
    /^: the resulting contract of a has an invalid schema: #\/components\/schemas\/Alpha Invalid reg/,
  ],
  [
    'that copies, as Overlay 1.1 does',
    `${HEAD.replace('1.0.0', '1.1.0')}actions: [{ target: ${ALPHA}, copy: $.info }]`,
    /^:3:\d+: .*has the member copy, which Overlay 1\.0 does not have/,
  ],
  [
    'that names the prototype',
    `${HEAD}actions: [{ target: ${ALPHA}, update: { __proto__: { polluted: 1 } } }]`,
    /^:3:\d+: an update has the member __proto__/,
  ],
  [
    'that replaces an object by nothing',
    `${HEAD}actions: [{ target: ${ALPHA}, update: }]`,
    /^:3:\d+: \$\.components\.schemas\.Alpha selects an object, so its update must be one too\.$/,
  ],
  [
    'that replaces a schema by a text',
    `${HEAD}actions: [{ target: $.components.schemas, update: { Alpha: text } }]`,
    /^: the resulting contract of a has an invalid schema: #\/components\/schemas\/Alpha must be an object$/,
  ],
  [
    'with a schema that refers only to itself',
    `${HEAD}actions: [{ target: ${ALPHA}, update: { $ref: '#/components/schemas/Alpha' } }]`,
    /^: the resulting contract of a has an invalid schema: #\/components\/schemas\/Alpha refers only to itself$/,
  ],
  ['with an unknown member', `${HEAD}actions: [{ target: ${ALPHA}, udpate: {} }]`, /^:3:\d+: .*udpate/],
  ['without actions', `${HEAD}actions: []`, /^:3:\d+: is not an OpenAPI Overlay: \/actions/],
  ['of another kind of document', 'openapi: 3.1.0', /^(:1:1)?: is not an OpenAPI Overlay/],
  ['that is empty', '', /^(:1:1)?: is not an OpenAPI Overlay/],
  ['that is not YAML', 'a: [', /^:1:\d+: is not an OpenAPI Overlay in YAML or JSON: a \[ is not closed$/],
  [
    'with two documents',
    `${HEAD}---\n${HEAD}`,
    /^:3:1: is not .*: a second document begins: a file holds one, without a line ---$/,
  ],
  [
    'with an alias',
    `${HEAD}actions: [{ target: ${ALPHA}, update: *gone }]`,
    /^: holds a YAML alias .* without its anchor/,
  ],
])('an Overlay %s is refused: place and reason', (_what, overlay, message) => {
  const refusal = (): string => {
    try {
      overlaid(overlay);
    } catch (error) {
      return String((error as Error).message).replace(`--overlay ${pathOf('overlay-0.yaml')}`, '');
    }
    return 'nothing was refused';
  };
  expect(refusal()).toMatch(message);
});

it('an Overlay that does not exist is refused', () => {
  expect(() => applied([pathOf('gone.yaml')])).toThrow(/gone\.yaml: cannot be read: there is no such file/);
});

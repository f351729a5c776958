import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The start of a root document, with its place in the registry. */
export const placed = (family: string, version?: string): string => `openapi: 3.1.0
x-interface: { host: store, family: ${family}${version === undefined ? '' : `, version: ${version}`} }
servers:
  - { url: '{store_url}', variables: { store_url: { default: http://127.0.0.1 } } }
`;

/** A small contract with an instance of everything that the generator treats specially. */
const SAMPLE = {
  'redocly.yaml': 'apis:\n  things-v1: { root: specs/things/v1.yaml }\n',
  'specs/hosts.yaml': "- { id: store, address: '{store_url}' }\n",
  'specs/things/v1.yaml': `${placed('things', 'v1')}info: { title: Things, version: '1' }
security:
  - token: []
paths:
  /things:
    $ref: paths/things.yaml
components:
  securitySchemes:
    token: { type: http, scheme: bearer, description: A token., x-credential: host }
`,
  'specs/things/paths/things.yaml': `get:
  operationId: listThings
  summary: List the things
  description: Gives all of them.
  deprecated: true
  x-sunset: '2026-11-30'
  x-successor: things-v2#findThings
  parameters:
    - { name: Authorization, in: header, required: true, schema: { type: string } }
    - { name: since, in: query, schema: { type: string, format: date, default: '2024-01-01' }, description: First day. }
  responses:
    '200':
      description: The things
      content:
        application/json:
          schema:
            $ref: ../schemas/Thing.yaml
`,
  'specs/things/schemas/Thing.yaml': `type: object
properties:
  amount: { type: integer, description: Amount in cents. }
  state: { type: string, x-known-values: [NEW, OLD] }
  rest: { description: More of it., x-unspecified: the form of the rest }
`,
};

/** Writes the sample contract into a new temporary folder; `files` replaces or adds files. */
export async function writeSampleContract(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'contract-'));
  for (const [path, content] of Object.entries({ ...SAMPLE, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

import { readFile, rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import codegen from '../../../codegen.ts';
import { generate } from '../generation.ts';
import { writeSampleContract } from '../sample-contract.fixture.ts';

const schema = await readFile(new URL('../../../specs/statements/schema.json', import.meta.url), 'utf8');

async function moduleOf(statements: object[]): Promise<string> {
  const root = await writeSampleContract({
    'specs/statements/schema.json': schema,
    'specs/statements/documents.yaml': 'D9: { title: Things }',
    'specs/statements/D9.yaml': JSON.stringify(statements),
  });
  try {
    return (await generate(root, codegen)).files.get('statements.ts') ?? '';
  } finally {
    await rm(root, { recursive: true });
  }
}

const observable = {
  id: 'T01',
  section: 'Reads',
  lines: [7, '9-11'],
  says: 'Things can be read.',
  level: 'must',
  holds: { interfaces: ['things-v1'], operations: 'GET /things' },
};

it('are in one module, with their places', async () => {
  const module = await moduleOf([observable, { id: 'T02', section: 'Reads', lines: [7], open: 'How many there are.' }]);
  expect(module).toContain('"D9": "Things"');
  expect(module).toContain('"operations":{"things-v1":["GET /things"]}');
  expect(module).toContain('{"id":"T02","section":"Reads","lines":[7],"open":"How many there are.","document":"D9"}');
});

it.each([
  ['is used twice', [observable, observable], 'specs/statements/D9.yaml T01 is used twice'],
  [
    'holds nowhere',
    [{ ...observable, holds: { ...observable.holds, operations: 'PUT /things' } }],
    '«PUT /things» means no operation of things-v1',
  ],
  ['is both stated and open', [{ ...observable, open: 'How.' }], 'T01/'],
  ['has no level', [{ ...observable, level: undefined }], "T01 must have required property 'level'"],
  ['has no place', [{ ...observable, holds: undefined }], "T01 must have required property 'holds'"],
  ['has a place and is excluded', [{ ...observable, excluded: 'No.' }], 'T01/excluded'],
  ['names no line', [{ ...observable, lines: ['nine'] }], 'T01/lines/0 must match pattern'],
  ['has an unknown member', [{ ...observable, place: 'here' }], 'T01 must NOT have additional properties'],
])('are refused when one %s', async (_, statements, message) => {
  await expect(moduleOf(statements)).rejects.toThrow(message);
});

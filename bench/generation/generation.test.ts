import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { run } from '../../scripts/generate/command.ts';
import { inFolder } from '../../scripts/temporary-folder.ts';
import { ROOT } from '../processes/child.ts';
import { sectionOf, type Measured } from './benchmark.ts';
import { commandsFor, fewestCalls, GENERATE, oneByOne, runAll, UNCHANGED } from './tools.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

async function workspace(only?: readonly string[]): ReturnType<typeof createWorkspace> {
  const created = await createWorkspace(only);
  onTestFinished(() => created.remove());
  return created;
}

it('gives the tools every interface', async () => {
  const own = await workspace();
  expect(own.ids).toEqual(INTERFACE_IDS);
  expect(oneByOne(own)).toHaveLength(3 * INTERFACE_IDS.length + 1);
  expect(fewestCalls(own)).toHaveLength(4);
});

it.each([
  ['one by one', (own: Workspace) => commandsFor('login', own)],
  ['with the fewest calls', (own: Workspace) => fewestCalls(own).slice(0, -1)],
])('lets the tools make the same output as the generator, %s', async (_how, commands) => {
  const own = await workspace(['login']);
  await runAll(commands(own));
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
  const generated = await read(join(ROOT, 'generated/login/openapi.json'));
  expect(await read(join(own.folder, 'out/login/openapi.json'))).toEqual(generated);
  for (const file of ['openapi.yaml', 'types.ts']) {
    expect(await readFile(join(own.folder, 'out/login', file), 'utf8')).toContain('access_token');
  }
});

it('uses existing options of the generator, and never writes into the checkout', async () => {
  const options = GENERATE.args.slice(UNCHANGED.args.length);
  expect(options).toContain('--check');
  const errors: string[] = [];
  const output = { write: () => {}, writeError: (line: string) => void errors.push(line) };
  // Fails for lack of contracts; wrong usage would be reported before that.
  const code = await inFolder((root) => run(options, { root, codegen: { generates: {} }, ...output }));
  expect({ code, errors }).toMatchObject({ code: 1, errors: [expect.stringContaining('redocly.yaml')] });
});

const MEASURED: Measured = {
  oneByOne: [20_000, 30_000, 22_000],
  generate: [2000, 3000, 2000],
  fewestCalls: [6000, 9000, 6600],
  unchanged: [300, 400],
  calls: { oneByOne: 37, fewestCalls: 4 },
  interfaces: 12,
};

it('compares the rounds in pairs', () => {
  const { markdown, figures, goals } = sectionOf(MEASURED);
  expect(figures).toMatchObject({ ratios: { oneByOne: 10, fewestCalls: 3 } });
  expect(goals.map(({ measured, holds }) => [measured, holds])).toEqual([
    [10, true],
    [0.35, true],
  ]);
  expect(markdown).toMatch(/the tools one by one \| 37 \| 22 \(/);
});

it('reports a goal that is not met', () => {
  const slow = sectionOf({ ...MEASURED, generate: [6000, 6000, 6000], unchanged: [600] });
  expect(slow.goals.map(({ holds }) => holds)).toEqual([false, false]);
});

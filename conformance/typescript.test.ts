import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const parent = mkdtempSync(join(tmpdir(), 'typescript-'));
/** A checkout in a folder whose name needs escapes in a URL. */
const checkout = join(parent, 'Müllers Projekt #1 %20');

beforeAll(async () => {
  await mkdir(checkout);
  await symlink(join(import.meta.dirname, '../node_modules'), join(checkout, 'node_modules'), 'junction');
  await writeFile(join(checkout, 'package.json'), '{ "type": "module" }');
  for (const name of ['typescript.js', 'typescript-hooks.js'])
    await copyFile(join(import.meta.dirname, name), join(checkout, name));
  await writeFile(
    join(checkout, 'amount.ts'),
    'export const amount = (cents: number): string => `${cents / 100} EUR`;',
  );
});
afterAll(() => rm(parent, { recursive: true }));

async function run(program: string): Promise<string> {
  const file = join(checkout, 'program.ts');
  await writeFile(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', './typescript.js', file], {
    cwd: checkout,
  });
  return stdout;
}

// Node 22.18 and later run TypeScript themselves: there, the hooks are not used.
describe('TypeScript of a checkout', () => {
  it('runs in any folder', async () => {
    expect(await run("import { amount } from './amount.ts';\nconsole.log(amount(150));")).toBe('1.5 EUR\n');
  });

  it('names the line of a failure', async () => {
    const program =
      'interface Loan {\n  cents: number;\n}\nconst { cents } = {} as Loan;\nconsole.log(cents.toFixed());';
    await expect(run(program)).rejects.toThrow(/program\.ts:5:/);
  });

  it('shows what cannot be parsed', async () => {
    await expect(run('const cents: number = ;')).rejects.toThrow(/program\.ts.*\n.*const cents/);
  });
});

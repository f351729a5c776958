import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ended } from './output.fixture.ts';
import { runCommand } from './run-command.ts';

it('does nothing if npm has consumed an option', async () => {
  const carriedOut: string[][] = [];
  const command = {
    usage: 'Usage: npm run try [-- --build-only]\n  --build-only  build, and no more',
    read: (argv: readonly string[]) => [...argv],
    carryOut: async (argv: string[]) => carriedOut.push(argv) - 1,
  };
  const env = { npm_lifecycle_event: 'try', npm_config_build_only: 'true', npm_config_loglevel: 'notice' };
  const kept = await ended((output) => runCommand([], command, output, env));
  expect(kept).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^npm consumed --build-only: .* npm run try -- --build-only\n/) as string,
  });
  expect(carriedOut).toEqual([]);
  expect((await ended((output) => runCommand(['--build-only'], command, output, env))).code).toBe(0);
  expect(carriedOut).toEqual([['--build-only']]);
});

it('names a file that cannot be written, with the reason', async () => {
  const command = {
    usage: 'Usage: npm run try',
    read: () => import.meta.filename,
    carryOut: (file: string) => writeFile(join(file, 'below'), '').then(() => 0),
    failed: 3,
  };
  const { code, errors } = await ended((output) => runCommand([], command, output));
  expect({ code, errors }).toEqual({
    code: 3,
    errors: expect.stringMatching(/below: a part of its path is a file/) as string,
  });
});

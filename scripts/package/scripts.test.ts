import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJson } from '../release/packages.ts';
import { CHECKOUT } from '../run-command.ts';

const { root } = CHECKOUT;
const { scripts } = await readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
/** The programs behind the scripts that people call, with the first words of each. */
const programs = new Map(
  Object.entries(scripts).flatMap(([name, line]) => {
    const [, loader, file, words] = /^node (\S+ \S+) (\S+\.ts)([^&]*)$/.exec(line) ?? [];
    return loader === undefined || file === undefined || /^(pre|post)/.test(name)
      ? []
      : [[file, `${loader} ${file}${words ?? ''}`.split(' ')]];
  }),
);

it.each([...programs])('%s prints its help, and refuses options that it does not know', (_, words) => {
  const called = (option: string) => spawnSync(process.execPath, [...words, option], { cwd: root, encoding: 'utf8' });
  expect(called('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^Usage:/) as string });
  expect(called('--no-such-option').status).toBe(2);
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../engine/config/load.ts';
import { newFolder, run, serve } from './cli.fixture.ts';

it.each(['mocks.yml', 'mocks.json'])(
  'mock --write-config %s: the mocks are conformant by what it writes',
  async (name) => {
    const file = join(newFolder(), name);
    const serving = await serve(['mock', '--port', '0', '--ended', 'cases-v1=410', '--write-config', file]);
    expect(serving.stdout).toContain(`run conformance -- --config ${file} --allow-writes`);
    const { capabilities, expect: expected } = loadConfig(file);
    expect([capabilities, expected]).toEqual([{ state: false }, { 'cases-v1': 'retired' }]);
    const { code, stdout } = await run(['run', '--config', file, '--allow-writes', '--quiet']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^conformant /)]);
    expect(await serving.stop()).toBe(0);
  },
);

it('mock --write-config says where the configuration cannot be written', async () => {
  const file = join(newFolder(), 'nowhere', 'mocks.yaml');
  const { code, stderr } = await run(['mock', '--port', '0', '--write-config', file]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('nowhere/mocks.yaml: cannot be written: the folder')]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../engine/config/load.ts';
import { newFolder, run, serve } from './cli.fixture.ts';

it('mock --write-config writes a configuration, YAML or JSON, with which the mocks are conformant', async () => {
  const folder = newFolder();
  const [yaml, json] = [join(folder, 'mocks.yml'), join(folder, 'mocks.json')];
  const serving = await serve(['mock', '--port', '0', '--ended', 'cases-v1=410', '--write-config', yaml]);
  expect(serving.stdout).toContain(`run conformance -- --config ${yaml} --allow-writes`);
  const { capabilities, expect: expected } = loadConfig(yaml);
  expect([capabilities, expected]).toEqual([{ state: false }, { 'cases-v1': 'retired' }]);
  const report = join(folder, 'report.json');
  const { code, stdout } = await run([
    'run',
    '--config',
    yaml,
    '--allow-writes',
    '--quiet',
    '--report',
    `json=${report}`,
  ]);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^conformant /)]);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ summary: { should: { failed: 0 } } });
  expect(await serving.stop()).toBe(0);

  const other = await serve(['mock', '--port', '0', '--ended', 'cases-v1=410', '--write-config', json]);
  const settings = (file: string) => ({ ...loadConfig(file), $schema: undefined, targets: undefined });
  expect(JSON.parse(readFileSync(json, 'utf8'))).toHaveProperty('targets.report');
  expect(settings(json)).toEqual(settings(yaml));
  expect(await other.stop()).toBe(0);
});

it('mock --write-config reports a configuration that cannot be written', async () => {
  const file = join(newFolder(), 'nowhere', 'mocks.yaml');
  const { code, stderr } = await run(['mock', '--port', '0', '--write-config', file]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('nowhere/mocks.yaml: cannot be written: the folder')]);
});

import { describe, expect, it } from 'vitest';
import { makeCheckout } from '../diff/checkout.fixture.ts';
import { packedIn, publishDryRun } from './dry-run.ts';

const PACKAGE = { name: 'a', version: '1.0.0', size: 10, files: [{ path: 'b.js', size: 1 }] };

describe('the answer of npm', () => {
  it.each([
    ['is the package', JSON.stringify(PACKAGE, null, 2)],
    ['is under its name', JSON.stringify({ a: PACKAGE }, null, 2)],
    ['comes behind what the build prints', `built {all} of it\n${JSON.stringify({ a: PACKAGE }, null, 2)}\n`],
  ])('%s', (_, stdout) => {
    expect(packedIn(stdout)).toEqual({ name: 'a', version: '1.0.0', size: 10, files: ['b.js'] });
  });

  it('must be there', () => {
    expect(() => packedIn('nothing\n')).toThrow('npm answers without JSON');
    expect(() => packedIn('{\n}\n')).toThrow('npm answers without a package');
  });
});

it('tries to publish, with provenance on, and without a registry', async () => {
  const checkout = await makeCheckout();
  await checkout.write('.npmrc', 'registry=http://127.0.0.1:9\n');
  const { name, version, files } = await publishDryRun(checkout.root, 'platform-conformance');
  expect({ name, version, files }).toEqual({
    name: 'platform-conformance',
    version: '0.1.0',
    files: ['LICENSE', 'package.json'],
  });
});

it('says why npm would not publish', async () => {
  const checkout = await makeCheckout();
  await checkout.write('package.json', { name: 'platform-contracts', version: 'one' });
  await expect(publishDryRun(checkout.root, 'platform-contracts')).rejects.toThrow(
    /fails for platform-contracts:[^]*Invalid version/,
  );
});

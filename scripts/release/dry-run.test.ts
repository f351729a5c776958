import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCheckout } from '../diff/checkout.fixture.ts';
import { packedIn, publishDryRun } from './dry-run.ts';
import { PACKAGE_NAMES } from './packages.ts';

const PACKAGE = { name: 'a', version: '1.0.0', size: 10, files: [{ path: 'b.js', size: 1 }] };

describe('the output of npm', () => {
  it.each([
    ['is the package', JSON.stringify(PACKAGE, null, 2)],
    ['is under its name', JSON.stringify({ a: PACKAGE }, null, 2)],
    ['follows output of the build', `built {all} of it\n${JSON.stringify({ a: PACKAGE }, null, 2)}\n`],
    ['follows JSON of the build', `{\n  "built": true\n}\n${JSON.stringify({ a: PACKAGE }, null, 2)}\n`],
  ])('%s', (_, stdout) => {
    expect(packedIn(stdout)).toEqual({ name: 'a', version: '1.0.0', size: 10, files: ['b.js'] });
  });

  it('must be there', () => {
    expect(() => packedIn('nothing\n')).toThrow('npm answers without JSON');
    expect(() => packedIn('{\n}\n')).toThrow('npm answers without a package');
  });
});

describe('a dry run', () => {
  it.each(['0.1.0', '9.0.0'])(
    'passes even if the registry already has %s, since it is not requests',
    async (version) => {
      const registry = await startRegistry(version);
      const checkout = await makeCheckout();
      for (const folder of ['', 'conformance/']) await checkout.write(`${folder}.npmrc`, `registry=${registry.url}\n`);
      for (const name of PACKAGE_NAMES) {
        const packed = await publishDryRun(checkout.root, name);
        expect(packed).toMatchObject({ name, version: '0.1.0' });
        expect(packed.files).toEqual(expect.arrayContaining(['LICENSE', 'package.json']));
      }
      expect(registry.requests).toEqual([]);
    },
  );
});

/** A registry with both packages at a version. */
async function startRegistry(version: string): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const name = request.url?.slice(1) ?? '';
    const published = { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(published));
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, requests };
}

it('says why npm would not publish', async () => {
  const checkout = await makeCheckout();
  await checkout.write('package.json', { name: 'platform-contracts', version: 'one' });
  await expect(publishDryRun(checkout.root, 'platform-contracts')).rejects.toThrow(
    /fails for platform-contracts:[^]*Invalid version/,
  );
});

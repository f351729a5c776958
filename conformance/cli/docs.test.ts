import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from './cli.fixture.ts';
import { docsCommand } from './docs.ts';
import { UsageError } from './usage-error.ts';

const io = { stdout: process.stdout, stderr: process.stderr };

it('says what to do if there are no pages', async () => {
  const folder = newFolder();
  const missing = docsCommand({ port: 0 }, io, folder);
  await expect(missing).rejects.toThrow(UsageError);
  await expect(missing).rejects.toThrow(`There are no pages in ${folder}. In a checkout, \`npm run docs\` builds them`);
});

it('says that a port is taken, and what to do', async () => {
  const site = newFolder();
  writeFileSync(join(site, 'index.html'), '<h1>Index</h1>');
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(docsCommand({ port }, io, site)).rejects.toThrow(
    new RegExp(`Port ${port} on .* is already taken.*--port N`),
  );
  other.close();
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { request } from 'undici';
import { loadOperations } from '../../conformance/mock/documents.ts';
import { createPrismListener } from '../../conformance/mock/prism.ts';
import { createHost } from '../../conformance/servers/host.ts';
import type { Handler } from '../../conformance/servers/handler.ts';
import { HOSTS, type Host } from '../../conformance/reference/interface.ts';
import { listen, openPorts } from '../../conformance/servers/listen.ts';
import { generate } from '../../scripts/generate/generation.ts';
import { inFolder } from '../../scripts/temporary-folder.ts';
import { timed } from '../rounds.ts';
import { ADDRESS, pathOf, syntheticContract } from './synthetic-contract.ts';

/** Generates the code of a contract, in memory. Returns milliseconds. */
export async function generating(operations: number): Promise<number> {
  return inFolder(async (folder) => {
    await mkdir(join(folder, 'specs/synthetic'), { recursive: true });
    await writeFile(join(folder, 'redocly.yaml'), 'apis: {}\n');
    await writeFile(join(folder, 'specs/hosts.yaml'), `[{ id: synthetic, address: ${ADDRESS} }]`);
    // JSON is YAML.
    await writeFile(join(folder, 'specs/synthetic/openapi.yaml'), JSON.stringify(syntheticContract(operations)));
    return timed(() => generate(folder, { generates: {} }));
  });
}

/** Reads a contract, serves its mock and waits for the first response. Returns milliseconds. */
export async function startingMock(operations: number): Promise<number> {
  return inFolder(async (folder) => {
    await mkdir(join(folder, 'report'));
    await writeFile(join(folder, 'report/openapi.json'), JSON.stringify(syntheticContract(operations)));
    return timed(async () => {
      const loaded = await loadOperations(pathToFileURL(`${folder}/`), 'report');
      const server = await openPorts({ report: createPrismListener(loaded) }, { port: 0 });
      await expectSuccess(`${server.urls.report}${pathOf(0).replace('{id}', 'a')}`);
      await server.close();
    });
  });
}

/** Serves routes as the reference deployment does, and waits for the first response. Returns milliseconds. */
export function startingReference(operations: number): Promise<number> {
  return timed(async () => {
    const app = new Hono();
    for (let index = 0; index < operations; index += 1) {
      const path = pathOf(index).replace('{id}', ':id');
      app.on(index % 2 === 0 ? 'GET' : 'PUT', path, (c) => c.json({ id: c.req.param('id') }));
    }
    const handler = createHost(() => [app]);
    const hosts = Object.fromEntries(HOSTS.map((host) => [host, handler])) as Record<Host, Handler>;
    const server = await listen(hosts, { port: 0 });
    await expectSuccess(`${server.urls.report}${pathOf(0).replace('{id}', 'a')}`);
    await server.close();
  });
}

async function expectSuccess(url: string): Promise<void> {
  const { statusCode, body } = await request(url);
  await body.dump();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
}

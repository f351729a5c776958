import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTS, type Host } from '../../generated/platform.ts';
import { manualClock } from '../clock.ts';
import { loadMocks } from '../mock/index.ts';
import { createDeployment } from '../reference/deployment.ts';
import { listenerOf, type Listener } from './handler.ts';
import { hostileRequests, type Known } from './hostile-requests.fixture.ts';
import { serverOf } from './listen.ts';
import { siteListener } from './site.ts';
import { exchange } from './wire.fixture.ts';

const REQUESTS = 10_000;
const SECRET = 'streng-geheim';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(folder, 'site/index.html'), '<h1>Index</h1>');
  await symlink('../secret.txt', join(folder, 'site/link.html'));
  await symlink('..', join(folder, 'site/up'));
});
afterAll(() => rm(folder, { recursive: true }));

const shown = (text: string) => JSON.stringify(text.replaceAll(/(.)\1{30,}/g, '$1…').slice(0, 400));

/** Sends hostile requests to the hosts one after the other. */
async function attack(listenerAt: (host: Host) => Listener, known: Known) {
  /** Responses that no server should send. */
  const failures: string[] = [];
  let accepted = 0;
  for (const [index, host] of HOSTS.entries()) {
    const server = serverOf(listenerAt(host));
    const requests = hostileRequests(host, Math.ceil(REQUESTS / HOSTS.length), index + 1, known);
    for (const { bytes, cut, endless, head, requestedStatus } of requests) {
      const { status, whole, text } = await exchange(server, bytes, { cut, head });
      const answered = status !== undefined || endless;
      const fine = status === undefined || status < 500 || status === 501 || status === requestedStatus;
      if (!answered || !whole || !fine || text.includes(SECRET)) {
        failures.push(`${host}: ${shown(bytes.toString('latin1'))}\n  is answered with ${shown(text)}`);
      }
      if (status !== undefined && status < 400) accepted += 1;
    }
  }
  return { failures, isOftenAccepted: accepted > REQUESTS / 1000 };
}

const FINE = { failures: [], isOftenAccepted: true };

it('the reference deployment answers any request', async () => {
  const deployment = createDeployment({ clock: manualClock(Date.UTC(2026, 10, 2)), readyAfterMs: 0 });
  const urls = Object.fromEntries(HOSTS.map((host) => [host, `http://${host}.example`])) as Record<Host, string>;
  const { credentials, fixtures } = (await deployment.configuration(urls)) as Record<
    string,
    Record<string, Record<string, string>>
  >;
  const lines = Object.values(credentials ?? {}).flatMap(
    ({ accessToken, authorization, apiKey, partnerId, username, password }) => [
      ...(accessToken === undefined ? [] : [`Authorization: Bearer ${accessToken}`]),
      ...(authorization === undefined ? [] : [`Authorization: ${authorization}`]),
      ...(apiKey === undefined ? [] : [`X-ApiKey: ${apiKey}\r\nX-PartnerId: ${partnerId}`]),
      ...(username === undefined ? [] : [`Authorization: Basic ${btoa(`${username}:${password}`)}`]),
    ],
  );
  const identifiers = Object.values(fixtures ?? {})
    .flatMap((each) => Object.values(each))
    .filter((value) => /^[\w-]+$/.test(value));
  const listenerAt = (host: Host) => listenerOf(deployment.hosts[host]);
  expect(await attack(listenerAt, { credentials: lines, identifiers })).toEqual(FINE);
});

it('the mocks answer any request', async () => {
  const { listeners } = loadMocks();
  const credentials = [
    'Authorization: Bearer token',
    'X-ApiKey: key\r\nX-PartnerId: ABC12',
    'Cookie: sessionId=a',
    'Authorization: Basic YTpi',
  ];
  expect(await attack((host) => listeners[host], { credentials, identifiers: ['AB12CD', '1', '4711'] })).toEqual(FINE);
});

it('the documentation answers any request, and serves no other files', async () => {
  const site = siteListener(join(folder, 'site'));
  const identifiers = ['index.html', 'link.html', 'secret.txt', '..', '404.html', 'up/secret.txt'];
  expect(await attack(() => site, { credentials: [], identifiers })).toEqual(FINE);
});

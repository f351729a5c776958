import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { HOSTS, type Host } from '../../generated/platform.ts';
import { createDeployment } from '../../conformance/reference/deployment.ts';
import { listen } from '../../conformance/servers/listen.ts';
import { installedWith, nameAt, readLockfile, type LockEntry } from './lockfile.ts';
import { readJson } from './packages.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

const HERE = 'scripts/release/security.test.ts';
const DELIVERY = 'scripts/release/delivery.test.ts';
const HOSTILE = 'clients/common/hostile-values.test.ts';
const SIGNATURE = 'conformance/cli/signature.test.ts';

/** The title of a test, in the second group; also of tests with cases. */
const TITLE = /^ *(?:(?:it|test)\(|(?:it|test)\b.*\)\(|\]\)\(|\)\()?\s*(['"`])(.*)\1,/gm;

/** A test: its file, and a part of its title. */
type Test = readonly [file: string, title: string];

/** The beginning of each sentence of SECURITY.md about the tools, and the tests that prove it; none if it only refers. */
const SHOWN_BY: Readonly<Record<string, readonly Test[]>> = {
  '- **The suite** reads credentials': [['conformance/engine/config/load.test.ts', 'expands variables in values']],
  'It sends them only to the origins under `targets`': [
    ['conformance/engine/target.test.ts', 'follows a redirect only to configured origins'],
    ['conformance/engine/http-transport.test.ts', 'returns a redirect instead of following it'],
    ['conformance/proof/secrets.test.ts', 'no output shows a secret'],
  ],
  'Rules that send wrong credentials': [
    ['conformance/rules/login/rules.test.ts', 'invented credentials are not judged if the target refuses'],
  ],
  '`docs/conformance.md` says': [],
  '- **Reports** are read': [
    ['conformance/cli/cheating.test.ts', 'is not conformant when judged again'],
    ['conformance/reporters/terminal.test.ts', 'lets no text control it'],
  ],
  'Only a signature shows': [[SIGNATURE, 'are accepted if the owner of the key signed them']],
  'The tools read the private key': [[SIGNATURE, 'are refused with exit code 2']],
  '- **The clients** keep a token': [[HERE, 'clients store nothing']],
  'The message of an error': [['clients/session/secrets.test.ts', 'is in no error of a sign-on']],
  'A credential goes to the origin': [['clients/common/addresses.test.ts', 'leaves the credential behind at']],
  'A value with characters that would break out': [
    [HOSTILE, 'no identifier reaches another path'],
    [HOSTILE, 'refuses a credential with a line break'],
    [HOSTILE, 'refuse the cookie'],
  ],
  'At most 64 MiB': [['clients/common/body-limit.test.ts', 'reads 64 MiB by default']],
  '- **The mocks** accept any credential': [
    ['conformance/mock/contracts.test.ts', 'every operation of every contract'],
  ],
  '**The reference deployment** has invented': [[HERE, 'the credentials of the reference deployment are the same']],
  'Both listen on 127.0.0.1': [[HERE, 'servers listen on this machine alone']],
  'Clients that are too slow': [['conformance/servers/listen.test.ts', 'waits at most half a minute for a request']],
  '- **The documentation** sends requests': [
    ['scripts/docs/browser/try-it.test.ts', 'sends nothing but when its button is pressed'],
  ],
  'It loads nothing': [['scripts/docs/browser/built-files.test.ts', 'load nothing from another host']],
  'Its server serves': [['conformance/servers/site.test.ts', 'follows a link that stays in its folder']],
  'No tool collects telemetry': [[HERE, 'neither they nor the tools know an address to report to']],
  'Packages are published': [[HERE, 'no workflow holds a secret, and what is published has provenance']],
  'Every release brings': [['scripts/release/sbom.test.ts', 'writes a bill for each package']],
  'Licences, files and signatures': [
    ['scripts/release/licences.test.ts', 'finds nothing in the checkout'],
    ['scripts/release/files.test.ts', 'accepts the files of a package'],
    [HERE, 'what is published has provenance'],
  ],
  'Actions are pinned by commit': [[DELIVERY, 'what is downloaded is named by its content']],
  'Neither package has a dependency': [[HERE, 'neither package brings a package with an install script']],
  'CodeQL analyses': [[DELIVERY, 'workflows refer to existing jobs, workflows and scripts']],
  '[docs/release.md](docs/release.md) says how': [],
};

it('every sentence of SECURITY.md about the tools is proved by a test', async () => {
  const text = await read('SECURITY.md');
  const sections = text.split(/^## /m).filter((section) => /^What the tools do|^How a release/.test(section));
  const sentences = sections.flatMap((section) =>
    section
      .replace(/^.*\n+/, '')
      .split(/\n(?=- )|\n\n/)
      .flatMap((paragraph) =>
        paragraph
          .replaceAll(/\s+/g, ' ')
          .trim()
          .split(/(?<=\.) (?=[A-Z`*[])/),
      )
      .filter((sentence) => sentence !== ''),
  );
  const starts = Object.keys(SHOWN_BY);
  expect(sentences.filter((sentence) => !starts.some((start) => sentence.startsWith(start)))).toEqual([]);
  expect(starts.filter((start) => !sentences.some((sentence) => sentence.startsWith(start)))).toEqual([]);
  const shown = Object.values(SHOWN_BY).flat();
  const missing = await Promise.all(
    shown.map(async ([file, title]) =>
      [...(await read(file)).matchAll(TITLE)].some(([, , it = '']) => it.includes(title)) ? [] : [`${file}: ${title}`],
    ),
  );
  expect(missing.flat()).toEqual([]);
});

it('the credentials of the reference deployment are the same at every start, but for its tokens', async () => {
  const urls = Object.fromEntries(HOSTS.map((host) => [host, `http://${host}.example`])) as Record<Host, string>;
  const credentials = async () => {
    const { credentials: all } = (await createDeployment().configuration(urls)) as { credentials: object };
    return Object.entries(all as Record<string, object>);
  };
  const fixed = (all: [string, object][]) => all.filter(([, parts]) => !('accessToken' in parts));
  const [once, again] = [await credentials(), await credentials()];
  expect(fixed(once).length).toBeGreaterThan(5);
  expect(fixed(again)).toEqual(fixed(once));
  expect(again).not.toEqual(once);
});

it('servers listen on this machine alone unless they are told otherwise', async () => {
  const { urls, close } = await listen({ one: () => new Response() }, { port: 0 });
  await close();
  expect(urls.one).toMatch(/^http:\/\/127\.0\.0\.1:/);
});

it('clients store nothing, and neither they nor the tools know an address to report to', async () => {
  const sources = (await readdir(join(root, 'clients'), { recursive: true })).filter((path) =>
    /(?<!\.(?:test|fixture|check))\.ts$/.test(path),
  );
  const texts = await Promise.all(sources.map((path) => read(join('clients', path))));
  for (const [index, text] of texts.entries()) {
    expect(text, sources[index]).not.toMatch(/localStorage|sessionStorage|indexedDB|document\.cookie|node:fs/);
    expect(text, sources[index]).not.toMatch(/fetch\(\s*['"`]https?:/);
  }
});

it('no workflow holds a secret, and what is published has provenance', async () => {
  const folder = '.github/workflows';
  const files = await readdir(join(root, folder));
  for (const file of files)
    expect(await read(join(folder, file)), file).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/);
  expect(await read(join(folder, 'release.yml'))).toMatch(/npm publish .* --provenance/);
  expect(await read(join(folder, 'package.yml'))).toContain('npm audit signatures');
});

it('neither package brings a package with an install script; those for development are not run', async () => {
  const lockfile = await readLockfile(root);
  const entries = lockfile.packages as Readonly<Record<string, LockEntry & { hasInstallScript?: boolean }>>;
  const withScript = Object.keys(entries).filter((path) => entries[path]?.hasInstallScript === true);
  expect(
    ['', 'conformance'].flatMap((from) => installedWith(lockfile, from)).filter((path) => withScript.includes(path)),
  ).toEqual([]);
  const { allowScripts } = await readJson<{ allowScripts: Record<string, boolean> }>(join(root, 'package.json'));
  const forbidden = Object.keys(allowScripts).filter((name) => allowScripts[name] === false);
  expect([...new Set(withScript.map(nameAt))]).toEqual(forbidden);
  const installers = await Promise.all(['.ci/run', '.github/workflows/package.yml'].map(read));
  const installs = installers.flatMap((text) => text.match(/\bnpm ci\b.*$/gm) ?? []);
  expect(installs).toEqual(installers.map(() => 'npm ci --ignore-scripts'));
});

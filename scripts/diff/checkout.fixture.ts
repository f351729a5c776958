import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DOCUMENT } from './labelled/document.fixture.ts';
import { SDL } from './labelled/sdl.fixture.ts';

/** The document without one of its operations. */
export const BROKEN_DOCUMENT = { ...DOCUMENT, paths: { ...DOCUMENT.paths, '/things/{id}': undefined } };

/** A checkout with the two packages at 0.1.0, one interface with an OpenAPI document and an SDL, and the release of both. */
export interface Checkout {
  /** Absolute path. */
  root: string;
  write(path: string, content: string | object): Promise<void>;
  /** Changes the contract in `generated/`, but not the released copy. */
  changeDocument(document: object): Promise<void>;
  /** Adds a pending changeset. */
  announce(levels: Readonly<Record<string, string>>): Promise<void>;
  git(...args: string[]): string;
  /** Commits all files and tags the commit. */
  tag(name: string): void;
}

/** Makes a checkout in a temporary folder, which is deleted after the test. */
export async function makeCheckout({ version = '0.1.0' } = {}): Promise<Checkout> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'checkout-')));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (path: string, content: string | object) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  const manifest = { version, license: 'MIT', exports: {}, publishConfig: { access: 'public', provenance: true } };
  const lockfile = { version, lockfileVersion: 3, packages: { '': { version }, conformance: { version } } };
  const contracts = { 'things/openapi.json': JSON.stringify(DOCUMENT), 'things/schema.graphql': SDL };
  const files = Object.entries(contracts).flatMap(([path, text]) => [
    write(`generated/${path}`, text),
    write(`releases/${version}/generated/${path}`, text),
  ]);
  await Promise.all([
    ...files,
    write('package.json', { name: 'platform-contracts', ...manifest }),
    write('conformance/package.json', { name: 'platform-conformance', ...manifest }),
    write('package-lock.json', lockfile),
    write('LICENSE', 'MIT'),
    write('conformance/LICENSE', 'MIT'),
    write('CHANGELOG.md', `# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n\n## ${version} - 2030-01-01\n`),
    write('.changeset/config.json', {
      changelog: false,
      access: 'public',
      baseBranch: 'main',
      fixed: [['platform-contracts', 'platform-conformance']],
    }),
  ]);
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.test', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  };
  let count = 0;
  return {
    root,
    write,
    changeDocument: (document) => write('generated/things/openapi.json', JSON.stringify(document)),
    announce: (levels) => {
      const lines = Object.entries(levels).map(([name, level]) => `"${name}": ${level}`);
      return write(`.changeset/change-${String((count += 1))}.md`, `---\n${lines.join('\n')}\n---\n\nA change.\n`);
    },
    git,
    tag: (name) => {
      git('init', '--quiet');
      git('add', '.');
      git('commit', '--quiet', '--message', name);
      git('tag', name);
    },
  };
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRules } from '../conformance/engine/load-rules.ts';
import { faults } from '../conformance/reference/faults.ts';
import { INTERFACE_IDS } from '../generated/platform.ts';
import { DOCUMENTS, TRACKED } from './documents.fixture.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const FOLDERS = new Set(TRACKED.flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])));
const NAMES = new Set(TRACKED.map((path) => path.split('/').at(-1)));
/** What `npm run docs` writes, and git does not track. */
const SITE = 'docs/site/';
/** What the package exports looks like a path, too: `specs/cases-v2.yaml`. */
const EXPORTED = Object.keys((JSON.parse(read('package.json')) as { exports: object }).exports)
  .map((path) => path.slice('./'.length))
  .filter((path) => /^\w+\//.test(path));

/** A path or a pattern as a regular expression: `*` and `<name>` match any part of a name, a folder matches what it holds. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/\.d\.ts$/, '.ts')
      .replaceAll('.', '\\.')
      .replaceAll(/\*|<[\w-]+>/g, '[^/]*')}(/|$)`,
  );

function isThere(path: string): boolean {
  if (!path.includes('/')) return NAMES.has(path);
  // A part of a path: `servers/site.ts` of conformance.
  if (path.endsWith('.ts') && TRACKED.some((one) => one.endsWith(`/${path}`))) return true;
  const pattern = patternOf(path);
  const known = [...TRACKED, ...EXPORTED].some((one) => pattern.test(one));
  return known || path.startsWith(SITE) || EXPORTED.some((one) => patternOf(one).test(path));
}

/** The code in the text of a document, outside of blocks. */
const codeIn = (text: string): string[] =>
  Array.from(text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\s]+)`/g), ([, code = '']) => code);

/** Whether code names a file of the repository: below one of its folders, or a module. */
const isFile = (code: string): boolean =>
  (/^[\w./<>*-]+$/.test(code) && code.includes('/') && FOLDERS.has(code.split('/')[0] ?? '')) ||
  /^[\w-][\w.-]*\.(ts|js)$/.test(code) ||
  /^\w[\w./-]*\.ts$/.test(code);

it.each(DOCUMENTS)('%s names files that exist', (document) => {
  const text = read(document);
  // A decision that another one supersedes is about code that is gone.
  if (/^Superseded by /m.test(text)) return;
  expect(codeIn(text).filter((code) => isFile(code) && !isThere(code))).toEqual([]);
});

/** The anchors of the headings of a document, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  Array.from(text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(DOCUMENTS)('%s links to files and headings that exist', (document) => {
  const text = read(document).replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '');
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, href = '']) => href);
  const broken = links.filter((href) => {
    if (/^(https?:|\/)/.test(href)) return false;
    const [path = '', anchor] = href.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!TRACKED.some((one) => one === target || one.startsWith(`${target.replace(/\/$/, '')}/`))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

interface Schema {
  properties?: Readonly<Record<string, Schema>>;
}

/** The paths of all settings in the schema of the configuration: `fixtures.offers.ermittlungsId`. */
const settingsIn = ({ properties = {} }: Schema, above = ''): string[] =>
  Object.entries(properties).flatMap(([name, part]) => [above + name, ...settingsIn(part, `${above}${name}.`)]);

const SETTINGS = new Set(settingsIn(JSON.parse(read('conformance/config.schema.json')) as Schema));
const SETTING = /^(capabilities|credentials|expect|fixtures|limits|network|targets|timing)\.[\w.-]+$/;

it.each(DOCUMENTS)('%s names settings that exist', (document) => {
  const named = codeIn(read(document)).filter((code) => SETTING.test(code) && !NAMES.has(code));
  expect(named.filter((setting) => !SETTINGS.has(setting))).toEqual([]);
});

const IDS = [...(await loadRules()), ...faults].map(({ id }) => id);
const patternOfId = (id: string): RegExp => new RegExp(`^${id.replace('!', '').replaceAll('*', '.*')}$`);

it.each(DOCUMENTS)('%s names rules and faults that exist', (document) => {
  const named = codeIn(read(document)).filter((code) => {
    const [, owner] = /^!?([a-z\d*-]+)\/[a-z\d*-]+$/.exec(code) ?? [];
    return owner !== undefined && INTERFACE_IDS.some((id) => patternOfId(owner).test(id));
  });
  expect(named.filter((id) => !IDS.some((one) => patternOfId(id).test(one)))).toEqual([]);
});

it('finds a file that does not exist', () => {
  const text =
    'See `scripts/gone.ts`, `specs/*/gone.yaml`, `gone.ts` and `npm/not-ours.json`.\n```ts\n`scripts/gone.ts`\n```\n';
  expect(codeIn(text).filter((code) => isFile(code) && !isThere(code))).toEqual([
    'scripts/gone.ts',
    'specs/*/gone.yaml',
    'gone.ts',
  ]);
});

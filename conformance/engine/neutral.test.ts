import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOSTS, INTERFACE_IDS } from '../../generated/platform.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-zäöü])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-zäöüß]+/)
    .filter(({ length }) => length > 3);

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    pattern.test(file) ? `${folder}${file}` : [],
  );

/** English words: those in the types of TypeScript and Node, and in the prose of the project, without code and quotations. */
const english = new Set([
  ...[
    ...filesIn('node_modules/typescript/lib/', /^lib\..*\.d\.ts$/),
    ...filesIn('node_modules/@types/node/', /\.d\.ts$/),
  ].flatMap((file) => wordsOf(read(file))),
  ...['README.md', 'CONTRIBUTING.md', ...filesIn('docs/adr/', /\.md$/)].flatMap((file) =>
    wordsOf(read(file).replaceAll(/```[\s\S]*?```|`[^`]*`|«[^»]*»|\S*[/_=]\S*|\S*[a-z][A-Z]\S*/g, ' ')),
  ),
]);

/** The words of members, paths, parameters and values of a contract. */
function namesIn(node: unknown, names: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return names;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'name' && typeof value === 'string') names.push(value);
    if (key === 'enum' && Array.isArray(value)) names.push(...value.map(String));
    if (key === 'properties' || key === 'paths') names.push(...Object.keys(value as object));
    namesIn(value, names);
  }
  return names;
}

/** The German words of contracts. */
const germanIn = (...contracts: unknown[]): Set<string> =>
  new Set(contracts.flatMap((contract) => namesIn(contract).flatMap(wordsOf)).filter((word) => !english.has(word)));

const vocabulary = germanIn(...INTERFACE_IDS.map((id) => JSON.parse(read(`generated/${id}/openapi.json`)) as unknown));

/** The ids that a text names in quotes. */
const idsIn = (text: string): string[] =>
  [...INTERFACE_IDS, ...HOSTS].filter((id) => new RegExp(`(['"\`])${id}\\1`).test(text));

const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.(test|fixture))\.ts$/.test(file),
);

it('knows the German words of the contracts', () => {
  expect([...vocabulary]).toEqual(expect.arrayContaining(['vorgangs', 'nummer', 'rohdaten', 'anschrift', 'darlehen']));
});

it('does not treat English words of interfaces as German', () => {
  const properties = { answers: {}, contractStatus: {}, Vorgangsnummer: {} };
  expect([...germanIn({ paths: { '/messages/{text}': {} }, properties })]).toEqual(['vorgangsnummer']);
});

it.each(["'pm'", '"pm"', '`pm`'])('finds an id in quotes: %s', (id) => {
  expect(idsIn(`host === ${id}`)).toEqual(['pm']);
});

it.each(sources)('%s names no interface, no host and no German word', (file) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect([...new Set(wordsOf(text).filter((word) => vocabulary.has(word)))]).toEqual([]);
  expect(idsIn(text)).toEqual([]);
});

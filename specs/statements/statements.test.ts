import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { DOCUMENTS, STATEMENTS, type Statement } from '../../generated/statements.ts';
import { linesOf } from './lines.fixture.ts';

interface Document {
  title: string;
  lines?: number;
  silent?: (number | string)[];
}

const documents = parse(readFileSync(new URL('documents.yaml', import.meta.url), 'utf8')) as Record<string, Document>;

describe.each(Object.entries(documents))('the statements of %s', (id, { lines = 0, silent = [] }) => {
  const own = STATEMENTS.filter(({ document }) => document === id);
  const named = new Set(own.flatMap((one) => linesOf(one.lines ?? [])));
  const said = new Set(linesOf(silent));

  it('cover exactly the lines with content', () => {
    const all = Array.from({ length: lines }, (_, index) => index + 1);
    expect(
      all.filter((line) => !named.has(line) && !said.has(line)),
      'named by no statement',
    ).toEqual([]);
    expect(
      all.filter((line) => named.has(line) && said.has(line)),
      'named, and silent',
    ).toEqual([]);
    expect(
      [...named, ...said].filter((line) => line < 1 || line > lines),
      'not in the document',
    ).toEqual([]);
  });

  it('have lines in their document', () => {
    for (const one of own) expect((one.lines ?? []).length > 0, one.id).toBe(lines > 0);
  });
});

describe('the statements of the standards', () => {
  const own = STATEMENTS.filter(({ document }) => document === 'standards');

  it('name the standard, and are no must, since no document states them', () => {
    for (const { id, standard, level } of own) {
      expect(standard, id).toBeDefined();
      expect(level, id).not.toBe('must');
    }
  });
});

describe('a statement about our own artefacts', () => {
  const shown = STATEMENTS.flatMap(({ id, static: test }) => (test === undefined ? [] : [[id, test] as const]));

  it.each(shown)('%s names an existing test: %s', (_, test) => {
    const [, file = '', title = ''] = /^(\S+?): (.*)$/.exec(test) ?? [];
    const code = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(["'", '`', '"'].some((quote) => code.includes(quote + title))).toBe(true);
  });
});

describe('docs/statements-settled.md', () => {
  const page = readFileSync(new URL('../../docs/statements-settled.md', import.meta.url), 'utf8');
  const decisions = Array.from(page.matchAll(/^\|[^|]*\d[^|]*\|[^|]*\|([^|]*)\|$/gm), ([, decision = '']) =>
    decision.trim(),
  );
  const known = new Map(STATEMENTS.map((one) => [one.id, one]));

  it('names statements that exist', () => {
    const named = decisions.flatMap((decision) => decision.match(/\b[A-Z]\d\d+\b/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('gives each the level, or the form, that it has', () => {
    const begun = decisions.flatMap((decision) => {
      const [, form = '', id = ''] = /^(Must|Should|Info|Open|Static|Excluded), ([A-Z]\d+)\b/.exec(decision) ?? [];
      return id === '' ? [] : [[id, form.toLowerCase()] as const];
    });
    expect(begun.length).toBeGreaterThan(50);
    const formOf = ({ level, ...one }: Statement) =>
      level ?? ['open', 'static', 'excluded'].find((form) => form in one);
    expect(begun.filter(([id, form]) => formOf(known.get(id) as Statement) !== form)).toEqual([]);
  });
});

it.each(Object.keys(DOCUMENTS).filter((id) => /^D\d$/.test(id)))(
  'statements of %s are in x-source of the contracts of their operations',
  (id) => {
    const named = Object.fromEntries(INTERFACE_IDS.map((one) => [one, new Set(sourcesIn(one))]));
    const unnamed = STATEMENTS.filter((one) => one.document === id).flatMap((one) =>
      Object.keys(one.operations ?? {}).flatMap((of) => (named[of]?.has(one.id) === true ? [] : [`${of}: ${one.id}`])),
    );
    expect(unnamed).toEqual([]);
  },
);

it.each(INTERFACE_IDS)('the contract of %s names only statements about itself', (id) => {
  const isAbout = ({ operations, about = [id] }: Statement) =>
    operations === undefined ? about.includes(id) : id in operations;
  const own = new Set(STATEMENTS.filter(isAbout).map((one) => one.id));
  expect([...new Set(sourcesIn(id))].filter((one) => !own.has(one))).toEqual([]);
});

/** The statements in `x-source` of a contract. */
function sourcesIn(id: string): string[] {
  const bundle = readFileSync(new URL(`../../generated/${id}/openapi.json`, import.meta.url), 'utf8');
  return Array.from(bundle.matchAll(/"x-source":"([^"]+)"/g), ([, ids = '']) => ids.split(', ')).flat();
}

it('every sentence ends with a full stop and is unique', () => {
  const sentences = STATEMENTS.map(({ id, says, open }) => [id, says ?? open ?? ''] as const);
  for (const [id, sentence] of sentences) expect(sentence, id).toMatch(/\.$/);
  const copies = sentences.filter(([id, text]) => sentences.some(([other, same]) => other !== id && same === text));
  expect(copies).toEqual([]);
});

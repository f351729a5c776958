import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsIn } from '../compiled.fixture.ts';
import { withImports } from '../reference/library.ts';
import clientReference from './client-reference.ts';
import { ROOT, sourcesWith, squeezed } from './sources.fixture.ts';

const sources = await sourcesWith();
const { library } = sources;
const pages = await clientReference(sources);
const pageOf = (name: string): string => {
  const page = pages.find(({ path }) => path === `develop/client/${name}.html`);
  if (page === undefined) throw new Error(`no page of ${name}`);
  return squeezed(page.markdown);
};
const folders = readdirSync(`${ROOT}/clients`).filter((name) => existsSync(`${ROOT}/clients/${name}/index.ts`));

describe('the reference of the client library', () => {
  it('has a page for each import path, one for common exports, and an overview', () => {
    const paths = [...folders, 'index'].map((name) => `develop/client/${name}.html`);
    expect(pages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  });

  it.each(library.imports.map((path) => [path.name, path] as const))(
    'shows every name that %s exports',
    (name, path) => {
      const page = pageOf(name);
      for (const entry of path.entries) {
        if (entry.origin === 'common') expect(page).toContain(`href="/develop/client/common.html#${entry.name}"`);
        else expect(page, entry.name).toContain(`id="${entry.name}"`);
      }
      for (const type of path.contractTypes) expect(page).toContain(`<code>${type}</code>`);
      expect(page).not.toMatch(/\{@link|\[object|id="\w*undefined/);
    },
  );

  it('has each anchor once in a page', () => {
    for (const { path, markdown } of pages) {
      const ids = Array.from(markdown.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  it('finds a docstring for every hand-written export', () => {
    const written = [...library.imports, library.common].flatMap(({ name, entries }) =>
      entries
        .filter(({ origin }) => origin === 'own' || origin === 'common')
        .map((entry) => ({ path: name, ...entry })),
    );
    const silent = written.filter(({ doc }) => doc === '').map(({ path, name }) => `${path}: ${name}`);
    expect(silent).toEqual([]);
  });

  it('lists the German values of the contract', () => {
    const page = pageOf('applications');
    expect(page).toContain(
      '<code>AblehnungsgrundValues</code></td><td><code>FINANZIELLE_SITUATION</code>, <code>NEGATIV_MERKMAL</code>',
    );
    expect(pageOf('partner')).toContain('<code>PERSON</code>, <code>ORGANISATION</code>; others may follow');
    expect(pageOf('partner')).toMatch(/<a id="AnredeValues">.*?<code>FRAU<\/code><\/td><\/tr>/);
    expect(pageOf('consumer-loan-offers')).toContain('<code>ECHTGESCHAEFT</code>');
  });
});

it('every common error and setting is explained once', () => {
  const page = pageOf('common');
  for (const { name, doc } of library.common.entries) {
    expect(page, name).toContain(`<h3 id="${name}">`);
    expect(page, name).toContain(
      doc
        .split('\n\n')[0]
        ?.replace(/\s+/g, ' ')
        .replace(/`(\w+)`/g, '<code>$1</code>')
        .slice(0, 20),
    );
  }
  expect(page).toMatch(/interface ApiSettings \{.*timeoutMs\?: number \| undefined;/);
});

describe('the overview', () => {
  it('contains the package guide', () => {
    expect(pages[0]?.markdown).toContain('## Limits, retries, logging');
  });

  it('shows each interface in ten lines at most', () => {
    const shown = /## What to begin with([^]*)/.exec(pages[0]?.markdown ?? '')?.[1];
    const examples = shown?.match(/```ts\n[^]*?\n```/g) ?? [];
    expect(examples).toHaveLength(library.imports.length);
    for (const example of examples) expect(example.split('\n').length - 2, example).toBeLessThanOrEqual(10);
  });
});

/** Variables that the examples do not declare. */
const GIVEN = `
import type { OffersV3Api } from 'platform-contracts/offers-v3';
declare global {
  const baseUrl: string;
  const loginUrl: string;
  const authorization: string;
  const accessToken: string;
  const apiKey: string;
  const offers: OffersV3Api;
  const process: { env: Record<string, string | undefined> };
}
`;

describe('the examples in docstrings', () => {
  it('compile', async () => {
    const files = new Map<string, string>([['given', GIVEN]]);
    for (const path of library.imports) {
      for (const { name, origin, example } of path.entries) {
        if (origin !== 'own' || example === undefined) continue;
        files.set(`${path.name}/${name}`, withImports(example, path.name, library));
      }
    }
    expect(files.size).toBeGreaterThan(library.imports.length);
    const wrong = 'wrong';
    files.set(
      wrong,
      withImports("createReportApi({ baseUrl, authorization }).report('keine', {});", 'report', library),
    );
    const problems = await problemsIn(files);
    expect(problems.get(wrong)).toContain('"keine"');
    problems.delete(wrong);
    expect(Object.fromEntries(problems)).toEqual({});
  });
});

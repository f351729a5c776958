import { createContext, runInContext } from 'node:vm';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../contracts.ts';
import siteAssets from './assets.ts';
import type { Found } from '../browser/search.ts';
import { renderPages } from './layout.ts';
import type { Page } from './page.ts';
import { searchIndex } from './search-index.ts';

const pages: Page[] = [
  {
    path: 'rules/report/accepted-with-location.html',
    title: 'report/accepted-with-location',
    summary: 'An accepted report request carries a Location.',
    section: 'rules',
    markdown: 'Judged by its header.\n\n## Faults that it catches\n\n`empty-location` & <b>more</b>',
    unlisted: true,
  },
  {
    path: 'project/adr/0037-known-failures.html',
    title: '0037 A baseline changes the exit code',
    summary: 'A baseline is no verdict.',
    section: 'project',
    markdown: 'A baseline.',
  },
  {
    path: 'operate/guide.html',
    title: 'Judging',
    summary: 'How to judge.',
    section: 'operate',
    markdown:
      '## Known failures\n\nA baseline changes what a run ends with, such as secrets in it.\n\n## Reports\n\nThe location of a file.\n\n### Formats\n\nSee `json` &amp; <b>more</b>.\n\n### Addresses\n\nAsk `GET /partner/{PartnerId}`.',
  },
];

let search: (query: string) => Found[];
const first = (query: string) => search(query)[0];

beforeAll(async () => {
  const contracts = await readContracts(resolve(import.meta.dirname, '../../../generated'));
  const index = searchIndex(pages, renderPages(pages, '1.0.0'), contracts);
  const engine = (await siteAssets()).find(({ path }) => path === 'assets/search.js');
  // Two classic scripts, run in turn as in a browser.
  const context = createContext({});
  runInContext(index.content, context);
  runInContext(engine?.content ?? '', context);
  search = (query) => runInContext(`siteSearch(${JSON.stringify(query)})`, context) as Found[];
});

describe('the search', () => {
  it('finds a rule by its name, with its section and an excerpt', () => {
    expect(first('accepted-with-location')).toMatchObject({
      path: 'rules/report/accepted-with-location.html',
      title: 'report/accepted-with-location',
      page: '',
      section: 'Rules',
      excerpt: 'An accepted report request carries a Location.',
    });
  });

  it('ranks a rule first for its whole id, and corrects no short words', () => {
    expect(first('report/accepted-with-location')?.path).toBe('rules/report/accepted-with-location.html');
    expect(search('jsonn').map(({ path }) => path)).toEqual([]);
  });

  it('finds a section by its heading', () => {
    expect(first('formats')).toMatchObject({
      path: 'operate/guide.html#formats',
      title: 'Formats',
      page: 'Judging',
      excerpt: 'See json & more.',
    });
  });

  it('shows names in excerpts without gaps where they may break', () => {
    expect(first('addresses')?.excerpt).toBe('Ask GET /partner/{PartnerId}.');
  });

  it('indexes an unlisted page as a whole', () => {
    const rules = search('empty-location').filter(({ section }) => section === 'Rules');
    expect(rules.map(({ path }) => path)).toEqual(['rules/report/accepted-with-location.html']);
  });

  it.each([
    ['createRohdatenReport', 'contracts/report.html#operation/createRohdatenReport'],
    ['POST /rohdaten', 'contracts/report.html#operation/createRohdatenReport'],
    ['finanzierungsvorschlaege v1', 'contracts/offers-v1.html#operation/'],
    ['untergeordnete', 'contracts/partner.html#operation/'],
  ])('finds the operation for %s', (query, path) => {
    expect(first(query)?.path).toContain(path);
  });

  it('finds words with a prefix, and slightly misspelt words', () => {
    expect(first('rohda')?.path).toContain('RohdatenReport');
    expect(first('handelsbeziehnugen')?.path).toContain('Handelsbeziehungen');
  });

  it('ranks guides before decisions and current versions before ending ones, and finds plurals', () => {
    expect(search('baseline').map(({ path }) => path)).toEqual([
      'operate/guide.html#known-failures',
      'project/adr/0037-known-failures.html',
    ]);
    expect(first('vorgang')?.path).toContain('-v3.html');
    expect(first('secret')?.path).toBe('operate/guide.html#known-failures');
  });

  it('finds nothing for nonsense', () => {
    expect(search('qqqqqqqqqqqqqqqq')).toEqual([]);
  });
});

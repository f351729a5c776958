import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './build.ts';
import { readContracts } from './contracts.ts';
import type { Contract } from './contracts.ts';
import { contractPage, INDEX_PAGE, schemaPage, UNSPECIFIED_PAGE } from './pages.ts';
import { outsideAddresses } from './self-contained.ts';

const generated = resolve(import.meta.dirname, '../../generated');
const interfaces = ['consumer-loan-offers'];

let site: string;
let contracts: Contract[];

const page = (name: string) => readFile(join(site, name), 'utf8');

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'docs-site-'));
  contracts = await readContracts(generated);
  await writeFile(join(site, 'vanished.html'), 'of an interface that is no more');
  await buildSite({ generated, site, interfaces });
});

afterAll(() => rm(site, { recursive: true, force: true }));

describe('the index', () => {
  it('links every interface with its title and its number of operations', async () => {
    const cards = (await page(INDEX_PAGE)).split('<li class="card">').slice(1);
    expect(contracts).toHaveLength(12);
    for (const { id, title, host, operations } of contracts) {
      const card = cards.find((markup) => markup.includes(`<a href="${contractPage(id)}">${title}</a></h3>`));
      expect(card, id).toContain(`host <code>${host}</code>`);
      expect(card, id).toMatch(new RegExp(`, ${String(operations)}\\s+operations?\\b`));
    }
  });

  it('tells when the ending interfaces end, and no other', async () => {
    const ending = contracts.filter(({ sunset }) => sunset !== undefined);
    const badges = (await page(INDEX_PAGE)).match(/ends 30 November 2026/g);
    expect(ending.map(({ id }) => id)).toEqual(['cases-v1', 'cases-v2', 'offers-v1', 'offers-v2']);
    expect(badges).toHaveLength(ending.length);
  });

  it('links the schema of the GraphQL interface and the open ends', async () => {
    const index = await page(INDEX_PAGE);
    expect(index).toContain(`href="${schemaPage('consumer-loan-offers')}"`);
    expect(index).toContain(`href="${UNSPECIFIED_PAGE}"`);
  });
});

describe('the pages', () => {
  it('are those of the wanted interfaces and the hand-made ones', async () => {
    const names = (await readdir(site)).filter((name) => !name.startsWith('.'));
    const rendered = [contractPage('consumer-loan-offers'), schemaPage('consumer-loan-offers')];
    expect(names.sort()).toEqual(['404.html', 'contracts', INDEX_PAGE, UNSPECIFIED_PAGE, ...rendered].sort());
  });

  it('load nothing from another host, and may not', async () => {
    const names = (await readdir(site)).filter((name) => name.endsWith('.html'));
    for (const name of names) {
      const text = await page(name);
      expect(outsideAddresses(text), name).toEqual([]);
      expect(text, name).toContain('http-equiv="Content-Security-Policy"');
      expect(text, name).not.toMatch(/cdn\.redoc\.ly/);
    }
  });

  it('show the operations of the contract and the types of the schema', async () => {
    expect(await page(contractPage('consumer-loan-offers'))).toContain('<title>Consumer-loan offers</title>');
    expect(await page(schemaPage('consumer-loan-offers'))).toContain('bestesAngebot');
  });

  it('stay as they are when nothing changed, and are built anew when they are gone', async () => {
    const second = await buildSite({ generated, site, interfaces });
    expect(second.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);

    await rm(join(site, schemaPage('consumer-loan-offers')));
    const third = await buildSite({ generated, site, interfaces });
    const outcomes = Object.fromEntries(third.map(({ page: name, outcome }) => [name, outcome]));
    expect(outcomes).toEqual({
      [contractPage('consumer-loan-offers')]: 'unchanged',
      [schemaPage('consumer-loan-offers')]: 'built',
    });
  });
});

it('names the folder when there are no contracts', async () => {
  await expect(buildSite({ generated: join(site, 'nowhere'), site })).rejects.toThrow(/nowhere.*npm run generate/);
});

import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../conformance/contracts/operations.ts';
import { RIGHT } from '../../../generated/platform.ts';
import { STATEMENTS } from '../../../generated/statements.ts';
import { contractPage } from '../site/addresses.ts';
import { namesOf } from '../site/pages/glossary.ts';
import type {} from './search.ts';
import { HAS_BROWSER, openTab, useLab } from './lab.fixture.ts';
import { found } from './reader.fixture.ts';

describe.skipIf(!HAS_BROWSER)('the search', () => {
  const lab = useLab();

  it('loads its index again after a failure', async () => {
    const { page, close } = await openTab(lab());
    await page.route('**/search-index.js', (route) => route.abort(), { times: 1 });
    await page.goto(lab().url);
    await page.getByRole('searchbox').focus();
    await page.getByRole('searchbox').fill('partner');
    await page.locator('.results a, .results p').first().waitFor();
    await page.getByRole('searchbox').fill('partner management');
    await page.locator('.results a').first().waitFor();
    await close();
  });

  it('finds every interface by its title, an operation, and a rule', async () => {
    const tab = await openTab(lab());
    await tab.page.goto(`${lab().url}rules/report/accepted-with-location.html`);
    for (const { id, title } of lab().site.contracts) {
      expect(await found(tab.page, title), title).toContain(`${lab().url}interfaces/${id}.html`);
    }
    const operation = `${lab().url}contracts/report.html#operation/createRohdatenReport`;
    expect(await found(tab.page, 'createRohdatenReport')).toContain(operation);
    expect(await found(tab.page, 'accepted-with-location')).toContain(
      `${lab().url}rules/report/accepted-with-location.html`,
    );
    expect(tab.problems).toEqual([]);
    await tab.close();
  });

  it('ranks every operation first for its operationId, and for its method and path', async () => {
    const tab = await openTab(lab());
    await tab.page.goto(lab().url);
    await found(tab.page, 'createPartner');
    // Several interfaces may have it; each is right.
    const wanted = new Map<string, Set<string>>();
    for (const { id, document } of lab().site.contracts) {
      for (const { key, object } of operationsOf(document)) {
        const { operationId = '' } = object;
        for (const query of [key, operationId]) {
          wanted.set(query, (wanted.get(query) ?? new Set()).add(`${contractPage(id)}#operation/${operationId}`));
        }
      }
    }
    const first = await tab.page.evaluate(
      (queries) => queries.map((query) => [query, globalThis.siteSearch(query)[0]?.path ?? ''] as const),
      Array.from(wanted.keys()),
    );
    expect(first.filter(([query, path]) => wanted.get(query)?.has(path) !== true)).toEqual([]);
    expect(await found(tab.page, 'createPartner')).toHaveProperty(
      '0',
      `${lab().url}contracts/partner.html#operation/createPartner`,
    );
    await tab.close();
  });

  it('ranks every statement and right first for its name, and finds an explanation of every name in a contract', async () => {
    const tab = await openTab(lab());
    await tab.page.goto(lab().url);
    await found(tab.page, 'createPartner');
    const pathsFor = (queries: readonly string[]) =>
      tab.page.evaluate(
        (all) => all.map((query) => [query, globalThis.siteSearch(query).map(({ path }) => path)] as const),
        queries,
      );
    const statements = STATEMENTS.map(({ id, document }) => [id, `statements/${document}.html#${id}`] as const);
    const inTable = [...RIGHT, 'anrede', '_links'].map((name) => [name, `interfaces/rights.html#${name}`] as const);
    const named = new Map([...statements, ...inTable]);
    for (const [query, [first]] of await pathsFor([...named.keys()])) expect(first, query).toBe(named.get(query));
    const names = new Set(lab().site.contracts.flatMap(({ document, sdl }) => [...namesOf(document, sdl)]));
    const lost = (await pathsFor([...names].filter((name) => name !== ''))).filter(
      ([, paths]) => !paths.some((path) => /^(?:interfaces|contracts|develop\/client)\//.test(path)),
    );
    expect(lost.map(([name]) => name)).toEqual([]);
    await tab.close();
  });

  it('loads its index when it is used, and says when it finds nothing', async () => {
    const tab = await openTab(lab());
    const loaded: string[] = [];
    tab.page.on('request', (request) => loaded.push(request.url()));
    await tab.page.goto(lab().url);
    expect(loaded.filter((address) => address.includes('search-index'))).toEqual([]);
    expect(await found(tab.page, 'xyzzyqqq')).toEqual([`${lab().url}site-map.html`]);
    expect(await tab.page.locator('.search [role=status]').textContent()).toBe('0 results');
    expect(loaded.filter((address) => address.includes('search-index'))).toHaveLength(1);
    await tab.close();
  });
});

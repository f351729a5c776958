import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER, openTab, useLab, type Tab } from './lab.fixture.ts';
import { seriousProblems } from './reader.fixture.ts';

/** One page of each kind. */
const KINDS = {
  start: 'index.html',
  interface: 'interfaces/partner.html',
  'interfaces that end': 'interfaces/offers-v1.html',
  GraphQL: 'interfaces/graphql.html',
  'list of rules': 'rules/index.html',
  rule: 'rules/report/accepted-with-location.html',
  statements: 'statements/D1.html',
  guide: 'operate/conformance.html',
  reference: 'develop/client/report.html',
  migration: 'migrate/index.html',
  decision: 'project/adr/0001-run-typescript-from-source.html',
  'site map': 'site-map.html',
  'sample report': 'operate/sample-report.html',
  rights: 'interfaces/rights.html',
} as const;

/** Redoc pages of each kind: with a request, deprecated, of a schema. */
const REDOC_KINDS = {
  operation: 'contracts/partner.html#operation/updatePartner',
  deprecated: 'contracts/cases-v1.html#operation/replaceVorgangsBearbeiter',
  schema: 'contracts/consumer-loan-offers-schema.html',
} as const;
/** Names of controls in Redoc's markup differ from their text; only Redocly can change that. */
const REDOC_EXCEPT = 'label-content-name-mismatch';

/** The findings of axe-core on a page of each kind. */
describe.skipIf(!HAS_BROWSER)('accessibility', () => {
  const lab = useLab();
  let tab: Tab;
  beforeAll(async () => {
    tab = await openTab(lab());
  });
  afterAll(() => tab.close());

  it.each(Object.entries(KINDS))('%s has no serious problem, in light and in dark', async (_, path) => {
    await tab.page.emulateMedia({ colorScheme: 'light' });
    await tab.page.goto(lab().url + path);
    expect(await seriousProblems(tab.page)).toEqual([]);
    await tab.page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousProblems(tab.page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
    const levels = await tab.page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => tagName.slice(1)));
    expect(levels.filter((level, index) => Number(level) > Number(levels[index - 1] ?? 0) + 1)).toEqual([]);
    await tab.page.setViewportSize({ width: 360, height: 740 });
    expect(await seriousProblems(tab.page, ['target-size'])).toEqual([]);
    await tab.page.setViewportSize({ width: 1280, height: 720 });
  });

  it.each(Object.entries(REDOC_KINDS))(
    '%s in Redoc has only one known problem, in light and in dark',
    async (_, path) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await tab.page.emulateMedia({ colorScheme });
        await tab.page.goto('about:blank');
        await tab.page.goto(lab().url + path);
        await tab.page.locator(`html.${colorScheme}`).waitFor();
        await tab.page.locator('h2').first().waitFor();
        const problems = await seriousProblems(tab.page);
        // The page remembers the chosen language of the samples.
        const command = tab.page.getByRole('button', { name: 'curl' });
        if (path.includes('#operation') && (await command.count()) > 0) {
          await command.first().click();
          await tab.page.getByRole('menuitem', { name: 'TypeScript' }).filter({ visible: true }).click();
          await tab.page.locator('code', { hasText: 'platform-contracts/' }).first().waitFor();
          problems.push(...(await seriousProblems(tab.page)));
        }
        expect(problems.filter((problem) => !problem.startsWith(REDOC_EXCEPT))).toEqual([]);
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { loadRules } from '../../../../conformance/engine/load-rules.ts';
import { casesOf } from '../../../../conformance/engine/rule.ts';
import { faults } from '../../../../conformance/reference/faults.ts';
import { rulePage } from '../../../../conformance/reporters/rule-page.ts';
import { reportOf } from '../../../../conformance/reporters/report.fixture.ts';
import { operationsOf } from '../../../../conformance/contracts/operations.ts';
import { meaningOf, settingOf } from '../rule-sections.ts';
import rules from './rules.ts';
import { sourcesWith, squeezed } from './sources.fixture.ts';

const all = await loadRules();
const sources = await sourcesWith({ rules: all, faults });
const pages = await rules(sources);
const pageOf = (id: string): string => {
  const page = pages.find(({ path }) => path === `rules/${id}.html`);
  if (page === undefined) throw new Error(`no page of ${id}`);
  return squeezed(page.markdown);
};

describe('the pages of the rules', () => {
  it('have the addresses that reports link to', () => {
    const paths = new Set(pages.map(({ path }) => path));
    const report = reportOf([], { configuration: { targets: {}, docs: 'https://docs.example' } });
    for (const { id } of all) expect(paths).toContain(rulePage(report, id)?.replace('https://docs.example/', ''));
    expect(paths).toContain('rules/cases-v3/answers-fit-overlay.html');
    expect(pages).toHaveLength(1 + all.length + sources.contracts.length);
  });

  it('are listed by interface and level, with their number', () => {
    const list = pageOf('index');
    for (const { id } of all) expect(list).toContain(`<a href="/rules/${id}.html">`);
    const musts = all.filter(({ level }) => level === 'must').length;
    expect(list).toContain(`<td>all</td><td class="align-right">${String(musts)}</td>`);
    expect(list.indexOf('/rules/report/accepted-with-location.html')).toBeLessThan(
      list.indexOf('/rules/report/location-names-report.html'),
    );
  });

  it('say what is checked, what it needs, its source, and the faults it catches', () => {
    const page = pageOf('report/accepted-with-location');
    expect(page).toContain('A target that fails it is nonconformant');
    expect(page).toContain('Without <code>--allow-writes</code> it is skipped.');
    expect(page).toContain('202 of <a href="/contracts/report.html#operation/createPartnerReport">');
    expect(page).toContain('one by one: <code>partner</code>, <code>bestandskundenpotential</code>');
    expect(page).toContain(
      '<td><code>credentials.report</code></td><td>For report. <code>authorization</code>: The whole value ',
    );
    expect(page).toContain('<a href="/statements/D1.html#R02">R02</a> (Report service, Endpoints, rule 1): The 202 ');
    expect(page).toContain('<tr><td><a id="fault-no-location"></a><code>report/no-location</code></td>');
    expect(page).toContain('<td>The 202 has no Location.</td>');
    expect(page).toContain(
      'npm run conformance -- --rule report/accepted-with-location --reference-fault report/no-location',
    );
    expect(page).toContain('context.expect.header(answer, ');
  });

  it('list settings that a reason may name, besides the required ones', () => {
    const page = pageOf('login/wrong-credentials-refused');
    expect(page).toContain('make a difference, too');
    expect(page).toMatch(/<td><code>credentials\.login\.mayFail<\/code><\/td><td>\w+/);
  });

  it('link to the judged operations if no response is declared', () => {
    const page = squeezed(pageOf('cases-v1/responsible-persons-can-be-set'));
    for (const operation of ['replaceKundenBetreuer', 'replaceVorgangsBearbeiter']) {
      expect(page).toContain(`<li><a href="/contracts/cases-v1.html#operation/${operation}">`);
    }
    expect(page).not.toContain('operation/getKundenBetreuer"');
    expect(page).toContain('<code>conformance/rules/cases/responsible-persons-can-be-set.ts</code>');
  });

  it('name existing faults, operations and settings', () => {
    const ids = new Set(faults.map(({ id }) => id));
    const operations = new Map(
      sources.contracts.map(({ id, document }) => [
        id,
        new Set(operationsOf(document).map(({ object }) => object.operationId)),
      ]),
    );
    for (const rule of all) {
      for (const name of rule.brokenBy) expect(ids).toContain(`${rule.interface}/${name}`);
      for (const { operation } of rule.covers) expect(operations.get(rule.interface)).toContain(operation);
      for (const need of rule.needs) expect(meaningOf(settingOf(need)), need).not.toBe('');
      for (const name of casesOf(rule)) expect(name, rule.id).toMatch(/\S/);
    }
  });

  it('link a statement to its other rules', () => {
    const page = pageOf('report/no-permission-forbidden');
    expect(page).toContain('<a href="/rules/report/read-without-permission-refused.html">');
    expect(page).not.toContain('<a href="/rules/report/no-permission-forbidden.html">');
  });

  it('say which rules are opt-in, and which need the responses to others', () => {
    expect(pageOf('offers-v2/quota-exhausted')).toContain('It is left out by default, since it uses up the quota');
    expect(pageOf('partner/answers-fit-contract')).toMatch(
      /npm run conformance -- --interface partner --reference-fault partner\/\S+/,
    );
    expect(pageOf('cases-v3/answers-fit-overlay')).toContain('only when an Overlay tightens this interface');
  });
});

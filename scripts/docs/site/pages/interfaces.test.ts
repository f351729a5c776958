import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { LoadedRule } from '../../../../conformance/engine/load-rules.ts';
import { operationsOf } from '../../../../conformance/contracts/operations.ts';
import interfaces from './interfaces.ts';
import { ROOT, sourcesWith, squeezed } from './sources.fixture.ts';

const rule: LoadedRule = {
  file: 'report/in-time.ts',
  id: 'report/in-time',
  interface: 'report',
  level: 'must',
  title: 'A report carries a `Location` <soon>',
  source: ['R02'],
  covers: [],
  at: [],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  check: async () => {},
};
const sources = await sourcesWith({ rules: [rule] });
const pages = await interfaces(sources);
const pageOf = (id: string): string => {
  const page = pages.find(({ path }) => path === `interfaces/${id}.html`);
  if (page === undefined) throw new Error(`no page of ${id}`);
  return squeezed(page.markdown);
};

describe('the pages of the interfaces', () => {
  it('are one per interface, and an index with links to all', () => {
    const [list, ...single] = pages;
    expect(single.map(({ path }) => path)).toEqual(sources.contracts.map(({ id }) => `interfaces/${id}.html`));
    for (const { id, title } of sources.contracts) {
      expect(squeezed(list?.markdown ?? '')).toContain(`<a href="/interfaces/${id}.html">${title}</a>`);
    }
  });

  it.each(sources.contracts.map((contract) => [contract.id, contract] as const))(
    'of %s describe it, list every operation, and have a form to try it',
    (id, { document, mockUrl }) => {
      const page = pageOf(id);
      const purpose = squeezed(document.info.description?.split('\n\n')[0] ?? '');
      expect(page).toContain(purpose.trim());
      // In a separate list, even if the description ends with one.
      expect(page).toMatch(/At a glance<\/h2><ul><li><strong>Id:/);
      for (const { key, object } of operationsOf(document)) {
        expect(page, key).toContain(
          `<tr><td><a id="operation-${object.operationId ?? ''}"></a><a href="/contracts/${id}.html#operation/`,
        );
      }
      expect(page).toMatch(new RegExp(`curl -i (-X \\w+ )?'${mockUrl}/`));
      expect(page).toMatch(new RegExp(`<h2 id="try-it">Try it</h2>.*<div data-try-it="${id}" data-operation="`));
      expect(page).toContain(`import { `);
      expect(page.replace(/<pre>.*?<\/pre>/g, '')).not.toMatch(/undefined|\[object|NaN/);
    },
  );

  it('warn of the end of life, and link to the successors', () => {
    expect(pageOf('cases-v2')).toContain('<strong>End of life: 30 November 2026.</strong>');
    expect(pageOf('cases-v2')).toContain('<a href="/interfaces/offers-v3.html">offers-v3</a>');
    expect(pageOf('cases-v2')).toContain(
      'href="/contracts/offers-v3.html#operation/listZahlungsplaeneGemerktesAngebot"',
    );
    expect(pageOf('offers-v2')).toContain('<td>none: captured data is read in a customer-data interface</td>');
    expect(pageOf('cases-v3')).not.toContain('30 November');
  });

  it('say how each credential is sent, and which operations need another one', () => {
    expect(pageOf('partner')).toContain(
      '<a id="credential-apiKey"></a><code>apiKey</code></td><td>header <code>X-ApiKey</code></td>',
    );
    expect(pageOf('partner')).toContain('<code>apiKey</code> and <code>partnerId</code>: all operations');
    expect(pageOf('offers-v3')).toContain('with the scope <code>baufinanzierung:angebot:ermitteln</code>: <a href=');
    expect(pageOf('session')).toContain('<td>cookie <code>sessionId</code></td>');
    expect(pageOf('login')).toContain('header <code>Authorization: Basic …</code>');
    expect(pageOf('report')).toContain('None of the credentials above: 33 operations (OPTIONS, GET)');
  });

  it('take the client from its docstring and its example program', async () => {
    const docstrings = await readFile(`${ROOT}/clients/report/api.ts`, 'utf8');
    const [, first = ''] = /@example\n \* (.*)\n/.exec(docstrings) ?? [];
    expect(first).toMatch(/createReportApi/);
    expect(pageOf('report')).toContain(first);
    expect(pageOf('report')).toContain("import { createReportApi } from 'platform-contracts/report';");
    expect(pageOf('report')).toContain(
      squeezed(`\`\`\`ts\n${await readFile(`${ROOT}/examples/report.ts`, 'utf8')}\`\`\``).trim(),
    );
  });

  it('describe each kind of report', () => {
    expect(pageOf('report').match(/<td>Reports of the kind/g)).toHaveLength(15);
    expect(pageOf('partner')).not.toContain('id="kinds"');
  });

  it('link to the GraphQL explorer if there is one', () => {
    expect(pageOf('consumer-loan-offers')).toContain(
      '<a href="/interfaces/graphql.html#explorer">the GraphQL explorer</a>',
    );
    expect(pageOf('partner')).not.toContain('graphql.html');
  });

  it('link to the rules of the interface', () => {
    expect(pageOf('report')).toContain('<a href="/rules/index.html#report">1 rule</a> (1 must, 0 should, 0 info)');
  });
});

import type { Contract } from '../../contracts.ts';
import { contractFile, contractPage, interfaceLink, toInterface } from '../addresses.ts';
import { blocks, code, dayOf, fence, link, table, text, verbOf, type Block, type Row } from '../md.ts';
import type { Page, SiteSources } from '../page.ts';

/** The start page: what the platform offers, when v1 and v2 end, and where each kind of reader goes on. */
export default function start({ contracts, rules, today }: SiteSources): Page {
  const operations = contracts.reduce((sum, contract) => sum + contract.operations, 0);
  return {
    path: 'index.html',
    title: 'Platform contracts',
    shortTitle: 'Start',
    summary: `The ${String(contracts.length)} interfaces of a German platform for mortgages and consumer loans: contracts of ${String(operations)} operations, mocks to develop against, ${String(rules.length)} rules that judge a deployment, and a typed client.`,
    section: 'start',
    markdown: blocks(
      endNotices(contracts, today),
      '## Where to begin',
      `<div class="cards readers">`,
      READERS,
      '</div>',
      '## What the platform offers {#interfaces}',
      'Each interface is served by one of six hosts, whose addresses differ from deployment to deployment. The sources name them by placeholders.',
      table(['Interface', 'What it offers', 'Operations', 'Contract', 'Host', 'Port of its mock'], contracts.map(row)),
    ),
  };
}

function endNotices(contracts: readonly Contract[], today: string): string[] {
  const days = new Set(contracts.flatMap(({ sunset }) => sunset ?? []));
  return Array.from(days, (sunset) => {
    const ending = contracts.filter((contract) => contract.sunset === sunset);
    const names = ending.map((contract) => {
      const next = contract.successors.map((id) => link(id, interfaceLink(id)));
      return `${toInterface(contract)} (${next.join(', ')})`;
    });
    return `<aside class="notice" aria-label="End of life">\n\n**What ${verbOf(sunset, today)} on ${dayOf(sunset)},** and what replaces it: ${names.join(', ')}.\n\n[What replaces each of their operations](/migrate/index.html#every-operation)\n\n</aside>`;
  });
}

/** What a kind of reader wants, the command that gets them going, what it does, and the pages to read next. */
const card = (wants: string, command: string, ...then: readonly string[]): Block => [
  '<div class="card">',
  `### ${wants}`,
  fence(command, 'sh'),
  then,
  '</div>',
];

const READERS: Block = [
  card(
    'Read the interfaces',
    'npm run docs',
    'builds these pages and serves them at 127.0.0.1:4020. They need no network.',
    '[Interfaces](/interfaces/index.html) · [Glossary](/interfaces/glossary.html) · [What is not specified](/interfaces/not-specified.html)',
  ),
  card(
    'Develop against the mocks',
    'npm run mock',
    'answers every operation on six ports of your machine.',
    '[Mocks](/develop/mocks.html)',
  ),
  card(
    'Check a deployment',
    'npm run conformance -- --config my.yaml',
    'judges it by the rules and shows the evidence. It changes nothing unless you allow it.',
    '[Conformance guide](/operate/conformance.html) · [Read-only runs](/operate/conformance.html#read-only-runs) · [Rules](/rules/index.html) · [A sample report](/operate/sample-report.html)',
  ),
  card(
    'Build an application',
    'npm pack',
    'makes the package platform-contracts, to be installed in your project: types and clients for every interface.',
    '[Client library](/develop/client/index.html) · [Leaving v1 and v2](/migrate/index.html)',
  ),
];

function row(contract: Contract): Row {
  const { id, summary, host, mockUrl, operations, schemaFile } = contract;
  const files = [`[reference](/${contractPage(id)})`, `[openapi.yaml](/${contractFile(id, 'openapi.yaml')})`];
  if (schemaFile !== undefined) files.push(`[schema.graphql](/${contractFile(id, 'schema.graphql')})`);
  const port = code(new URL(mockUrl).port);
  return [toInterface(contract), text(summary), operations, files.join(', '), code(host), port];
}

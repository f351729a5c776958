import { readFileSync } from 'node:fs';
import type { Contract } from '../../contracts.ts';
import { contractFile, contractPage, interfaceLink, toInterface } from '../addresses.ts';
import { blocks, code, endOn, link, table, text, type Row } from '../md.ts';
import type { Page, SiteSources } from '../page.ts';

/** For each kind of reader: goal, first command and its effect, and the pages to read next. */
const READERS = readFileSync(new URL('readers.md', import.meta.url), 'utf8').trimEnd();

/** The start page: the interfaces, the ends of v1 and v2, and where each kind of reader continues. */
export default function start({ contracts, rules }: SiteSources): Page {
  const operations = contracts.reduce((sum, contract) => sum + contract.operations, 0);
  return {
    path: 'index.html',
    title: 'Platform contracts',
    shortTitle: 'Start',
    summary: `The ${String(contracts.length)} interfaces of a German platform for mortgages and consumer loans: contracts of ${String(operations)} operations, mocks to develop against, ${String(rules.length)} rules that judge a deployment, and a typed client.`,
    section: 'start',
    markdown: blocks(
      endNotices(contracts),
      '## Where to begin',
      READERS,
      '## What the platform offers {#interfaces}',
      'Each interface is served by one of six hosts, whose addresses differ from deployment to deployment. The sources name them by placeholders.',
      table(['Interface', 'What it offers', 'Operations', 'Contract', 'Host', 'Port of its mock'], contracts.map(row)),
    ),
  };
}

function endNotices(contracts: readonly Contract[]): string[] {
  const days = new Set(contracts.flatMap(({ sunset }) => sunset ?? []));
  return Array.from(days, (sunset) => {
    const ending = contracts.filter((contract) => contract.sunset === sunset);
    const names = ending.map((contract) => {
      const next = contract.successors.map((id) => link(id, interfaceLink(id)));
      return `${toInterface(contract)} (${next.join(', ')})`;
    });
    return `<aside class="notice" aria-label="End of life">\n\n**${endOn(sunset)}.** Versions and their successors: ${names.join(', ')}.\n\n[What replaces each of their operations](/migrate/index.html#every-operation)\n\n</aside>`;
  });
}

function row(contract: Contract): Row {
  const { id, summary, host, mockUrl, operations, sdl } = contract;
  const files = [`[reference](/${contractPage(id)})`, `[openapi.yaml](/${contractFile(id, 'openapi.yaml')})`];
  if (sdl !== undefined) files.push(`[schema.graphql](/${contractFile(id, 'schema.graphql')})`);
  const port = code(new URL(mockUrl).port);
  return [toInterface(contract), text(summary), operations, files.join(', '), code(host), port];
}

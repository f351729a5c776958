import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEVELS } from '../../../../conformance/engine/rule.ts';
import type { Contract } from '../../contracts.ts';
import {
  changesLink,
  clientLink,
  contractFile,
  contractPage,
  GRAPHQL_PAGE,
  interfaceLink,
  pathOf,
  schemaPage,
  toInterface,
  toOperation,
} from '../addresses.ts';
import { drawFlow, firstOperation } from '../interfaces/flow-diagram.ts';
import { authentication, operationTable } from '../interfaces/operations.ts';
import {
  anchored,
  below,
  blocks,
  code,
  count,
  endOn,
  facts,
  fence,
  folded,
  inline,
  link,
  notice,
  table,
  text,
  type Block,
} from '../md.ts';
import type { Page, SiteSources } from '../page.ts';
import { unspecifiedOf } from './not-specified.ts';
import { mainFunction, withImports } from '../reference/library.ts';
import { codeSamples } from '../samples.ts';

/** A page for each interface, and an index. */
export default async function interfaces(sources: SiteSources): Promise<Page[]> {
  return [index(sources), ...(await Promise.all(sources.contracts.map((one) => interfacePage(one, sources))))];
}

function index({ contracts, rules }: SiteSources): Page {
  const rows = contracts.map(({ id, title, summary, host, operations, sunset }) => {
    const end = sunset === undefined ? '' : ` (${endOn(sunset)})`;
    const own = rules.filter((rule) => rule.interface === id).length;
    const numbers = [link(String(operations), `/${contractPage(id)}`), link(String(own), `/rules/index.html#${id}`)];
    return [anchored(id, `${toInterface({ id, title })}${end}<br>${text(summary)}`), code(host), ...numbers];
  });
  return {
    path: 'interfaces/index.html',
    title: 'Interfaces',
    shortTitle: 'All interfaces',
    summary: `The ${String(contracts.length)} interfaces of the platform: what each is for, and how it is used.`,
    section: 'interfaces',
    markdown: table(['Interface', 'Host', 'Operations', 'Rules'], rows),
  };
}

async function interfacePage(contract: Contract, sources: SiteSources): Promise<Page> {
  const { id, title, summary, sunset, document } = contract;
  const open = unspecifiedOf(document).length;
  return {
    path: pathOf(interfaceLink(id)),
    title,
    summary: sunset === undefined ? `${summary}.` : `${summary}. ${endOn(sunset)}.`,
    section: 'interfaces',
    scripts: ['try-it'],
    markdown: blocks(
      endOfLife(contract),
      document.info.description,
      '## At a glance',
      about(contract),
      '## Authentication',
      authentication(contract),
      '## Typical use',
      drawFlow(contract, sources.contracts),
      kinds(contract),
      '## Operations',
      `Bodies, parameters, examples and samples are in [the reference](/${contractPage(id)}).`,
      operationTable(contract),
      await client(contract, sources),
      mock(contract),
      rulesOf(contract, sources),
      below(
        '## Not specified',
        open === 0 ? '' : `The sources leave [${count(open, 'thing')}](/interfaces/not-specified.html#${id}) open.`,
      ),
    ),
  };
}

function endOfLife({ sunset, successors }: Contract): Block {
  if (sunset === undefined) return undefined;
  const next = successors.map((id) => link(id, interfaceLink(id))).join(' and ');
  return notice(`**${endOn(sunset)}.** Use ${next} instead: [how to move](/migrate/index.html).`);
}

function about({ id, host, placeholder, version, sdl }: Contract): string {
  const files = [
    `[reference](/${contractPage(id)})`,
    `[openapi.yaml](/${contractFile(id, 'openapi.yaml')})`,
    `[openapi.json](/${contractFile(id, 'openapi.json')})`,
  ];
  if (sdl !== undefined) {
    files.push(`[schema with an explorer](/${GRAPHQL_PAGE})`, `[schema in Redoc](/${schemaPage(id)})`);
    files.push(`[schema.graphql](/${contractFile(id, 'schema.graphql')})`);
  }
  return facts([
    ['Id', `${code(id)}, everywhere: as import, in reports, on the command line`],
    ['Host', `${code(host)}, in the sources ${code(`{${placeholder}}`)}`],
    ['Version', `${text(version)}; [what changed](${changesLink(id)})`],
    ['Contract', files.join(', ')],
  ]);
}

/** The kinds of reports: each is a tag with operations of its own. */
function kinds({ document }: Contract): Block {
  const rows = (document.tags ?? [])
    .filter((tag) => 'x-list' in tag)
    .map(({ name, description = '' }) => [code(name), inline(description)]);
  const lead = '[The glossary](/interfaces/glossary.html) explains the German names.';
  return below(['## Kinds', lead], table(['Kind', 'Description'], rows));
}

async function client({ id }: Contract, { root, library }: SiteSources): Promise<Block> {
  const path = library.imports.find(({ name }) => name === id);
  if (path === undefined) return undefined;
  const main = mainFunction(path);
  const program = await readFile(join(root, 'examples', `${id}.ts`), 'utf8').catch(() => undefined);
  return [
    '## Client',
    `${inline(main.doc, path.linkOf)} [All of ${code(`platform-contracts/${id}`)}](${clientLink(id)}).`,
    fence(withImports(main.example, id, library), 'ts'),
    program && folded(`A whole program: <code>examples/${id}.ts</code>`, fence(program, 'ts')),
  ];
}

function mock(contract: Contract): Block {
  const { id, mockUrl, host, sdl } = contract;
  const operation = firstOperation(contract);
  const { operationId = '' } = operation.object;
  return [
    '## Mock',
    `The mock of the host ${code(host)} responds at ${code(mockUrl)} with the examples of the contract, and accepts any credential:`,
    fence('npm run mock', 'sh'),
    fence(codeSamples(contract).get(operationId)?.[0]?.source ?? '', 'sh'),
    `Sends ${toOperation(contract, operation.key)}.`,
    '## Try it',
    'While the mock runs on this machine, this form sends requests to it and shows the responses.',
    sdl && `The same form is beside the schema in [the GraphQL explorer](/${GRAPHQL_PAGE}#explorer).`,
    `<div data-try-it="${id}" data-operation="${operationId}"><noscript><p>The form needs JavaScript.</p></noscript></div>`,
  ];
}

function rulesOf({ id, title }: Contract, { rules }: SiteSources): Block {
  const own = rules.filter((rule) => rule.interface === id);
  const counts = LEVELS.map((level) => `${String(own.filter((rule) => rule.level === level).length)} ${level}`);
  return [
    '## Rules',
    `What the conformance suite checks of ${text(title)}: [${count(own.length, 'rule')}](/rules/index.html#${id}) (${counts.join(', ')}).`,
    fence(`npm run conformance -- --interface ${id}`, 'sh'),
  ];
}

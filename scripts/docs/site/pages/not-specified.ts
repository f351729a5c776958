import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { visitParts } from '../../../../conformance/contracts/contract-parts.ts';
import { operationsOf } from '../../../../conformance/contracts/operations.ts';
import { pointerSteps } from '../../../../conformance/json.ts';
import type { Contract } from '../../contracts.ts';
import { ruleLink, toInterface } from '../addresses.ts';
import { below, blocks, code, count, fence, inline, table, type Block } from '../md.ts';
import type { Page, SiteFile, SiteSources } from '../page.ts';

/** The example of an Overlay; same path in the site as below `docs/`. */
const EXAMPLE = 'examples/cases-overlay.yaml';
const TIGHTENED = 'cases-v3/answers-fit-overlay';

/**
 * The page of details that the contracts leave open because their sources do not show them, with instructions to tighten them; and the
 * example file.
 */
export default async function notSpecified({ root, contracts }: SiteSources): Promise<[Page, SiteFile]> {
  const number = contracts.reduce((sum, { document }) => sum + unspecifiedOf(document).length, 0);
  const content = await readFile(join(root, 'docs', EXAMPLE), 'utf8');
  const page: Page = {
    path: 'interfaces/not-specified.html',
    title: 'Not specified',
    summary: `${count(number, 'detail')} that the sources of the contracts do not show, interface by interface, and how to specify them.`,
    section: 'interfaces',
    markdown: blocks(
      'Details that the sources do not show stay open in the contracts. Such a payload is a named open schema: any JSON value is valid, its type has no members, and the conformance suite asserts nothing about it. Its name ends in `Payload`.',
      '## How to tighten it {#tighten}',
      'If you know more about a deployment, write an OpenAPI Overlay with one `update` for each name; its target is `$.components.schemas.` followed by a name of the kind `schema` below.',
      `This one says which members the cases of a deployment have ([the file](/${EXAMPLE})):`,
      fence(content, 'yaml'),
      'Judge the deployment by the contracts and the Overlay together:',
      fence(`npx platform-conformance run --config my.yaml --overlay ${basename(EXAMPLE)}`, 'sh'),
      `Each tightened interface gets one more must-rule, here [${code(TIGHTENED)}](${ruleLink(TIGHTENED)}): it fails if a response of the run does not fit, and names operation, status and member. An action whose target matches nothing is an error, so that a misspelt name is noticed.`,
      contracts.map(section),
    ),
  };
  return [page, { path: EXAMPLE, file: `docs/${EXAMPLE}`, content }];
}

function section(contract: Contract): Block {
  const rows = unspecifiedOf(contract.document).map(({ kind, name, text }) => [kind, code(name), inline(text)]);
  return below(`## ${toInterface(contract)} {#${contract.id}}`, table(['Part', 'Name', 'Not shown'], rows));
}

/** A detail that the sources do not show. */
interface Unspecified {
  /** Kind of the part: `schema`, `operation`, `parameter`, …; `interface` for the contract as a whole. */
  kind: string;
  /** Name of the part, such as a schema, with the member concerned. */
  name: string;
  /** Description of what is not shown. */
  text: string;
}

const KINDS: Readonly<Record<string, string>> = { requestBodies: 'request body', securitySchemes: 'credential' };

/** Every `x-unspecified` of a bundle in document order; open schemas come first. */
export function unspecifiedOf(document: OpenAPI3): Unspecified[] {
  const found: Unspecified[] = [];
  visitParts(document, ({ 'x-unspecified': text }, at) => {
    if (typeof text === 'string') found.push({ ...partAt(document, pointerSteps(at)), text });
  });
  return [...found.filter(({ kind }) => kind === 'schema'), ...found.filter(({ kind }) => kind !== 'schema')];
}

function partAt(document: OpenAPI3, path: readonly string[]): Pick<Unspecified, 'kind' | 'name'> {
  const [section = '', group = '', item = '', ...rest] = path;
  if (section === 'components') {
    const members = rest.filter((_, index) => rest[index - 1] === 'properties');
    return { kind: KINDS[group] ?? group.replace(/s$/, ''), name: [item, ...members].join('.') };
  }
  if (section !== 'paths') return { kind: 'interface', name: document.info.title };
  const operation = operationsOf(document).find(({ path: own, method }) => own === group && method === item);
  const [part, status = ''] = rest;
  const place = part === 'requestBody' ? 'request body' : part === 'responses' ? `response ${status}` : rest.join(' ');
  const name = operation?.object.operationId ?? group;
  return { kind: 'operation', name: part === undefined ? name : `${name}, ${place}` };
}

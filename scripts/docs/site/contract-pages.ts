import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { operationsOf } from '../../../conformance/contracts/operations.ts';
import { sectionOf, sentenceOf, statementOf } from '../../../conformance/engine/statements.ts';
import { isObject, mapValues } from '../../../conformance/json.ts';
import { markup, ownMarkup, sentence, type Markup } from '../../../conformance/reporters/html/markup.ts';
import { INDEX_PAGE } from '../../../conformance/servers/site.ts';
import { DOCUMENTS } from '../../../generated/statements.ts';
import type { Contract } from '../contracts.ts';
import { contractFile, contractPage, interfaceLink, schemaPage, statementLink } from './addresses.ts';
import { headOf, markdownPath } from './layout.ts';
import { count } from './md.ts';
import type { Page, SiteFile, SiteSources } from './page.ts';
import { codeSamples, type CodeSample } from './samples.ts';

const STYLE = readFileSync(new URL('../redoc.css', import.meta.url), 'utf8');
/** Redoc needs inline styles at run time. Everything else from outside is blocked. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'self' file:; worker-src blob:; base-uri 'none'; form-action 'none'";
const OPTIONS = {
  showExtensions: ['x-applies-to', 'x-sunset', 'x-successor'],
  skipBundle: true,
  disableTelemetry: true,
};

/** The downloadable contracts and SDL, and the Redoc pages. */
export default async function contractPages({ contracts }: SiteSources): Promise<SiteFile[]> {
  return (await Promise.all(contracts.map(filesOf))).flat();
}

async function filesOf(contract: Contract): Promise<SiteFile[]> {
  const { id, title, file, sdl } = contract;
  const samples = codeSamples(contract);
  const files = [
    pageOf(contract, { title, path: contractPage(id) }, shownDocument(contract, samples), samples),
    { path: contractFile(id, 'openapi.json'), content: await readFile(file, 'utf8') },
    { path: contractFile(id, 'openapi.yaml'), content: await readFile(join(dirname(file), 'openapi.yaml'), 'utf8') },
  ];
  if (sdl === undefined) return files;
  const page = pageOf(contract, { title: `${title}: schema`, path: schemaPage(id) }, sdl);
  return [...files, { path: contractFile(id, 'schema.graphql'), content: sdl }, page];
}

/** A contract as its page shows it: with sentences of its sources, code samples, and the address of the mock as server. */
function shownDocument(
  { document, host, placeholder, mockUrl }: Contract,
  samples: ReadonlyMap<string, readonly CodeSample[]>,
): object {
  const description = `Mock of ${host}; replace it by your {${placeholder}}`;
  // The summary repeats the description; Redoc would append the version to the title.
  const info = { ...document.info, summary: undefined, version: undefined };
  const shown = withQuotedSources({ ...document, info, servers: [{ url: mockUrl, description }] }) as OpenAPI3;
  for (const { object } of operationsOf(shown)) {
    Object.assign(object, { 'x-codeSamples': samples.get(object.operationId ?? '') });
  }
  return shown;
}

/** A Redoc page of an OpenAPI document with its samples, or of an SDL. */
function pageOf(
  { id, summary }: Contract,
  { path, title }: Pick<Page, 'path' | 'title'>,
  definition: object | string,
  samples: ReadonlyMap<string, readonly CodeSample[]> = new Map(),
): SiteFile {
  // Redoc offers only languages that are listed, matched by the labels of the samples.
  const byLabel = new Map([...samples.values()].flat().map(({ lang, label }) => [label, { lang, label }]));
  const languages = [...byLabel.values(), { lang: 'payload', label: 'Payload' }];
  const options = { ...OPTIONS, codeSamples: { languages }, info: { title, description: summary } };
  const data = JSON.stringify({ definition, options });
  const markdown = basename(markdownPath(contractPage(id)));
  const page = markup`${headOf(POLICY, { title, summary }, markdown)}<script src="../assets/contract.js" defer></script>
<style>${ownMarkup(STYLE)}</style>
</head>
<body>
<nav id="site" aria-label="Site"><a href="../${INDEX_PAGE}">Start</a> · <a href="..${interfaceLink(id)}">This interface</a> · <a href="..${interfaceLink(id)}#try-it">Try it</a> · <a href="${markdown}">Markdown</a></nav>
<div id="redoc"></div>
<p>This page needs JavaScript, inline styles and a few seconds, and prints only a part. All of it is also available <a href="${markdown}">as Markdown</a>.</p>
<script type="application/json" id="data">${ownMarkup(data.replaceAll('<', '\\u003c'))}</script>
</body>
</html>
`;
  return { path, content: page.toString() };
}

/**
 * A copy of a contract with extensions moved into descriptions: `x-unspecified`, and `x-source` as a folded list of sentences with document
 * and section, each behind a link to its statement.
 */
export function withQuotedSources(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withQuotedSources);
  if (!isObject(part)) return part;
  const { 'x-source': source, 'x-unspecified': open, ...others } = part;
  const copy = mapValues(others, withQuotedSources);
  const texts = [
    copy['description'],
    // Redoc does not show the summary of an example.
    'value' in copy ? copy['summary'] : undefined,
    typeof open === 'string' ? `**Not specified:** ${open}` : undefined,
    typeof source === 'string' ? quoted(source.split(', ')) : undefined,
  ].filter((text) => typeof text === 'string');
  return texts.length === 0 ? copy : { ...copy, description: texts.join('\n\n') };
}

function quoted(ids: readonly string[]): string {
  return markup`<details><summary>Source: ${count(ids.length, 'statement')}</summary><ul>${ids.map(item)}</ul></details>`.toString();
}

function item(id: string): Markup {
  const statement = statementOf(id);
  if (statement === undefined)
    throw new Error(`x-source names ${id}, which is no statement: run \`npm run generate\`.`);
  const { document, open } = statement;
  const says = `${open === undefined ? '' : 'Left open: '}${sentenceOf(statement)}`;
  const place = `${DOCUMENTS[document]}, ${sectionOf(statement)}`;
  return markup`<li><a href="..${statementLink(statement)}">${id}</a> ${sentence(says)} (${place})</li>`;
}

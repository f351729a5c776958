import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { operationsOf } from '../../../conformance/contracts/operations.ts';
import { markup, ownMarkup } from '../../../conformance/reporters/html/markup.ts';
import { INDEX_PAGE } from '../../../conformance/servers/site.ts';
import type { Contract } from '../contracts.ts';
import { contractFile, contractPage, interfaceLink, schemaPage } from './addresses.ts';
import { headOf, markdownPath } from './layout.ts';
import type { Page, SiteFile, SiteSources } from './page.ts';
import { withQuotedSources } from './quoted-sources.ts';
import { codeSamples, type CodeSample } from './samples.ts';

const STYLE = readFileSync(new URL('../redoc.css', import.meta.url), 'utf8');
/** Redoc makes its styles while it runs. The browser holds to the rest, whatever its scripts would like to fetch. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'self' file:; worker-src blob:; base-uri 'none'; form-action 'none'";
const OPTIONS = {
  showExtensions: ['x-applies-to', 'x-sunset', 'x-successor'],
  skipBundle: true,
  disableTelemetry: true,
};

/** The contracts and the SDL to download, and the pages in which Redoc shows them. */
export default async function contractPages({ contracts }: SiteSources): Promise<SiteFile[]> {
  return (await Promise.all(contracts.map(filesOf))).flat();
}

async function filesOf(contract: Contract): Promise<SiteFile[]> {
  const { id, title, file, schemaFile } = contract;
  const samples = codeSamples(contract);
  const files = [
    pageOf(contract, { title, path: contractPage(id) }, shownDocument(contract, samples), samples),
    { path: contractFile(id, 'openapi.json'), content: await readFile(file, 'utf8') },
    { path: contractFile(id, 'openapi.yaml'), content: await readFile(join(dirname(file), 'openapi.yaml'), 'utf8') },
  ];
  if (schemaFile === undefined) return files;
  const sdl = await readFile(schemaFile, 'utf8');
  const page = pageOf(contract, { title: `${title}: schema`, path: schemaPage(id) }, sdl);
  return [...files, { path: contractFile(id, 'schema.graphql'), content: sdl }, page];
}

/** A contract as its page shows it: with the sentences of its sources, samples, and the address of the mock, which answers. */
function shownDocument(
  { document, host, placeholder, mockUrl }: Contract,
  samples: ReadonlyMap<string, readonly CodeSample[]>,
): object {
  const description = `Mock of the host ${host}; elsewhere the address that {${placeholder}} stands for`;
  const shown = withQuotedSources({ ...document, servers: [{ url: mockUrl, description }] }) as OpenAPI3;
  for (const { object } of operationsOf(shown)) {
    Object.assign(object, { 'x-codeSamples': samples.get(object.operationId ?? '') });
  }
  return shown;
}

/**
 * A page of Redoc.
 *
 * @param definition the OpenAPI document, or the text of the SDL
 * @param samples of the document, by operation
 */
function pageOf(
  { id, summary }: Contract,
  { path, title }: Pick<Page, 'path' | 'title'>,
  definition: object | string,
  samples: ReadonlyMap<string, readonly CodeSample[]> = new Map(),
): SiteFile {
  // Redoc offers no other languages than those that it is told, by the labels of the samples.
  const byLabel = new Map([...samples.values()].flat().map(({ lang, label }) => [label, { lang, label }]));
  const languages = [...byLabel.values(), { lang: 'payload', label: 'Payload' }];
  const options = { ...OPTIONS, codeSamples: { languages }, info: { title, description: summary } };
  const data = JSON.stringify({ definition, options });
  const markdown = basename(markdownPath(contractPage(id)));
  const page = markup`${headOf({ policy: POLICY, title, summary, markdown })}<script src="../assets/contract.js" defer></script>
<style>${ownMarkup(STYLE)}</style>
</head>
<body>
<nav id="site" aria-label="Site"><a href="../${INDEX_PAGE}">Start page</a> · <a href="..${interfaceLink(id)}">This interface</a></nav>
<div id="redoc"></div>
<noscript><p>This page needs JavaScript. What it shows is there <a href="${markdown}">as Markdown</a>, too.</p></noscript>
<script type="application/json" id="data">${ownMarkup(data.replaceAll('<', '\\u003c'))}</script>
</body>
</html>
`;
  return { path, content: page.toString() };
}

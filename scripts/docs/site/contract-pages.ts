import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { transform } from 'esbuild';
import type { OpenAPI3 } from 'openapi-typescript';
import { markup, ownMarkup } from '../../../conformance/reporters/html/markup.ts';
import { INDEX_PAGE } from '../../../conformance/servers/site.ts';
import type { Contract } from '../contracts.ts';
import { contractFile, contractPage, interfaceLink, schemaPage } from './addresses.ts';
import { headOf } from './head.ts';
import { markdownPath } from './layout.ts';
import type { FileSource, SiteFile } from './page.ts';
import { withQuotedSources } from './quoted-sources.ts';
import { codeSamples, type CodeSample } from './samples.ts';

/** The library of Redocly for browsers. The package has no address for it, so that a new version may move it. */
const LIBRARY = 'lib/chunks/redoc.standalone.js';
const STYLE = join(import.meta.dirname, '../redoc.css');
/** The picture of the maker's name, which a page must not load. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/[^"'`\s]*/g;
/** Redoc makes its styles while it runs. The browser holds to the rest, whatever its scripts would like to fetch. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'self' file:; worker-src blob:; base-uri 'none'; form-action 'none'";
const OPTIONS = {
  showExtensions: ['x-applies-to', 'x-unspecified', 'x-sunset', 'x-successor'],
  skipBundle: true,
  disableTelemetry: true,
};

/**
 * The contracts and the SDL to download, the pages in which Redoc shows them, and the library that all of these load.
 *
 * @throws Error when the library is not where it is expected
 */
const contractPages: FileSource = async ({ contracts }) => {
  const style = await readFile(STYLE, 'utf8');
  const pages = contracts.map(async (contract): Promise<SiteFile[]> => {
    const { id, title, schemaFile } = contract;
    const samples = codeSamples(contract);
    const definition = shownDocument(contract, samples);
    const yaml = await readFile(join(dirname(contract.file), 'openapi.yaml'), 'utf8');
    const own = [
      pageOf(contract, { title, path: contractPage(id), definition, samples, style }),
      { path: contractFile(id, 'openapi.json'), content: await readFile(contract.file, 'utf8') },
      { path: contractFile(id, 'openapi.yaml'), content: yaml },
    ];
    if (schemaFile === undefined) return own;
    const sdl = await readFile(schemaFile, 'utf8');
    own.push({ path: contractFile(id, 'schema.graphql'), content: sdl });
    return [...own, pageOf(contract, { title: `${title}: schema`, path: schemaPage(id), definition: sdl, style })];
  });
  return [...(await Promise.all(pages)).flat(), { path: 'assets/redoc.js', content: await library() }];
};
export default contractPages;

/** A contract as its page shows it: with the sentences of its sources, samples, and the address of the mock, which answers. */
function shownDocument(
  { document, host, placeholder, mockUrl }: Contract,
  samples: ReadonlyMap<string, readonly CodeSample[]>,
): object {
  const description = `Mock of the host ${host}; elsewhere the address that {${placeholder}} stands for`;
  const quoted = withQuotedSources({ ...document, servers: [{ url: mockUrl, description }] }) as OpenAPI3;
  const paths = Object.entries(quoted.paths ?? {}).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([name, part]: [string, unknown]) => {
        const own = samples.get((part as { operationId?: string }).operationId ?? '');
        return [name, own === undefined ? part : { ...(part as object), 'x-codeSamples': own }];
      }),
    ) as object,
  ]);
  return { ...quoted, paths: Object.fromEntries(paths) as object };
}

interface Shown {
  path: string;
  title: string;
  /** The OpenAPI document, or the text of the SDL. */
  definition: object | string;
  samples?: ReadonlyMap<string, readonly CodeSample[]>;
  style: string;
}

function pageOf({ id, summary }: Contract, { path, title, definition, samples = new Map(), style }: Shown): SiteFile {
  // Redoc offers no other languages than those that it is told, by the labels of the samples.
  const byLabel = new Map([...samples.values()].flat().map(({ lang, label }) => [label, { lang, label }]));
  const languages = [...byLabel.values(), { lang: 'payload', label: 'Payload' }];
  const options = { ...OPTIONS, codeSamples: { languages }, info: { title, description: summary } };
  const data = JSON.stringify({ definition, options });
  const markdown = basename(markdownPath(contractPage(id)));
  const page = markup`${headOf({ policy: POLICY, title, summary, markdown })}<script src="../assets/redoc.js" defer></script>
<script src="../assets/contract.js" defer></script>
<style>${ownMarkup(style)}</style>
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

/** The library as a classic script, since a page from a folder may load no module. */
async function library(): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const file = join(dirname(manifest), LIBRARY);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`@redocly/cli has no ${LIBRARY}: look for the library in its new version, and name it here.`, {
      cause: error,
    });
  });
  const { code } = await transform(text.replaceAll(LOGO, 'data:,'), {
    format: 'iife',
    globalName: 'Redoc',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  return code;
}

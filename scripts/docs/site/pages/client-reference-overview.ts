import { html, type Html } from '../../html.ts';
import { clientLink } from '../addresses.ts';
import { fence, firstSentence, inline, named, table } from '../inline.ts';
import type { Page, SiteSources } from '../page.ts';
import { mainFunction, withImports, type ImportPath, type Library } from '../reference/library.ts';
import { propertyTable } from '../reference/markdown.ts';

const INSTALL = `npm pack                                              # here
npm install ../path/to/platform-contracts-VERSION.tgz # in your project`;

const PROXY = `import { fetch, ProxyAgent } from 'undici';

const dispatcher = new ProxyAgent('http://proxy.example:3128');
const partners = createPartnerApi({ ...settings, fetch: (request, init) => fetch(request, { ...init, dispatcher }) });`;

const ANSWER = `const { result, status, headers, traceId } = await withResponse((own) => cases.getVorgang('AB12CD', own));`;

const HOOKS = `const onResponse = ({ operation, status, durationMs }: Answered) => metrics.observe(operation, status, durationMs);
const cases = createCasesV3Api({ baseUrl, accessToken, onResponse });`;

/** What the errors of calls extend. */
const ERRORS = ['PlatformError', 'TypeError'];

/** The first page of the client library: how to install it, what its import paths do, errors and settings. */
export function overview(library: Library, { contracts }: SiteSources): Page {
  const titles = new Map(contracts.map(({ id, title }) => [id, title]));
  return {
    path: 'develop/client/index.html',
    title: 'Client library',
    summary:
      'A typed client for each interface: one import path, one function to begin with, errors that say what to do.',
    section: 'develop',
    markdown: [
      'There is one import path for each interface, and one for the move to v3. The package needs ES modules and Node 20.19, 22.12 or 24 and later; browsers and bundlers take it as well.',
      '## Install',
      'Until the package is published, make it here:',
      fence(INSTALL, 'sh'),
      '## What it does',
      flowTable(library, titles),
      ...library.imports.flatMap((path) => example(path, library)),
      '## Errors',
      'A call that fails rejects with one of these. Each, but for the one before anything is sent, carries the operation, the trace id, the status and the body of the answer; its message never holds a secret, also where it repeats in at most 200 characters what the platform says.',
      errorTable(library),
      'The names of the errors and settings stand in `platform-contracts` itself too, for code that belongs to no interface.',
      '## Settings',
      ...settings(library),
      '## Behind a proxy',
      'The global `fetch` of Node has no setting for a proxy; that of undici has. Pass its second parameter on, which holds what is sent:',
      fence(PROXY, 'ts'),
      '## Status, headers and trace id',
      'Every method returns its result alone. What else the answer says:',
      fence(ANSWER, 'ts'),
      '## Watching calls',
      '`onRequest`, `onResponse` and `onRetry` are told what is sent, answered and sent again, with operation, attempt, status and duration. They get no header, query or body, and so no credential. A hook that throws fails no call: its error is an uncaught one.',
      fence(HOOKS, 'ts'),
    ].join('\n\n'),
  };
}

function flowTable({ imports }: Library, titles: ReadonlyMap<string, string>): Html {
  const rows = imports.map((path) => {
    const main = mainFunction(path);
    return {
      cells: [
        html`<a href="${clientLink(path.name)}"><code>${path.name}</code></a>`,
        html`${titles.get(path.name) ?? 'Moving to v3'}${main?.doc.deprecated === undefined ? html`` : html` <small>deprecated</small>`}`,
        main === undefined
          ? html``
          : html`${named(main.name, path.linkOf(main.name))}:
            ${inline(firstSentence(main.doc.text[0] ?? ''), path.linkOf)}`,
      ],
    };
  });
  return table(['Import path', 'Interface', 'Begin with'], rows);
}

function example(path: ImportPath, library: Library): string[] {
  const main = mainFunction(path);
  if (main === undefined) return [];
  const heading = html`<h3 id="${path.name}">
    <a href="${clientLink(path.name)}"><code>${path.name}</code></a>
  </h3>`;
  return [heading.toString(), fence(withImports(main.example, path.name, library), 'ts')];
}

function errorTable({ common, imports }: Library): Html {
  const all = [common, ...imports].flatMap(({ entries, linkOf }) => entries.map((entry) => ({ ...entry, linkOf })));
  const errors = all.filter(({ kind, inherits }) => kind === 'class' && inherits.some((base) => ERRORS.includes(base)));
  const unique = errors.filter(({ name }, index) => errors.findIndex((one) => one.name === name) === index);
  const rows = unique.map(({ name, doc, linkOf }) => ({
    cells: [named(name, linkOf(name)), inline(doc.text.join(' '), linkOf)],
  }));
  return table(['Error', 'When'], rows);
}

/** The settings that all interfaces have, those of a single call, and those of waiting. */
function settings({ common: { entries, linkOf } }: Library): (Html | string)[] {
  return entries
    .filter(({ name, kind }) => kind === 'interface' && name.endsWith('Settings'))
    .flatMap(({ name, doc, members }) => [
      html`<h3>${named(name, linkOf(name))}</h3>
        <p>${inline(doc.text.join(' '), linkOf)}</p>`,
      propertyTable(name, members, linkOf),
    ]);
}

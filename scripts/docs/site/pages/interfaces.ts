import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { contractFile, contractPage, schemaPage } from '../../pages.ts';
import { unspecifiedOf } from '../../unspecified.ts';
import { changesLink, clientLink, GRAPHQL_PAGE, interfaceLink, operationLink, pathOf, ruleLink } from '../addresses.ts';
import { dayOf, verbOf, count, factTable, fence, inline, joined, plain, table } from '../inline.ts';
import { authentication } from '../interfaces/authentication.ts';
import { drawFlow, firstOperation } from '../interfaces/flow-diagram.ts';
import { operationTable } from '../interfaces/operation-table.ts';
import type { Page, PageSource, SiteSources } from '../page.ts';
import { libraryOf, mainFunction, withImports } from '../reference/library.ts';
import { LEVELS } from '../rules/wording.ts';
import { codeSamples } from '../samples.ts';

/** One page for each interface, and the list of them. */
const interfaces: PageSource = async (sources) => [
  index(sources),
  ...(await Promise.all(sources.contracts.map((contract) => interfacePage(contract, sources)))),
];
export default interfaces;

function index({ contracts, rules, today }: SiteSources): Page {
  const rows = contracts.map(({ id, title, summary, host, operations, sunset }) => ({
    id,
    cells: [
      html`<a href="${interfaceLink(id)}">${title}</a
        >${sunset === undefined ? html`` : html` <span class="badge warn">${verbOf(sunset, today)} ${dayOf(sunset)}</span>`}<br />${summary}`,
      html`<code>${host}</code>`,
      html`<a href="/${contractPage(id)}">${operations}</a>`,
      html`<a href="/rules/index.html#${id}">${rules.filter((rule) => rule.interface === id).length}</a>`,
    ],
  }));
  return {
    path: 'interfaces/index.html',
    title: 'Interfaces',
    shortTitle: 'All interfaces',
    summary: `The ${String(contracts.length)} interfaces of the platform: what each is for, and how it is used.`,
    section: 'interfaces',
    markdown: table(['Interface', 'Host', 'Operations', 'Rules'], rows).toString(),
  };
}

async function interfacePage(contract: Contract, sources: SiteSources): Promise<Page> {
  const { id, title, summary, document } = contract;
  const flow = drawFlow(contract, sources.contracts);
  return {
    path: pathOf(interfaceLink(id)),
    title,
    summary: `${summary}.`,
    section: 'interfaces',
    scripts: ['try-it'],
    markdown: [
      ...endOfLife(contract, sources.today),
      document.info.description ?? '',
      facts(contract),
      '## Authentication',
      authentication(contract),
      '## Typical use',
      html`<figure>
        <figcaption>${flow.title}</figcaption>
        <div class="diagram">${flow.picture}</div>
      </figure>`,
      html`<ol>
        ${flow.words.map((step) => html`<li>${step}</li> `)}
      </ol>`,
      '## Operations',
      html`<p>Bodies, parameters and examples stand in <a href="/${contractPage(id)}">the contract</a>.</p>`,
      operationTable(contract),
      ...(await client(contract, sources)),
      ...mock(contract),
      ...rulesOf(contract, sources),
      ...unspecified(contract),
    ].join('\n\n'),
  };
}

function endOfLife({ title, sunset, successors }: Contract, today: string): Html[] {
  if (sunset === undefined) return [];
  const next = successors.map((id) => html`<a href="${interfaceLink(id)}">${id}</a>`);
  return [
    html`<p class="notice">
      <strong>${title} ${verbOf(sunset, today)} on ${dayOf(sunset)}.</strong> Use ${joined(next, ' and ')} instead:
      <a href="/migrate/index.html">how to move</a>.
    </p>`,
  ];
}

function facts({ id, host, placeholder, version, schemaFile }: Contract): Html {
  const schema =
    schemaFile === undefined
      ? []
      : [
          html`, <a href="/${GRAPHQL_PAGE}">schema with an explorer</a>,
            <a href="/${schemaPage(id)}">schema in Redoc</a>,
            <a href="/${contractFile(id, 'schema.graphql')}">schema.graphql</a>`,
        ];
  const rows: [string, Html][] = [
    ['Id', html`<code>${id}</code>, everywhere: as import, in reports, on the command line`],
    ['Host', html`<code>${host}</code>, in the sources <code>{${placeholder}}</code>`],
    ['Version', html`${version}; <a href="${changesLink(id)}">what changed</a>`],
    [
      'Contract',
      html`<a href="/${contractPage(id)}">readable</a>, <a href="/${contractFile(id, 'openapi.yaml')}">openapi.yaml</a>,
        <a href="/${contractFile(id, 'openapi.json')}">openapi.json</a>${schema}`,
    ],
  ];
  return factTable(rows);
}

async function client({ id }: Contract, sources: SiteSources): Promise<(Html | string)[]> {
  const library = libraryOf(sources);
  const path = library.imports.find(({ name }) => name === id);
  const main = path === undefined ? undefined : mainFunction(path);
  if (main === undefined) return [];
  const program = await readFile(join(sources.root, 'examples', `${id}.ts`), 'utf8').catch(() => undefined);
  return [
    '## Client',
    html`<p>
      ${inline(main.doc.text[0] ?? '', path?.linkOf)}
      <a href="${clientLink(id)}">All of <code>platform-contracts/${id}</code></a
      >.
    </p>`,
    fence(withImports(main.example, id, library), 'ts'),
    ...(program === undefined
      ? []
      : [
          `<details><summary>A whole program: <code>examples/${id}.ts</code></summary>`,
          fence(program, 'ts'),
          '</details>',
        ]),
  ];
}

function mock(contract: Contract): (Html | string)[] {
  const { id, mockUrl, host, schemaFile } = contract;
  const operation = firstOperation(contract);
  const { operationId = '' } = operation.object;
  return [
    '## Mock',
    html`<p>
      The mock of the host <code>${host}</code> answers at <code>${mockUrl}</code> with the examples of the contract,
      and takes any credential:
    </p>`,
    fence('npm run mock', 'sh'),
    fence(codeSamples(contract).get(operationId)?.[0]?.source ?? '', 'sh'),
    html`<p>
      This asks <a href="${operationLink(id, operationId)}"><code>${operation.key}</code></a
      >.
    </p>`,
    '<h2 id="try-it">Try it</h2>',
    'While the mock runs on this machine, this form sends requests to it and shows the answers.',
    ...(schemaFile === undefined
      ? []
      : [`Queries are easier to write in [the GraphQL explorer](/${GRAPHQL_PAGE}#explorer).`]),
    html`<div data-try-it="${id}" data-operation="${operationId}"></div>`,
  ];
}

function rulesOf({ id, title }: Contract, { rules }: SiteSources): (Html | string)[] {
  const own = rules.filter((rule) => rule.interface === id);
  const levels = Object.keys(LEVELS) as (keyof typeof LEVELS)[];
  const counts = levels.map((level) => `${String(own.filter((rule) => rule.level === level).length)} ${level}`);
  const lists = levels.flatMap((level) => {
    const same = own.filter((rule) => rule.level === level);
    const items = same.map((rule) => html`<li><a href="${ruleLink(rule.id)}">${plain(rule.title)}</a></li> `);
    return same.length === 0
      ? []
      : [
          html`<li>
            ${level}
            <ul>
              ${items}
            </ul>
          </li> `,
        ];
  });
  return [
    '## Rules',
    html`<p>
      What the conformance suite checks of ${title}:
      <a href="/rules/index.html#${id}">${count(own.length, 'rule')}</a> (${counts.join(', ')}).
    </p>`,
    fence(`npm run conformance -- --interface ${id}`, 'sh'),
    html`<details>
      <summary>All of them</summary>
      <ul>
        ${lists}
      </ul>
    </details>`,
  ];
}

function unspecified({ id, document }: Contract): (Html | string)[] {
  const number = unspecifiedOf(document).length;
  if (number === 0) return [];
  return [
    '## Not specified',
    html`<p>The sources leave <a href="/interfaces/not-specified.html#${id}">${count(number, 'thing')}</a> open.</p>`,
  ];
}

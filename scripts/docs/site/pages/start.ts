import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { contractFile, contractPage } from '../../pages.ts';
import { interfaceLink } from '../addresses.ts';
import { dayOf, verbOf } from '../inline.ts';
import type { PageSource } from '../page.ts';
import { picture } from '../picture.ts';

/** The start page: what the platform offers, when v1 and v2 end, and where each kind of reader goes on. */
const start: PageSource = ({ contracts, rules, today }) => {
  const operations = contracts.reduce((sum, contract) => sum + contract.operations, 0);
  return [
    {
      path: 'index.html',
      title: 'Platform contracts',
      shortTitle: 'Start',
      summary: `The ${String(contracts.length)} interfaces of a German platform for mortgages and consumer loans: contracts of ${String(operations)} operations, mocks to develop against, ${String(rules.length)} rules that judge a deployment, and a typed client.`,
      section: 'start',
      markdown: [...endNotice(contracts, today), cards(), interfaces(contracts, today)].map(String).join('\n\n'),
    },
  ];
};
export default start;

function endNotice(contracts: readonly Contract[], today: string): Html[] {
  const days = new Set(contracts.flatMap(({ sunset }) => sunset ?? []));
  return Array.from(days, (sunset) => {
    const ending = contracts.filter((contract) => contract.sunset === sunset);
    const names = ending.map(
      ({ id, title }, index) => html`${separator(index, ending.length)}<a href="${interfaceLink(id)}">${title}</a>`,
    );
    return html`<aside class="notice" aria-label="End of life">
      <p><strong>What ${verbOf(sunset, today)} on ${dayOf(sunset)}:</strong> ${names}.</p>
      <p><a href="/migrate/index.html#every-operation">What replaces each of their operations</a></p>
    </aside>`;
  });
}

function separator(index: number, length: number): string {
  if (index === 0) return '';
  return index === length - 1 ? ' and ' : ', ';
}

/** What each kind of reader wants, the command that gets them going, and the pages to read next. */
const READERS: readonly { wants: string; command: string; then: string; links: readonly [string, string][] }[] = [
  {
    wants: 'Read the interfaces',
    command: 'npm run docs',
    then: 'builds these pages and serves them at 127.0.0.1:4020. They need no network.',
    links: [
      ['Interfaces', '/interfaces/index.html'],
      ['Glossary', '/interfaces/glossary.html'],
      ['What is not specified', '/interfaces/not-specified.html'],
    ],
  },
  {
    wants: 'Develop against the mocks',
    command: 'npm run mock',
    then: 'answers every operation on six ports of your machine.',
    links: [['Mocks', '/develop/mocks.html']],
  },
  {
    wants: 'Check a deployment',
    command: 'npm run conformance -- --config my.yaml',
    then: 'judges it by the rules and shows the evidence. It changes nothing unless you allow it.',
    links: [
      ['Conformance guide', '/operate/conformance.html'],
      ['Read-only runs', '/operate/conformance.html#read-only-runs'],
      ['Rules', '/rules/index.html'],
      ['A sample report', '/operate/sample-report.html'],
    ],
  },
  {
    wants: 'Build an application',
    command: 'npm pack',
    then: 'makes the package platform-contracts, to be installed in your project: types and clients for every interface.',
    links: [
      ['Client library', '/develop/client/index.html'],
      ['Leaving v1 and v2', '/migrate/index.html'],
    ],
  },
];

function cards(): Html {
  const items = READERS.map(({ wants, command, then, links }) => {
    const next = links.map(([title, path], index) => html`${index > 0 ? ' · ' : ''}<a href="${path}">${title}</a>`);
    return html`<li class="card">
      <h3>${wants}</h3>
      <pre><code>${command}</code></pre>
      <p>${then}</p>
      <p class="next">${next}</p>
    </li>`;
  });
  return html`<h2 id="begin">Where to begin</h2>
    <ul class="cards readers">
      ${items}
    </ul>`;
}

function interfaces(contracts: readonly Contract[], today: string): Html {
  const rows = contracts.map(
    ({ id, title, summary, host, mockUrl, operations, schemaFile }) =>
      html`<tr>
        <td><a href="${interfaceLink(id)}">${title}</a></td>
        <td>${summary}</td>
        <td class="align-right">${operations}</td>
        <td><a href="/${contractPage(id)}">reference</a>, ${files(id, schemaFile)}</td>
        <td><code>${host}</code></td>
        <td><code>${new URL(mockUrl).port}</code></td>
      </tr>`,
  );
  const columns = ['Interface', 'What it offers', 'Operations', 'Contract', 'Host', 'Port of its mock'];
  return html`<h2 id="interfaces">What the platform offers</h2>
    <p>
      Each interface is served by one of six hosts, whose addresses differ from deployment to deployment. The sources
      name them by placeholders.
    </p>
    <figure class="picture">
      ${[3, 1].map((columns) => picture(contracts, { columns, today, linkTo: interfaceLink }))}
    </figure>
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function files(id: string, schemaFile: string | undefined): Html {
  const yaml = html`<a href="/${contractFile(id, 'openapi.yaml')}">openapi.yaml</a>`;
  if (schemaFile === undefined) return yaml;
  return html`${yaml}, <a href="/${contractFile(id, 'schema.graphql')}">schema.graphql</a>`;
}

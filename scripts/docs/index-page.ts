import type { Contract } from './contracts.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { layout } from './layout.ts';
import { contractFile, contractPage, schemaPage, UNSPECIFIED_PAGE } from './pages.ts';
import { unspecifiedOf } from './unspecified.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The start page: one card for each interface, the open ends, and where to go from here. */
export function indexPage(contracts: readonly Contract[]): string {
  const operations = contracts.reduce((sum, contract) => sum + contract.operations, 0);
  const intro = html`<p class="soft">
    ${contracts.length} interfaces with ${operations} operations. Each page stands alone and loads nothing from
    elsewhere.
  </p>`;
  return layout({ title: 'Platform contracts', intro }, [
    html`<h2 id="interfaces">Interfaces</h2>
      <ul class="cards">
        ${contracts.map(card)}
      </ul>`,
    ...schemaSection(contracts),
    unspecifiedSection(contracts),
    workSection(contracts),
  ]);
}

function card(contract: Contract): Html {
  const { id, title, summary, host, placeholder, version, operations } = contract;
  return html`<li class="card">
    <h3><a href="${contractPage(id)}">${title}</a></h3>
    ${lifecycle(contract)}
    <p>${summary}</p>
    <p class="soft"><code>${id}</code>, ${versionOf(version)}</p>
    <p class="soft">
      host <code>${host}</code> (<code>{${placeholder}}</code>), ${operations}
      ${operations === 1 ? 'operation' : 'operations'}
    </p>
    <p class="files">
      <a href="${contractFile(id, 'openapi.yaml')}">openapi.yaml</a>,
      <a href="${contractFile(id, 'openapi.json')}">openapi.json</a>
    </p>
  </li>`;
}

function lifecycle({ sunset, successors }: Contract): readonly Html[] {
  if (sunset === undefined) return [];
  const links = successors.map((id, index) => html`${index > 0 ? ', ' : ''}<a href="${contractPage(id)}">${id}</a>`);
  const next = links.length > 0 ? html`<span class="soft">then ${links}</span>` : html``;
  return [html`<p><span class="badge">ends ${dayOf(sunset)}</span> ${next}</p>`];
}

function versionOf(version: string): string {
  return /^\d/.test(version) ? `version ${version}` : version;
}

function dayOf(sunset: string): string {
  const time = Date.parse(sunset);
  return Number.isNaN(time) ? sunset : DAY.format(time);
}

function schemaSection(contracts: readonly Contract[]): Html[] {
  const withSchema = contracts.filter(({ schemaFile }) => schemaFile !== undefined);
  if (withSchema.length === 0) return [];
  const cards = withSchema.map(
    ({ id, title }) =>
      html`<li class="card">
        <h3><a href="${schemaPage(id)}">${title}: schema</a></h3>
        <p>The GraphQL types, their fields, arguments and defaults.</p>
        <p class="files"><a href="${contractFile(id, 'schema.graphql')}">schema.graphql</a></p>
      </li>`,
  );
  return [
    html`<h2 id="graphql">GraphQL</h2>
      <ul class="cards">
        ${cards}
      </ul>`,
  ];
}

function unspecifiedSection(contracts: readonly Contract[]): Html {
  const count = contracts.reduce((sum, { document }) => sum + unspecifiedOf(document).length, 0);
  return html`<h2 id="not-specified">Not specified</h2>
    <p>
      The sources leave ${count} things open, above all payloads. The contracts invent nothing in their place:
      <a href="${UNSPECIFIED_PAGE}">what is not specified</a>.
    </p>`;
}

function workSection(contracts: readonly Contract[]): Html {
  const addresses = new Map(contracts.map(({ host, mockUrl }) => [host, mockUrl]));
  const rows = Array.from(
    addresses,
    ([host, url]) =>
      html`<tr>
        <td class="name"><code>${host}</code></td>
        <td class="name"><code>${url}</code></td>
      </tr>`,
  );
  return html`<h2 id="work">Work with the contracts</h2>
    <p>Develop against the mocks, which answer every operation with its examples:</p>
    <pre><code>npm run mock</code></pre>
    <table>
      <thead>
        <tr>
          <th scope="col">Host</th>
          <th scope="col">Address of its mock</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    <p>Judge a deployment by the rules of the contracts; without a target it judges the reference deployment:</p>
    <pre><code>npm run conformance
npm run conformance -- --target ${contracts[0]?.host ?? 'HOST'}=https://deployment.example</code></pre>
    <p>Send each operation once, as a smoke test:</p>
    <pre><code>npm run sweep</code></pre>`;
}

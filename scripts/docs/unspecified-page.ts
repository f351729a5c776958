import type { Contract } from './contracts.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { layout } from './layout.ts';
import { contractPage, INDEX_PAGE } from './pages.ts';
import { unspecifiedOf } from './unspecified.ts';

/** The page of what the contracts leave open because their sources do not show it, interface by interface. */
export function unspecifiedPage(contracts: readonly Contract[]): string {
  const intro = html`<p class="soft">
      What the sources of the contracts do not show. Such a payload is a named open schema: any JSON value is valid,
      types carry no members, and the conformance suite asserts nothing about it.
    </p>
    <p><a href="${INDEX_PAGE}">All interfaces</a></p>`;
  return layout({ title: 'Not specified', intro }, contracts.flatMap(section));
}

function section({ id, title, document }: Contract): Html[] {
  const rows = unspecifiedOf(document).map(
    ({ kind, name, text }) =>
      html`<tr>
        <td class="kind">${kind}</td>
        <td class="name"><code>${name}</code></td>
        <td>${text}</td>
      </tr>`,
  );
  if (rows.length === 0) return [];
  return [
    html`<h2 id="${id}"><a href="${contractPage(id)}">${title}</a></h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Name</th>
            <th scope="col">Not shown</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`,
  ];
}

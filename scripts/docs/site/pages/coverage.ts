import type { RowCoverage } from '../../../../conformance/catalogue/coverage.ts';
import type { Row } from '../../../../conformance/catalogue/rows.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { pathOf, rowLink, ruleLink } from '../addresses.ts';
import { count, inline, inLines, table } from '../inline.ts';
import type { PageSource } from '../page.ts';
import { DOCUMENTS } from '../rules/wording.ts';

/** Every row of the sources with what settles it. */
const coverage: PageSource = ({ coverage: all }) => {
  const documents = Object.keys(DOCUMENTS) as Row['document'][];
  return [
    {
      path: pathOf(rowLink('').replace(/#$/, '')),
      title: 'Coverage',
      summary: 'Every statement of the sources that somebody can test, with what settles it.',
      section: 'rules',
      markdown: [
        'A row is settled by a rule for each level that it states, by a test of our own artefacts (static), or by an exclusion with its reason. A test fails when a row is settled by nothing, or twice in contradiction; `npm run coverage` prints the same.',
        summary(all, documents),
        ...documents.flatMap((document) => section(document, all)),
      ].join('\n\n'),
    },
  ];
};
export default coverage;

function summary(all: readonly RowCoverage[], documents: readonly Row['document'][]): Html {
  const numbers = (rows: readonly RowCoverage[]): Html[] => [
    html`${rows.length}`,
    html`${rows.filter(({ rules }) => rules.length > 0).length}`,
    html`${rows.filter(({ checks }) => checks.length > 0).length}`,
    html`${rows.filter(({ exclusions }) => exclusions.length > 0).length}`,
    html`${rows.filter(({ gaps }) => gaps.length > 0).length}`,
  ];
  const lines = documents.map((document) => ({
    cells: [
      html`<a href="#${document}">${document}</a>: ${DOCUMENTS[document]}`,
      ...numbers(all.filter(({ row }) => row.document === document)),
    ],
  }));
  return table(
    ['Document', 'Rows', 'With rules', 'With static checks', 'With exclusions', 'Open'],
    [...lines, { cells: [html`all`, ...numbers(all)] }],
  );
}

function section(document: Row['document'], all: readonly RowCoverage[]): (Html | string)[] {
  const own = all.filter(({ row }) => row.document === document);
  const heading = html`<h2 id="${document}">${document}: ${DOCUMENTS[document]}</h2>
    <p>${count(own.length, 'row')}.</p>`;
  const lines = own.map((one) => ({
    id: one.row.id,
    cells: [
      html`<a href="#${one.row.id}">${nameOf(one.row)}</a>`,
      html`${one.row.section}`,
      html`${one.row.levels.join(', ')}`,
      settledBy(one),
    ],
  }));
  return [heading, table(['Row', 'Section', 'States', 'Settled by'], lines)];
}

/** A row with the letters of its parts: R05a–o. */
function nameOf({ id, parts }: Row): string {
  return parts === '' ? id : `${id}${parts.at(0) ?? ''}–${parts.at(-1) ?? ''}`;
}

function settledBy({ rules, checks, exclusions, gaps }: RowCoverage): Html {
  const lines = [
    ...gaps.map((gap) => html`<strong>open</strong>: ${gap}`),
    ...rules.map(({ id, level, title }) => html`${level}: <a href="${ruleLink(id)}">${inline(title)}</a>`),
    ...checks.map(({ statement, file }) => html`static: ${statement} (<code>${file}</code>)`),
    ...exclusions.map(({ level, reason }) => html`excluded, ${level}: ${reason}`),
  ];
  return inLines(lines);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { unspecifiedOf } from '../../unspecified.ts';
import { interfaceLink, ruleLink } from '../addresses.ts';
import { count, fence, inline, table } from '../inline.ts';
import type { FileSource, PageSource } from '../page.ts';

/** The worked example of an Overlay, from the root of the repository. */
const EXAMPLE = 'docs/examples/cases-overlay.yaml';
/** The same in the site. */
const EXAMPLE_PATH = 'examples/cases-overlay.yaml';
const TIGHTENED = 'cases-v3';

/** The page of what the contracts leave open because their sources do not show it, with how to tighten it. */
const notSpecified: PageSource = async ({ root, contracts }) => {
  const number = contracts.reduce((sum, { document }) => sum + unspecifiedOf(document).length, 0);
  return [
    {
      path: 'interfaces/not-specified.html',
      title: 'Not specified',
      summary: `${count(number, 'thing')} that the sources of the contracts do not show, interface by interface, and how to tighten them.`,
      section: 'interfaces',
      markdown: [
        'What the sources do not show stays open in the contracts. A payload of that sort is a named open schema: any JSON value is valid, types carry no members, and the conformance suite asserts nothing about it. Its name ends in `Payload`.',
        ...(await howToTighten(root)),
        ...contracts.flatMap(section),
      ].join('\n\n'),
    },
  ];
};
export default notSpecified;

/** The example as a file of the site. */
export const overlayExample: FileSource = async ({ root }) => [
  { path: EXAMPLE_PATH, file: EXAMPLE, content: await readFile(join(root, EXAMPLE), 'utf8') },
];

async function howToTighten(root: string): Promise<(Html | string)[]> {
  return [
    '<h2 id="tighten">How to tighten it</h2>',
    'Who knows more about one deployment writes it into an OpenAPI Overlay, one `update` for each name; `$.components.schemas.` and a name of the kind `schema` below is its target.',
    html`<p>This one says which members the cases of a deployment have (<a href="/${EXAMPLE_PATH}">the file</a>):</p>`,
    fence(await readFile(join(root, EXAMPLE), 'utf8'), 'yaml'),
    'Judge the deployment by the contracts and the Overlay together:',
    fence(`npm run conformance -- --config my.yaml --overlay ${EXAMPLE}`, 'sh'),
    html`<p>
      For each interface that it tightens there is one more must-rule, here
      <a href="${ruleLink(`${TIGHTENED}/answers-fit-overlay`)}"><code>${TIGHTENED}/answers-fit-overlay</code></a
      >: it fails when an answer of the run does not fit, and names the operation, the status and the member. An action
      that changes nothing is an error, so that a misspelt name does not pass unseen.
    </p>`,
  ];
}

function section({ id, title, document }: Contract): Html[] {
  const lines = unspecifiedOf(document).map(({ kind, name, text }) => ({
    cells: [html`${kind}`, html`<code>${name}</code>`, inline(text)],
  }));
  if (lines.length === 0) return [];
  return [
    html`<h2 id="${id}"><a href="${interfaceLink(id)}">${title}</a></h2>`,
    table(['Part', 'Name', 'Not shown'], lines),
  ];
}

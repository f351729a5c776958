import { markup, ownMarkup, type Markup } from '../../../conformance/reporters/html/markup.ts';
import { groupBy } from '../../../conformance/group-by.ts';
import type { Contract } from '../contracts.ts';
import { operationLink } from './addresses.ts';
import type { SiteFile, SiteSources } from './page.ts';
import { triedOperations, type TriedBody, type TriedOperation, type TriedParameter } from './try-it-data.ts';

/**
 * The form of each interface as a classic script, as a page from a folder can load nothing else. `../browser/try-it.ts` puts it into the
 * page.
 *
 * @throws Error if a required parameter has no example
 */
export default function tryItForms({ contracts }: SiteSources): SiteFile[] {
  return contracts.map((contract) => {
    const [id, html] = [contract.id, formOf(contract)].map((text) => JSON.stringify(text));
    return { path: `assets/try-it/${contract.id}.js`, content: `(globalThis.siteTried ??= {})[${id}] = ${html};\n` };
  });
}

/** The form, followed by templates with its variable part for each operation. */
function formOf(contract: Contract): string {
  const { id, title, mockUrl, sdl } = contract;
  const operations = triedOperations(contract);
  const isOne = operations.length === 1;
  return markup`<form class="try" aria-label="Try it: ${title}">
${isOne ? '' : field('operation', 'Operation', select(groups(operations)))}${field(
    'address',
    'Address of the mock',
    (own) => markup`<input ${own} type="url" value="${mockUrl}" required>`,
    'Start it with «npm run mock». Nothing is sent until you press «Send».',
  )}<div class="operation"></div>
<button class="primary">Send</button>
<details><summary>As a curl command</summary>
<div class="code"><pre tabindex="0" role="region" aria-label="curl command"></pre></div></details>
<p class="soft" aria-live="polite"></p>
<section class="reply" aria-label="Response"><p role="status"></p><div></div></section>
</form>
${operations.map((operation) => partOf(id, operation, sdl !== undefined))}`.toString();
}

function partOf(contract: string, operation: TriedOperation, isGraphql: boolean): Markup {
  const { id, method, path, parameters, credentials, bodies, answers } = operation;
  const headers = credentials.map((header) => header.join(': ')).join('\n');
  const wanted = answers.flatMap(preferencesFor);
  return markup`<template data-operation="${id}">
<input type="hidden" name="method" value="${method}"><input type="hidden" name="path" value="${path}">
<p><code>${method} ${path}</code> <a href="..${operationLink(contract, id)}">In the contract</a></p>
${parameters.map(parameterField)}${field('headers', 'Headers', area(headers), 'One «Name: value» per line.')}
${bodies.length === 0 ? '' : bodyFields(bodies, isGraphql)}${
    wanted.length === 0
      ? ''
      : field(
          'header.Prefer',
          'Wanted response',
          select([option('', 'As the mock decides'), ...wanted]),
          'Sent as the header Prefer, which the mock understands.',
        )
  }<div class="redirects" hidden>${redirectHelp(answers)}</div>
</template>
`;
}

/** A control with its label and hint. The name is unique within an operation. */
function field(name: string, label: string, control: (attributes: Markup) => Markup, hint = ''): Markup {
  const id = `try-${name}`;
  const described = hint === '' ? '' : markup` aria-describedby="${id}-hint"`;
  const own = markup`id="${id}" name="${name}" spellcheck="false" autocomplete="off" autocapitalize="off"${described}`;
  const explained = hint === '' ? '' : markup`<small id="${id}-hint">${hint}</small>`;
  return markup`<div class="field"><label for="${id}">${label}</label>${control(own)}${explained}</div>\n`;
}

const select = (options: readonly Markup[]) => (own: Markup) => markup`<select ${own}>${options}</select>`;

// Starts with a line feed, as the parser drops the first.
const area =
  (text: string, required = false) =>
  (own: Markup) =>
    markup`<textarea ${own}${required ? ownMarkup(' required') : ''}>\n${text}</textarea>`;

function option(value: string, label: string, more: Markup = ownMarkup('')): Markup {
  return markup`<option value="${value}"${more}>${label}</option>`;
}

function groups(operations: readonly TriedOperation[]): Markup[] {
  return groupBy(operations, ({ group }) => group).map(([label, members]) => {
    const options = members.map(({ id, method, path, summary }) => option(id, `${method} ${path} · ${summary}`));
    return markup`<optgroup label="${label}">${options}</optgroup>`;
  });
}

/** An optional parameter is sent only if the reader fills it in. */
function parameterField({ name, in: place, required, sent, description, value, choices }: TriedParameter): Markup {
  const selected = (choice: string) => (required && choice === value ? ownMarkup(' selected') : undefined);
  const options = choices.map((choice) => option(choice, choice, selected(choice)));
  const hint = value === '' ? 'not sent' : `not sent; for example ${value}`;
  const filled = markup`${sent ? 'value' : 'placeholder'}="${sent ? value : hint}"${required ? ' required' : ''}`;
  const control =
    choices.length > 0
      ? select(required ? options : [option('', 'not sent'), ...options])
      : (own: Markup) => markup`<input ${own} ${filled}>`;
  return field(`${place}.${name}`, `${name} (${place}${required ? ', required' : ''})`, control, description);
}

/** The examples, from which the browser fills in the chosen one. GraphQL has separate fields for query and variables. */
function bodyFields(bodies: readonly TriedBody[], isGraphql: boolean): Markup {
  const examples = bodies.map(({ title, mediaType, text }) => {
    const values = isGraphql ? graphqlOf(text) : { mediaType, body: text };
    return option(JSON.stringify(values), `${title} (${mediaType})`);
  });
  const parts = isGraphql
    ? [field('query', 'Query', area('', true), 'Ctrl+Enter runs it.'), field('variables', 'Variables (JSON)', area(''))]
    : [field('mediaType', 'Content-Type', (own) => markup`<input ${own}>`), field('body', 'Body', area(''))];
  const choice = field('example', 'Example', select(examples));
  return markup`<div${bodies.length > 1 ? '' : ownMarkup(' hidden')}>${choice}</div>${parts}`;
}

function graphqlOf(body: string): { query: string; variables: string } {
  const { query, variables = {} } = JSON.parse(body) as { query: string; variables?: object };
  return { query: query.trim(), variables: JSON.stringify(variables, undefined, 2) };
}

/** Values of the header Prefer: one for a response, or one for each of its examples. */
function preferencesFor({ status, description, examples }: TriedOperation['answers'][number]): Markup[] {
  const [code, label] = [`code=${String(status)}`, String(status)];
  if (examples.length === 0) return [option(code, `${label}: ${description}`)];
  return examples.map((name) => option(`${code}, example=${name}`, `${label}: example ${name}`));
}

/** The contract's redirects of an operation, since browsers hide them from pages. */
function redirectHelp(answers: TriedOperation['answers']): Markup {
  const redirects = answers.filter(({ status }) => status >= 300 && status < 400);
  const items = redirects.map(({ status, description, location }) => {
    const example = location === '' ? '' : markup` Location, for example: <code>${location}</code>`;
    return markup`<li>${status}: ${description}${example}</li>`;
  });
  return markup`<p>Browsers hide the status and the Location of a redirect from pages; the curl command above shows them. The contract says:</p><ul>${items}</ul>`;
}

import { isObject } from '../../../conformance/json.ts';
import { sectionOf, sentenceOf, statementOf } from '../../../conformance/engine/statements.ts';
import { DOCUMENTS } from '../../../generated/statements.ts';
import { markup, sentence, type Markup } from '../../../conformance/reporters/html/markup.ts';
import { statementLink } from './addresses.ts';
import { count } from './md.ts';

/**
 * A copy of a contract whose parts say in their description what is not specified (`x-unspecified`), and what their sources say:
 * `x-source` becomes a folded list of sentences with document and section, each behind a link to its statement.
 */
export function withQuotedSources(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withQuotedSources);
  if (!isObject(part)) return part;
  const { 'x-source': source, 'x-unspecified': open, ...others } = part;
  const copy = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, withQuotedSources(value)]));
  const texts = [
    copy['description'],
    typeof open === 'string' ? `**Not specified:** ${open}` : undefined,
    typeof source === 'string' ? quoted(source.split(', ')) : undefined,
  ].filter((text) => typeof text === 'string');
  return texts.length === 0 ? copy : { ...copy, description: texts.join('\n\n') };
}

function quoted(ids: readonly string[]): string {
  return markup`<details><summary>Source: ${count(ids.length, 'statement')}</summary><ul>${ids.map(item)}</ul></details>`.toString();
}

function item(id: string): Markup {
  const statement = statementOf(id);
  if (statement === undefined)
    throw new Error(`x-source names ${id}, which is no statement: run \`npm run generate\`.`);
  const { document, open } = statement;
  const says = `${open === undefined ? '' : 'Left open: '}${sentenceOf(statement)}`;
  const place = `${DOCUMENTS[document]}, ${sectionOf(statement)}`;
  return markup`<li><a href="..${statementLink(statement)}">${id}</a> ${sentence(says)} (${place})</li>`;
}

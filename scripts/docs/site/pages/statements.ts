import { DOCUMENTS, type DocumentId, type Statement } from '../../../../generated/statements.ts';
import { OPERATIONS } from '../../../../generated/operations.ts';
import { isInterfaceId } from '../../../../generated/platform.ts';
import { summarizeCoverage, type StatementCoverage } from '../../../../conformance/engine/coverage.ts';
import { sectionOf, sentenceOf } from '../../../../conformance/engine/statements.ts';
import { groupBy } from '../../../../conformance/group-by.ts';
import { documentLink, operationLink, pathOf, toRule, toStatement } from '../addresses.ts';
import { anchored, blocks, code, count, inline, link, table, text, type Row } from '../md.ts';
import type { Page, SiteSources } from '../page.ts';

/** If there are more operations in a cell, they are folded. */
const MOST_OPERATIONS = 2;

/** A page for each document with its statements, and an index. */
export default function statements({ coverage }: SiteSources): Page[] {
  const documents = groupBy(coverage, ({ statement }) => statement.document);
  const rows = documents.map(([id, own]) => [link(titleOf(id), documentLink(id)), ...numbers(own)]);
  return [index([...rows, ['all', ...numbers(coverage)]]), ...documents.map(([id, own]) => documentPage(id, own))];
}

function index(rows: readonly Row[]): Page {
  return {
    path: 'statements/index.html',
    title: 'Statements',
    shortTitle: 'All documents',
    summary: 'What the documents of the platform state, sentence by sentence, and what settles each.',
    section: 'rules',
    markdown: blocks(
      'The contracts and the rules are based on three documents. Every statement in them is listed here in our own words, with its section and lines; `x-source` in a contract and the source of a rule refer to its id. A question that the documents leave open is a statement, too, and is never judged.',
      'A statement holds in places: for operations, attributes, credentials or values. A place is judged if a rule at least as strict as the statement checks it. A statement that is not about a target is proved by a test of our own artefacts (static), or excluded with a reason. `npm run coverage` prints the same.',
      table(['Document', 'Statements', 'Open', 'Static', 'Excluded', 'Places', 'Judged', 'Missing'], rows),
    ),
  };
}

function numbers(coverage: readonly StatementCoverage[]): number[] {
  const { statements: all, open, static: shown, excluded, places, judged, missing } = summarizeCoverage(coverage);
  return [all, open, shown, excluded.length, places, judged, missing.length];
}

function documentPage(id: DocumentId, own: readonly StatementCoverage[]): Page {
  const sections = groupBy(own, ({ statement }) => sectionOf(statement));
  return {
    path: pathOf(documentLink(id)),
    title: titleOf(id),
    summary: `${count(own.length, 'statement')} by section, with the places where each holds and what settles it.`,
    section: 'rules',
    markdown: blocks(
      sections.map(([section, same]) => [
        `## ${text(section)}`,
        table(['Id', 'Statement', 'Holds at', 'Settled by'], same.map(row)),
      ]),
    ),
  };
}

function row(one: StatementCoverage): Row {
  const { statement } = one;
  const { id, lines = [] } = statement;
  const numbers = lines.join(', ');
  const where = numbers === '' ? '' : `<br><small>${/\D/.test(numbers) ? 'lines' : 'line'} ${numbers}</small>`;
  const sentence = `${inline(sentenceOf(statement))}${where}`;
  return [anchored(id, toStatement(statement)), sentence, holdsAt(statement), settledBy(one)];
}

function holdsAt({ operations = {}, dimensions = {}, spread = [] }: Statement): string {
  const links = Object.entries(operations).flatMap(([id, own]) => own.map((operation) => linkTo(id, operation)));
  const values = Object.entries(dimensions).map(([name, all]) => text(`${name}: ${all.join(', ')}`));
  if (spread.length > 0) values.push(text(`each with one of ${spread.join(', ')} at least`));
  if (links.length <= MOST_OPERATIONS) return [...links, ...values].join('<br>');
  const summary = `<summary>${count(links.length, 'operation')}</summary>`;
  return [`<details>${summary}${links.join('<br>')}</details>`, ...values].join('<br>');
}

function linkTo(id: string, operation: string): string {
  const known = isInterfaceId(id) ? OPERATIONS[id] : [];
  const found = known.find(({ method, path }) => `${method} ${path}` === operation);
  const words = `${id} ${code(operation)}`;
  return found === undefined ? words : link(words, operationLink(id, found.id));
}

function settledBy({ statement, rules, places }: StatementCoverage): string {
  const { level = '', open, static: test, excluded } = statement;
  const links = rules.map((rule) => `${rule.level}: ${toRule(rule)}`);
  if (open !== undefined) return ['**open**', ...links].join('<br>');
  // Without the title of the test, which follows the file.
  if (test !== undefined) return `**static**: ${code(test.replace(/: .*$/s, ''))}`;
  if (excluded !== undefined) return `**excluded**: ${text(excluded)}`;
  const judged = places.filter((place) => place.rules.length > 0).length;
  return [`**${level}**, ${String(judged)} of ${count(places.length, 'place')} judged`, ...links].join('<br>');
}

const titleOf = (id: DocumentId): string => (/^D\d$/.test(id) ? `${id} ${DOCUMENTS[id]}` : DOCUMENTS[id]);

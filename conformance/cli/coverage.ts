import { groupBy } from '../group-by.ts';
import { DOCUMENTS, type DocumentId, type Statement } from '../../generated/statements.ts';
import { coverageOf, summarizeCoverage, type CoverageSummary, type StatementCoverage } from '../engine/coverage.ts';
import { loadRules } from '../engine/load-rules.ts';
import { placeText, sectionOf, sentenceOf } from '../engine/statements.ts';
import { count } from '../reporters/results.ts';
import { IN_CHECKOUT } from './command-line.ts';
import { print, type Io } from './io.ts';

/** How many unjudged places are printed per statement; the JSON has all of them. */
const SHOWN = 5;

const LEGEND = [
  'judged: a rule as strict as the statement looks at this place; missing: no rule does.',
  'open: the documents leave it open; static: a test of this project covers it; excluded: it cannot be judged.',
];
/** Note for an installed tool. */
const TESTS_ELSEWHERE = 'The named tests are in the repository of the project, not in this package.';

/**
 * Prints every statement of the documents, by section, with its places: judged by rules, covered by a static test, excluded with the
 * reason, left open, or missing.
 *
 * @returns 0 if no place is missing, 1 otherwise
 */
export async function coverageCommand(flags: { json?: boolean }, io: Io): Promise<number> {
  const { inCheckout = IN_CHECKOUT } = io;
  const legend = inCheckout ? LEGEND : [...LEGEND, TESTS_ELSEWHERE];
  const coverage = coverageOf(await loadRules());
  const summary = summarizeCoverage(coverage);
  const missing = summary.missing.map(({ id, place }) => ({ id, place: placeText(place) }));
  print(io, flags.json, { ...summary, missing }, () => {
    const documents = groupBy(coverage, ({ statement }) => statement.document).map(describeDocument);
    return [...documents, [totals(summary), ...legend].join('\n')].join('\n\n');
  });
  return summary.missing.length === 0 ? 0 : 1;
}

function describeDocument([document, coverage]: [DocumentId, StatementCoverage[]]): string {
  const sections = groupBy(coverage, ({ statement }) => sectionOf(statement)).map(([section, own]) =>
    [`  ${section}`, ...own.flatMap(linesOf)].join('\n'),
  );
  return [`${document} ${DOCUMENTS[document]}: ${totals(summarizeCoverage(coverage))}`, ...sections].join('\n\n');
}

function linesOf({ statement, places }: StatementCoverage): string[] {
  const missing = places.filter(({ rules }) => rules.length === 0);
  const more = missing.length > SHOWN ? [`      … and ${missing.length - SHOWN} more`] : [];
  return [
    `    ${statement.id.padEnd(4)} ${stateOf(statement, places.length, missing.length)}: ${sentenceOf(statement)}`,
    ...(statement.static === undefined ? [] : [`      ${statement.static}`]),
    ...(statement.excluded === undefined ? [] : [`      ${statement.excluded}`]),
    ...missing.slice(0, SHOWN).map(({ place }) => `      missing: ${placeText(place)}`),
    ...more,
  ];
}

function stateOf({ level, open, static: test }: Statement, places: number, missing: number): string {
  if (open !== undefined) return 'open';
  if (level === undefined) return test === undefined ? 'excluded' : 'static';
  return `${level}, ${count(places, 'place')}${missing === 0 ? '' : `, ${missing} missing`}`;
}

function totals({ statements, open, places, judged, static: shown, excluded, missing }: CoverageSummary): string {
  const parts = [`${open} open`, `${shown} static`, `${excluded.length} excluded`];
  return `${count(statements, 'statement')} (${parts.join(', ')}); ${count(places, 'place')}: ${judged} judged, ${missing.length} missing`;
}

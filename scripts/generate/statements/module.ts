import { GenerationError, type Problem } from '../generation-error.ts';
import { headerOf } from '../../../conformance/generator/code-text.ts';
import { mapValues } from '../../../conformance/json.ts';
import type { Platform } from '../platform/platform.ts';
import { extentOf } from './expand.ts';
import { fileOf, STATEMENTS, type StatementFiles } from './statement-files.ts';

const TYPES = `/** What a failure at a place means. */
export type StatementLevel = 'must' | 'should' | 'info';

/** One atomic statement of a document. */
export interface Statement {
  readonly id: string;
  readonly document: DocumentId;
  readonly section: string;
  /** Lines of the document; \`'72-75'\` is a range. */
  readonly lines?: readonly (number | string)[];
  /** The standard that says it, where no document does. */
  readonly standard?: string;
  /** What is stated. */
  readonly says?: string;
  /** What the document leaves open, instead of \`says\`. */
  readonly open?: string;
  /** The interfaces that an open statement in a shared fragment is about. */
  readonly about?: readonly string[];
  readonly level?: StatementLevel;
  /** Where it holds: the operations by interface (\`METHOD /path\`). */
  readonly operations?: Readonly<Record<string, readonly string[]>>;
  /** What else makes a place: each combination of one value of each dimension. */
  readonly dimensions?: Readonly<Record<string, readonly string[]>>;
  /** Values of which each of these places has one at least, and each one place: \`values\` that are not combined with them. */
  readonly spread?: readonly string[];
  /** The test of our own artefacts that shows it. */
  readonly static?: string;
  /** Why nobody can judge it. */
  readonly excluded?: string;
}
`;

/**
 * The module \`statements.ts\`: the documents and their statements, with every place where each holds.
 *
 * @throws {GenerationError} if an id stands twice, or a statement holds nowhere; it names all problems
 */
export function generateStatements({ documents, statements }: StatementFiles, platform: Platform): string {
  const scope = {
    operations: new Map(platform.interfaces.map(({ id, operations }) => [id, operations])),
    lists: Object.fromEntries(platform.lists),
  };
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const resolved = statements.map(({ holds, ...statement }) => {
    const { id, document } = statement;
    const complain = (message: string): void =>
      void problems.push({ file: fileOf(document), message: `${id} ${message}` });
    if (seen.has(id)) complain('stands twice');
    seen.add(id);
    if (holds === undefined) return statement;
    try {
      const { dimensions, ...extent } = extentOf(holds, scope);
      return { ...statement, ...extent, ...(Object.keys(dimensions).length === 0 ? {} : { dimensions }) };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      complain(error.message);
      return statement;
    }
  });
  if (problems.length > 0) throw new GenerationError(problems);
  const titles = mapValues(documents, ({ title }) => title);
  return [
    headerOf('The statements of the documents, and every place where each holds', STATEMENTS),
    `\n/** The documents, with the titles that readers know. */\nexport const DOCUMENTS = ${JSON.stringify(titles, null, 2)} as const;\n`,
    'export type DocumentId = keyof typeof DOCUMENTS;\n\n',
    TYPES,
    '\n/** All statements, in the order of the documents. */\nexport const STATEMENTS: readonly Statement[] = [\n',
    ...resolved.map((statement) => `  ${JSON.stringify(statement)},\n`),
    '];\n',
  ].join('');
}

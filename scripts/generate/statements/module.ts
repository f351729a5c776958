import { GenerationError, type Problem } from '../generation-error.ts';
import { headerOf } from '../../../conformance/generator/code-text.ts';
import { mapValues } from '../../../conformance/json.ts';
import type { Platform } from '../platform/platform.ts';
import { extentOf } from './expand.ts';
import { fileOf, STATEMENTS, type StatementFiles } from './statement-files.ts';

const TYPES = `/** Severity of a failure at a place. */
export type StatementLevel = 'must' | 'should' | 'info';

/** One atomic statement of a document. */
export interface Statement {
  readonly id: string;
  readonly document: DocumentId;
  readonly section: string;
  /** Lines of the document; \`'72-75'\` is a range. */
  readonly lines?: readonly (number | string)[];
  /** The standard with the statement, if no document has it. */
  readonly standard?: string;
  /** The statement. */
  readonly says?: string;
  /** A question that the document leaves open; replaces \`says\`. */
  readonly open?: string;
  /** The interfaces of an open statement in a shared fragment. */
  readonly about?: readonly string[];
  readonly level?: StatementLevel;
  /** The operations where it holds, by interface (\`METHOD /path\`). */
  readonly operations?: Readonly<Record<string, readonly string[]>>;
  /** Dimensions of a place: there is one for each combination of values. */
  readonly dimensions?: Readonly<Record<string, readonly string[]>>;
  /** Values that are not combined with the places: each place has at least one, and each value a place. */
  readonly spread?: readonly string[];
  /** The test that proves it for our own artefacts. */
  readonly static?: string;
  /** The reason why it cannot be judged. */
  readonly excluded?: string;
}
`;

/**
 * The module \`statements.ts\`: the documents and their statements, with all places of each.
 *
 * @throws {GenerationError} if an id is used twice, or a statement holds nowhere; it names all problems
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
    const addProblem = (message: string): void =>
      void problems.push({ file: fileOf(document), message: `${id} ${message}` });
    if (seen.has(id)) addProblem('is used twice');
    seen.add(id);
    if (holds === undefined) return statement;
    try {
      const { dimensions, ...extent } = extentOf(holds, scope);
      return { ...statement, ...extent, ...(Object.keys(dimensions).length === 0 ? {} : { dimensions }) };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      addProblem(error.message);
      return statement;
    }
  });
  if (problems.length > 0) throw new GenerationError(problems);
  const titles = mapValues(documents, ({ title }) => title);
  return [
    headerOf('The statements of the documents, and every place where each holds', STATEMENTS),
    `\n/** The documents, with their usual titles. */\nexport const DOCUMENTS = ${JSON.stringify(titles, null, 2)} as const;\n`,
    'export type DocumentId = keyof typeof DOCUMENTS;\n\n',
    TYPES,
    '\n/** All statements, in the order of the documents. */\nexport const STATEMENTS: readonly Statement[] = [\n',
    ...resolved.map((statement) => `  ${JSON.stringify(statement)},\n`),
    '];\n',
  ].join('');
}

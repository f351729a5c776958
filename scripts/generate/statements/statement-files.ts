import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorObject } from 'ajv';
import { ifMissing } from '../../../conformance/message-of.ts';
import { GenerationError } from '../generation-error.ts';
import { ajv2020 } from '../../../conformance/generator/libraries.ts';
import { yaml } from '../libraries.ts';
import { messageWithin } from '../problems.ts';

/** The folder of the statements, relative to the root folder. */
export const STATEMENTS = 'specs/statements';

/** Where a statement holds, as its file says it. */
export interface Holds {
  interfaces: readonly string[];
  operations: string | readonly string[];
  each?: string | readonly string[];
  kinds?: readonly string[];
  attributes?: readonly Value[];
  credentials?: readonly Value[];
  callers?: readonly Value[];
  values?: readonly Value[];
  spread?: readonly Value[];
}
export type Value = string | number | boolean | null;

/** A statement, as its file says it; what else it has, and which members go together, tells `schema.json`. */
export interface SourceStatement {
  id: string;
  holds?: Holds;
}

/** The documents, as `documents.yaml` names them, and the statements of each. */
export interface StatementFiles {
  /** With the titles that readers know. */
  documents: Readonly<Record<string, { title: string }>>;
  statements: readonly (SourceStatement & { document: string })[];
}

/**
 * Reads the statements of all documents that `documents.yaml` names.
 *
 * @param root absolute path of the folder with `redocly.yaml` and the contracts
 * @returns undefined when the contracts have no statements
 * @throws {GenerationError} if a file is missing, or has not the form that `schema.json` describes; it names all problems
 */
export async function readStatements(root: string): Promise<StatementFiles | undefined> {
  const schema = await readFile(join(root, STATEMENTS, 'schema.json'), 'utf8').catch(ifMissing(undefined));
  if (schema === undefined) return undefined;
  const ajv = new ajv2020.Ajv2020({ allErrors: true, allowUnionTypes: true });
  const fits = ajv.compile<SourceStatement[]>(JSON.parse(schema) as object);
  const documents = (await readYaml(root, 'documents')) as StatementFiles['documents'];
  const errors: GenerationError[] = [];
  const statements: StatementFiles['statements'][number][] = [];
  for (const document of Object.keys(documents)) {
    const content = await readYaml(root, document);
    if (fits(content)) statements.push(...content.map((one) => ({ ...one, document })));
    else errors.push(new GenerationError((fits.errors ?? []).map((error) => problemOf(document, content, error))));
  }
  if (errors.length > 0) throw new GenerationError(errors.flatMap(({ problems }) => problems));
  return { documents, statements };
}

/** The path of the file of a document, relative to the root folder. */
export function fileOf(document: string): string {
  return `${STATEMENTS}/${document}.yaml`;
}

async function readYaml(root: string, name: string): Promise<unknown> {
  try {
    return yaml.parse(await readFile(join(root, fileOf(name)), 'utf8')) as unknown;
  } catch (error) {
    throw new GenerationError([{ file: fileOf(name), message: messageWithin(root, error) }]);
  }
}

/** Names the statement by its id: an index into a long list tells nobody where to look. */
function problemOf(
  document: string,
  content: unknown,
  { instancePath, message = '' }: ErrorObject,
): GenerationError['problems'][number] {
  const [, index = '', ...rest] = instancePath.split('/');
  const found = Array.isArray(content) ? (content[Number(index)] as Partial<SourceStatement> | undefined) : undefined;
  return { file: fileOf(document), message: `${[found?.id ?? index, ...rest].join('/')} ${message}` };
}

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

/** The places of a statement, as written in its file. */
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

/** A statement, as written in its file; `schema.json` describes its further members. */
export interface SourceStatement {
  id: string;
  holds?: Holds;
}

/** The documents of `documents.yaml` and their statements. */
export interface StatementFiles {
  /** With their usual titles. */
  documents: Readonly<Record<string, { title: string }>>;
  statements: readonly (SourceStatement & { document: string })[];
}

/**
 * Reads the statements of all documents in `documents.yaml`.
 *
 * @param root absolute path of the folder with `redocly.yaml` and the contracts
 * @returns undefined if the contracts have no statements
 * @throws {GenerationError} if a file is missing, or does not fit `schema.json`; it names all problems
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

/** Names the statement by its id, since an index into a long list is hard to find. */
function problemOf(
  document: string,
  content: unknown,
  { instancePath, message = '' }: ErrorObject,
): GenerationError['problems'][number] {
  const [, index = '', ...rest] = instancePath.split('/');
  const found = Array.isArray(content) ? (content[Number(index)] as Partial<SourceStatement> | undefined) : undefined;
  return { file: fileOf(document), message: `${[found?.id ?? index, ...rest].join('/')} ${message}` };
}

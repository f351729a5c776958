import { basename, dirname } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { bundleInterface, readCatalogue, type BundledInterface } from './bundle.ts';
import { generateClient } from './client.ts';
import type { Files } from './files.ts';
import { GenerationError } from './generation-error.ts';
import { generateGraphql } from './graphql.ts';
import { redocly } from './libraries.ts';
import { negativesOf } from './negatives.ts';
import { generateTypes } from './types.ts';
import { generateValidators } from './validators.ts';

/** Folder of the generated files, relative to the root folder. */
export const FOLDER = 'generated';

const README = `# Generated code

Everything here is output of \`npm run generate\`: do not edit it, edit \`specs/\` and run the command. \`npm run check:generated\` tells
whether the folder is fresh.

One folder per interface:

| file | what |
|---|---|
| \`openapi.yaml\`, \`openapi.json\` | the contract in one piece |
| \`types.ts\` | its types, in the manner of openapi-typescript |
| \`client.ts\` | its client on openapi-fetch, which knows credentials and media types |
| \`index.ts\` | types and client together |
| \`validators.ts\` | functions that check the bodies of responses |
| \`negatives.json\` | bodies of requests that the contract forbids, where it forbids any |

The folder of a GraphQL interface also holds \`schema.graphql\`, its types (\`schema-types.ts\`), and its typed documents
(\`operations.ts\`).
`;

/** What to generate, and whom to tell. */
export interface GenerationOptions {
  /** Absolute path of the folder with `redocly.yaml` and the contracts. */
  root: string;
  /** Settings for the GraphQL code; those of interfaces that `redocly.yaml` does not list are left out. */
  codegen: CodegenConfig;
  /** Told after each interface, with the milliseconds that it took. */
  onInterface?: (id: string, durationMs: number) => void;
}

/**
 * Generates the code of all interfaces that `redocly.yaml` lists, in memory. The same contracts give the same bytes.
 *
 * @returns contents by path, relative to {@link FOLDER}
 * @throws {GenerationError} if contracts are wrong; it names all problems of all interfaces
 */
export async function generate({ root, codegen, onInterface }: GenerationOptions): Promise<Files> {
  const catalogue = await readCatalogue(root);
  const files = new Map([['README.md', README]]);
  const errors: GenerationError[] = [];
  const graphqlId = interfaceOf(codegen);
  for (const id of catalogue.sources.keys()) {
    const start = performance.now();
    try {
      const bundled = await bundleInterface(catalogue, id);
      const graphql = id === graphqlId ? await generateGraphql(root, codegen) : new Map<string, string>();
      for (const [name, content] of await interfaceFiles(bundled, graphql)) files.set(`${id}/${name}`, content);
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      errors.push(error);
    }
    onInterface?.(id, performance.now() - start);
  }
  if (errors.length > 0) throw new GenerationError(errors.flatMap(({ problems }) => problems));
  return files;
}

/** The interface that `codegen.ts` writes for. */
function interfaceOf({ generates }: CodegenConfig): string | undefined {
  const [path] = Object.keys(generates);
  return path === undefined ? undefined : basename(dirname(path));
}

async function interfaceFiles(bundled: BundledInterface, graphql: Map<string, string>): Promise<Map<string, string>> {
  const { source, document } = bundled;
  const negatives = negativesOf(bundled);
  const modules = ['types.ts', 'client.ts', ...[...graphql.keys()].filter((name) => name.endsWith('.ts'))];
  try {
    return new Map([
      ['openapi.yaml', `# Generated from ${source}. Do not edit: run \`npm run generate\`.\n${yamlOf(document)}`],
      ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
      ['types.ts', await generateTypes(bundled)],
      ['client.ts', generateClient(bundled, { graphql: graphql.size > 0 })],
      ...graphql,
      ['validators.ts', generateValidators(bundled)],
      ...(Object.keys(negatives).length === 0
        ? []
        : [['negatives.json', `${JSON.stringify(negatives, null, 2)}\n`] as const]),
      ['index.ts', modules.map((name) => `export * from './${name}';\n`).join('')],
    ]);
  } catch (error) {
    // Only what the generator says about a contract; a mistake of the generator itself keeps its stack.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    throw new GenerationError([{ file: source, message: error.message }]);
  }
}

function yamlOf(document: object): string {
  return redocly.stringifyYaml(document, { noRefs: true, lineWidth: 120 });
}

import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { bundleInterface, readCatalogue } from './bundle.ts';
import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import { generateClient } from './client.ts';
import { downConvert } from './down-convert.ts';
import { generateExamples } from './examples.ts';
import type { Files } from '../../conformance/generator/files.ts';
import { GenerationError, ofFile, type Problem } from './generation-error.ts';
import { generateGraphql, type GraphqlCode } from './graphql.ts';
import { headerOf, uncapitalized } from '../../conformance/generator/code-text.ts';
import { jsonSchemasOf } from './json-schema.ts';
import { redocly } from './libraries.ts';
import { negativesOf } from './negatives.ts';
import { HOSTS_FILE, readHosts } from './platform/hosts.ts';
import { platformModules } from './platform/modules.ts';
import { platformOf } from './platform/platform.ts';
import { exportsOf, generateSchemaNames } from '../../conformance/generator/schema-names.ts';
import { generateStatements } from './statements/module.ts';
import { readStatements } from './statements/statement-files.ts';
import { generateTypes } from '../../conformance/generator/types.ts';
import { generateStandardSchemas } from '../../conformance/generator/standard-schemas.ts';
import { generateRequestValidators, generateValidators } from '../../conformance/generator/validators.ts';

/** Hand-written modules for all interfaces, with their descriptions. */
const RUNTIME = {
  'response-contract.ts': 'Finds the validator for a response, and reads its findings',
  'deprecation.ts': 'Warns callers that an interface ends',
  'announced.ts': 'Reads the headers of a response that announce an end',
  'sendable.ts': 'Checks values for a path, a header or a cookie',
  'body-limit.ts': 'Limits the size of response bodies',
  'standard-schema.ts': 'Makes Standard Schemas of validators',
  'typed-document.ts': 'The types of a GraphQL document',
  'operation-examples.ts': 'The types of examples',
} as const;

/**
 * Generates the code of all interfaces that `redocly.yaml` lists, in memory. The same contracts give the same bytes.
 *
 * @param root absolute path of the folder with `redocly.yaml` and the contracts
 * @param codegen settings for the GraphQL code; those of interfaces that `redocly.yaml` does not list are ignored
 * @returns the files by relative path, and the absolute paths of all files that were read
 * @throws {GenerationError} if contracts are wrong; it names all problems of all interfaces
 */
export async function generate(
  root: string,
  codegen: Types.Config,
): Promise<{ files: Files; sources: readonly string[] }> {
  const catalogue = await readCatalogue(root);
  const files = new Map(await sharedFiles());
  const graphqlId = interfaceOf(codegen);
  const hosts = await readHosts(root);
  const sources = [resolve(root, HOSTS_FILE)];
  const bundles: BundledInterface[] = [];
  await eachInTurn([...catalogue.sources], async ([id, source]) => {
    const bundling = await bundleInterface(catalogue, id, source);
    bundles.push(bundling.bundled);
    sources.push(...bundling.files);
  });
  const lists: [string, readonly string[]][] = [];
  await eachInTurn(bundles, async (bundled) => {
    const graphql = bundled.id === graphqlId ? await generateGraphql(root, codegen) : undefined;
    lists.push(...(graphql?.lists ?? []));
    sources.push(...(graphql?.sources ?? []));
    for (const [name, content] of await interfaceFiles(bundled, graphql)) files.set(`${bundled.id}/${name}`, content);
  });
  const platform = platformOf(hosts, bundles, new Map(lists));
  for (const [name, content] of platformModules(platform)) files.set(name, content);
  const statements = await readStatements(root);
  if (statements !== undefined) files.set('statements.ts', generateStatements(statements, platform));
  return { files, sources };
}

/** Runs a task for each item in turn, and throws all their problems together. */
async function eachInTurn<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const problems: Problem[] = [];
  for (const item of items) {
    try {
      await task(item);
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new GenerationError(problems);
}

/** The interface that `codegen.ts` is for. */
function interfaceOf({ generates }: Types.Config): string | undefined {
  const [path] = Object.keys(generates);
  return path === undefined ? undefined : basename(dirname(path));
}

/** The shared modules, and the folder's README, whose last table lists them. */
async function sharedFiles(): Promise<[string, string][]> {
  const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
  const modules = Object.entries(RUNTIME).map(async ([file, says]): Promise<[string, string]> => {
    return [file, headerOf(says, `scripts/generate/runtime/${file}`) + (await read(`runtime/${file}`))];
  });
  const rows = Object.entries(RUNTIME).map(([file, says]) => `| \`${file}\` | ${uncapitalized(says)} |\n`);
  return [['README.md', (await read('generated-readme.md')) + rows.join('')], ...(await Promise.all(modules))];
}

async function interfaceFiles(bundled: BundledInterface, graphql?: GraphqlCode): Promise<Map<string, string>> {
  const { source, document } = bundled;
  const graphqlFiles = [...(graphql?.files ?? [])];
  const graphqlModules = graphqlFiles.filter(([name]) => name.endsWith('.ts'));
  const modules = ['types.ts', 'client.ts', ...graphqlModules.map(([name]) => name), 'schemas.ts'];
  try {
    const negatives = negativesOf(bundled);
    const requestValidators = generateRequestValidators(bundled);
    const client = generateClient(bundled, { graphql: graphql !== undefined });
    return new Map([
      ...documentFiles('openapi', source, document),
      ...documentFiles('openapi-3.0', source, downConvert(bundled)),
      ['schemas.json', `${JSON.stringify(jsonSchemasOf(bundled))}\n`],
      ['types.ts', await generateTypes(bundled)],
      ['client.ts', client],
      ...graphqlFiles,
      [
        'schemas.ts',
        generateSchemaNames(bundled, {
          client,
          graphql: graphqlModules.flatMap(([, code]) => exportsOf(code)),
          enumerations: graphql?.enumerations ?? [],
        }),
      ],
      ['validators.ts', generateValidators(bundled)],
      ...(requestValidators === '' ? [] : [['request-validators.ts', requestValidators] as const]),
      ['examples.ts', generateExamples(bundled)],
      ['standard-schemas.ts', generateStandardSchemas(bundled, { hasRequests: requestValidators !== '' })],
      ...(Object.keys(negatives).length === 0
        ? []
        : [['negatives.json', `${JSON.stringify(negatives, null, 2)}\n`] as const]),
      ['index.ts', modules.map((name) => `export * from './${name}';\n`).join('')],
    ]);
  } catch (error) {
    throw ofFile(source, error);
  }
}

function documentFiles(name: string, source: string, document: object): [string, string][] {
  const yaml = redocly.stringifyYaml(document, { noRefs: true, lineWidth: 120 });
  return [
    [`${name}.yaml`, `# Generated from ${source}. Do not edit: run \`npm run generate\`.\n${yaml}`],
    [`${name}.json`, `${JSON.stringify(document)}\n`],
  ];
}

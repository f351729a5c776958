import type { OpenAPI3 } from 'openapi-typescript';
import { stringify } from 'yaml';
import { visitParts } from '../contracts/contract-parts.ts';
import type { BundledInterface } from './bundled-interface.ts';
import { flowCode, importOf, STANDARD_SCHEMAS } from './flows.ts';
import { exportsOf, generateSchemaNames } from './schema-names.ts';
import { generateStandardSchemas } from './standard-schemas.ts';
import { generateTypes } from './types.ts';
import { generateRequestValidators, generateValidators } from './validators.ts';

/**
 * Generates the folder of one interface for a project that uses the package with the flows: contract, types, validators and Standard
 * Schemas, and an index to import instead of the package.
 *
 * @param graphql type names of its GraphQL schema, if it has one
 * @returns contents by file name, the same for the same arguments
 * @throws {Error} if the contract cannot be expressed in types
 */
export async function interfaceFiles(
  given: BundledInterface,
  graphql: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { source, command = '' } = given;
  const document = withEverySchema(given.document);
  const bundled = { ...given, document };
  const flows = flowCode(bundled);
  const names = generateSchemaNames(bundled, { client: flows, graphql, enumerations: [] });
  const validate = importOf(bundled.id);
  const requests = generateRequestValidators(bundled, { requests: STANDARD_SCHEMAS, validate });
  const modules = {
    'index.ts': flows + exportsFrom('./schemas.ts', names),
    'schemas.ts': names,
    'types.ts': await generateTypes(bundled),
    'validators.ts': generateValidators(bundled, validate),
    ...(requests !== '' && { 'request-validators.ts': requests }),
    'standard-schemas.ts': generateStandardSchemas(bundled, {
      hasRequests: requests !== '',
      runtime: STANDARD_SCHEMAS,
    }),
  };
  const contract = stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });
  return new Map([
    ['openapi.yaml', `# Generated from ${source}. Do not edit: run \`${command}\`.\n${contract}`],
    ...Object.entries(modules).map(([name, code]): [string, string] => [name, byJs(code)]),
  ]);
}

/** A copy of a contract with `{}` for each missing schema of a media type, since each needs a validator. */
function withEverySchema(document: OpenAPI3): OpenAPI3 {
  const copy = structuredClone(document);
  visitParts(copy, (part, _, place) => {
    if (place?.map === 'content' && !('$ref' in part)) part['schema'] ??= {};
  });
  return copy;
}

/** Exports by name, which override those of the package; `export *` would not. */
function exportsFrom(module: string, code: string): string {
  const isValue = (name: string) => code.includes(`\nexport const ${name} = `);
  const names = exportsOf(code).map((name) => `  ${isValue(name) ? '' : 'type '}${name},\n`);
  return names.length === 0 ? '' : `\nexport {\n${names.join('')}} from '${module}';\n`;
}

/** The end of an import or export statement, with the module name. */
const STATIC_IMPORT = /^((?:import|export|\}) (?:.* )?from )'([^']+)';$/gm;

const DYNAMIC_IMPORT = /\bimport\('([^']+)\.ts'\)/g;

/** Replaces `.ts` by `.js` in relative imports: not every compiler accepts imports that end in `.ts`. */
function byJs(code: string): string {
  return code
    .replaceAll(STATIC_IMPORT, (statement, start: string, module: string) =>
      module.startsWith('.') ? `${start}'${module.replace(/\.ts$/, '.js')}';` : statement,
    )
    .replaceAll(DYNAMIC_IMPORT, "import('$1.js')");
}

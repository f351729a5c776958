import type { BundledInterface } from './bundled-interface.ts';
import { commentOf, headerOf, pascalCase } from './code-text.ts';

/** The npm package with the flows. */
export const PACKAGE = 'platform-contracts';

/** The import of the functions that make Standard Schemas from validators. */
export const STANDARD_SCHEMAS = `${PACKAGE}/validate`;

/** The interface whose only flow is a token source; the flows of other interfaces are methods of an object. */
const TOKEN_ENDPOINT = 'login';

/** The import of an interface in the package: `platform-contracts/cases-v3`. */
export function importOf(id: string): string {
  return `${PACKAGE}/${id}`;
}

/**
 * Writes the index of an interface, which binds the flows of the package to the generated types and validators.
 *
 * @returns code of a module to import instead of the package
 */
export function flowCode({ id, source, command, document }: BundledInterface): string {
  const name = pascalCase(id);
  const sunset: unknown = 'x-sunset' in document ? document['x-sunset'] : undefined;
  const ends = typeof sunset === 'string' ? ['', `@deprecated Ends on ${sunset}.`] : [];
  const isToken = id === TOKEN_ENDPOINT;
  const [value, types] = isToken
    ? ['tokenSource as createSource', ['TokenSource', 'TokenSourceSettings']]
    : [`create${name}Api as createApi`, [`${name}Api as Api`, `${name}ApiSettings`]];
  return [
    headerOf(`The interface \`${id}\``, source, command).trimEnd(),
    'import {',
    `  create${name}Client as createClient,`,
    `  ${value},`,
    `  type ${name}Client as Client,`,
    `  type ${name}ClientOptions,`,
    '  type LoadContract,',
    ...types.map((type) => `  type ${type},`),
    `} from '${importOf(id)}';`,
    `import type { ${isToken ? '' : 'components, '}paths } from './types.ts';`,
    '',
    '// What is declared below takes the place of what has the same name in the package.',
    `export * from '${importOf(id)}';`,
    "export type { components, operations, paths } from './types.ts';",
    '',
    "const own: LoadContract = () => import('./validators.ts');",
    '',
    ...commentOf(['The generated client, typed by this contract.', ...ends]),
    `export type ${name}Client = Client<paths>;`,
    '',
    ...commentOf([`\`create${name}Client\` of the package, typed by this contract.`, ...ends]),
    `export const create${name}Client = createClient as (options: ${name}ClientOptions) => ${name}Client;`,
    '',
    ...(isToken ? tokenFlow(ends) : apiFlow(name, ends)),
    '',
  ].join('\n');
}

const VALIDATE = 'validate: validate === true ? own : validate';
const DEFAULT = '  const { validate = false } = settings;';

function apiFlow(name: string, ends: readonly string[]): string[] {
  return [
    ...commentOf([
      `This contract, in types: what is generic in the package takes it, as \`${name}Api\` does.`,
      ...ends,
    ]),
    `export interface ${name}Contract {`,
    '  components: components;',
    '  paths: paths;',
    '}',
    '',
    ...commentOf(['The flows, typed by this contract.', ...ends]),
    `export type ${name}Api = Api<${name}Contract>;`,
    '',
    ...commentOf([
      `\`create${name}Api\` of the package, typed by this contract; \`validate: true\` compares responses with it.`,
      ...ends,
    ]),
    `export function create${name}Api(settings: ${name}ApiSettings): ${name}Api {`,
    DEFAULT,
    `  return createApi<${name}Contract>({ ...settings, ${VALIDATE} });`,
    '}',
  ];
}

function tokenFlow(ends: readonly string[]): string[] {
  return [
    ...commentOf(['`tokenSource` of the package; `validate: true` compares responses with this contract.', ...ends]),
    'export function tokenSource(settings: TokenSourceSettings): TokenSource {',
    DEFAULT,
    `  return createSource({ ...settings, ${VALIDATE} });`,
    '}',
  ];
}

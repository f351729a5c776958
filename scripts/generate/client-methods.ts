import { commentOf } from './client-code.ts';
import type { Operation } from '../../conformance/contracts/operations.ts';

/**
 * Writes the type of a client: the methods that its interface uses.
 *
 * The methods of openapi-fetch infer the type of their settings from the argument, so that an attribute with a wrong name in a body
 * goes unnoticed. These take the type from the path alone, and a wrong name is an error.
 *
 * @param typeName name of the client's type
 * @param members further members of the client
 */
export function clientType(typeName: string, operations: readonly Operation[], members: readonly string[]): string[] {
  return [
    "/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`. */",
    `export interface ${typeName} extends Pick<Client<paths>, 'use' | 'eject'> {`,
    ...verbsOf(operations).map((verb) => `  ${verb.toUpperCase()}: Call<'${verb}'>;`),
    ...members,
    '}',
  ];
}

/** Writes the types behind {@link clientType}. */
export function methodTypes(operations: readonly Operation[]): string[] {
  return [
    `type Verb = ${verbsOf(operations)
      .map((verb) => `'${verb}'`)
      .join(' | ')};`,
    '',
    'type PathWith<Method extends Verb> = {',
    '  [Path in keyof paths]: paths[Path] extends Record<Method, unknown> ? Path : never;',
    '}[keyof paths];',
    '',
    ...commentOf([
      'Settings of a call: what the path asks for, and how to read the answer. May be left out where nothing is asked for.',
    ]),
    'type Settings<Asked, Format> = undefined extends Asked',
    '  ? [settings?: Asked & { parseAs?: Format }]',
    '  : [settings: Asked & { parseAs?: Format }];',
    '',
    ...commentOf([
      'A method of openapi-fetch, except that attributes which the contract does not know are errors in bodies and parameters.',
    ]),
    "type Call<Method extends Verb> = <Path extends PathWith<Method>, Format extends ParseAs = 'json'>(",
    '  path: Path,',
    '  ...settings: Settings<MaybeOptionalInit<paths[Path], Method>, Format>',
    ') => Promise<',
    '  FetchResponse<Extract<paths[Path][Method], Record<string, unknown>>, { parseAs: Format }, `${string}/${string}`>',
    '>;',
  ];
}

function verbsOf(operations: readonly Operation[]): string[] {
  return [...new Set(operations.map(({ method }) => method))];
}

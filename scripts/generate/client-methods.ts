import { commentOf } from '../../conformance/generator/code-text.ts';
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
    "/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`; by default as the contract says. */",
    `export interface ${typeName}<Paths extends object = paths> extends Pick<Client<Paths>, 'use' | 'eject'> {`,
    ...verbsOf(operations).map((verb) => `  ${verb.toUpperCase()}: Call<Paths, '${verb}'>;`),
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
    'type PathWith<Paths, Method extends Verb> = {',
    '  [Path in keyof Paths]: Paths[Path] extends Record<Method, unknown> ? Path : never;',
    '}[keyof Paths];',
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
    "type Call<Paths, Method extends Verb> = <Path extends PathWith<Paths, Method>, Format extends ParseAs = 'json'>(",
    '  path: Path,',
    '  ...settings: Settings<MaybeOptionalInit<Extract<Paths[Path], Record<Method, object>>, Method>, Format>',
    ') => Promise<',
    '  FetchResponse<OperationAt<Paths[Path], Method>, { parseAs: Format }, `${string}/${string}`>',
    '>;',
    '',
    'type OperationAt<Item, Method extends Verb> = Item extends Record<Method, infer Operation>',
    '  ? Extract<Operation, Record<string, unknown>>',
    '  : never;',
  ];
}

function verbsOf(operations: readonly Operation[]): string[] {
  return [...new Set(operations.map(({ method }) => method))];
}

import type { Operation } from '../../conformance/contracts/operations.ts';

/**
 * Writes the type of a client: the methods that its interface uses, in a form that whatever takes a client of openapi-fetch accepts.
 *
 * The methods of openapi-fetch infer the type of their settings from the argument, so that an attribute with a wrong name in a body
 * goes unnoticed. These take the type from the path alone, and a wrong name is an error.
 *
 * @param typeName name of the client's type
 * @param members further members of the client
 */
export function clientType(typeName: string, operations: readonly Operation[], members: readonly string[]): string[] {
  const verbs = verbsOf(operations).map((verb) => verb.toUpperCase());
  const own = ['request', ...verbs].map((name) => `'${name}'`).join(' | ');
  return [
    "/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`; by default as the contract says. */",
    `export interface ${typeName}<Paths extends object = paths> extends Omit<Client<Paths>, ${own}> {`,
    ...verbs.map((verb) => `  ${verb}: Call<Paths, '${verb.toLowerCase()}'>;`),
    "  /** The same with the method as an argument: `client.request('get', '/path', { params })`. */",
    '  request: AnyCall<Paths>;',
    ...members,
    '}',
  ];
}

/** Writes the types behind {@link clientType}. */
export function methodTypes(operations: readonly Operation[]): string {
  const verbs = verbsOf(operations).map((verb) => `'${verb}'`);
  return `type Verb = ${verbs.join(' | ')};

type PathWith<Paths, Method extends Verb> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, unknown> ? Path : never;
}[keyof Paths];

/** Settings of a call: what the path asks for, and how to read the answer. May be left out where nothing is asked for. */
type Settings<Asked, Format> = undefined extends Asked
  ? [settings?: Asked & { parseAs?: Format }]
  : [settings: Asked & { parseAs?: Format }];

type Asked<Item, Method extends Verb> = MaybeOptionalInit<Extract<Item, Record<Method, object>>, Method>;

type Answer<Item, Method extends Verb, Format extends ParseAs> = Promise<
  FetchResponse<OperationAt<Item, Method>, { parseAs: Format }, \`\${string}/\${string}\`>
>;

/**
 * A method of openapi-fetch, except that attributes which the contract does not know are errors in bodies and parameters.
 *
 * Its second signature is never called: it takes more arguments than a call can have. With two of them TypeScript compares a method
 * without its type parameters, so that what takes a client of openapi-fetch takes this one.
 */
type Call<Paths, Method extends Verb> = {
  <Path extends PathWith<Paths, Method>, Format extends ParseAs = 'json'>(
    path: Path,
    ...settings: Settings<Asked<Paths[Path], Method>, Format>
  ): Answer<Paths[Path], Method, Format>;
  (...none: [never, never, never]): Answer<Paths[keyof Paths], Method, ParseAs>;
};

/** As {@link Call}, for \`request\`. */
type AnyCall<Paths> = {
  <Method extends Verb, Path extends PathWith<Paths, Method>, Format extends ParseAs = 'json'>(
    method: Method,
    path: Path,
    ...settings: Settings<Asked<Paths[Path], Method>, Format>
  ): Answer<Paths[Path], Method, Format>;
  (...none: [never, never, never, never]): Answer<Paths[keyof Paths], Verb, ParseAs>;
};

type OperationAt<Item, Method extends Verb> = Item extends Record<Method, infer Operation>
  ? Extract<Operation, Record<string, unknown>>
  : never;
`;
}

function verbsOf(operations: readonly Operation[]): string[] {
  return [...new Set(operations.map(({ method }) => method))];
}

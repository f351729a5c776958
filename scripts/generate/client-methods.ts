import type { Operation } from '../../conformance/contracts/operations.ts';

/**
 * Writes the type of a client: the methods that its interface uses. Libraries that take a client of openapi-fetch accept it.
 *
 * The methods of openapi-fetch infer the type of their settings from the argument, so that a misspelt attribute in a body goes unnoticed.
 * These methods take the type from the path alone, so that it is an error.
 *
 * @param typeName name of the client's type
 * @param members further members of the client
 */
export function clientType(typeName: string, operations: readonly Operation[], members: readonly string[]): string[] {
  const verbs = verbsOf(operations).map((verb) => verb.toUpperCase());
  const own = ['request', ...verbs].map((name) => `'${name}'`).join(' | ');
  return [
    "/** The HTTP methods, typed by path: `client.GET('/path', { params, body })`; by default with the paths of the contract. */",
    `export interface ${typeName}<Paths extends object = paths> extends Omit<Client<Paths>, ${own}> {`,
    ...verbs.map((verb) => `  ${verb}: Call<Paths, '${verb.toLowerCase()}'>;`),
    "  /** The same with the method as an argument: `client.request('get', '/path', { params })`. */",
    '  request: AnyCall<Paths>;',
    ...members,
    '}',
  ];
}

/** Writes the helper types of {@link clientType}. */
export function methodTypes(operations: readonly Operation[]): string {
  const verbs = verbsOf(operations).map((verb) => `'${verb}'`);
  return `type Verb = ${verbs.join(' | ')};

type PathWith<Paths, Method extends Verb> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, unknown> ? Path : never;
}[keyof Paths];

/** Settings of a call: parameters and body of the path, and how to read the response. Optional if the path requires nothing. */
type Settings<Asked, Format> = undefined extends Asked
  ? [settings?: Asked & { parseAs?: Format }]
  : [settings: Asked & { parseAs?: Format }];

type Asked<Item, Method extends Verb> = MaybeOptionalInit<Extract<Item, Record<Method, object>>, Method>;

type Answer<Item, Method extends Verb, Format extends ParseAs> = Promise<
  FetchResponse<OperationAt<Item, Method>, { parseAs: Format }, \`\${string}/\${string}\`>
>;

/**
 * A method of openapi-fetch, except that unknown attributes in bodies and parameters are errors.
 *
 * Its second signature is never called: it takes more arguments than a call can have. With two signatures TypeScript compares a method
 * without its type parameters, so that code for a client of openapi-fetch accepts this one.
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

import { inspect } from 'node:util';
import { pascalCase } from '../../../conformance/generator/code-text.ts';
import { credentialsOf } from '../../generate/credentials.ts';
import { FORM } from '../../generate/client-media-types.ts';
import type { Contract } from '../contracts.ts';
import { curlOf, requestOf } from '../browser/try-it/request.ts';
import { CREDENTIALS, triedOperations, type Credentials, type TriedBody, type TriedOperation } from './try-it-data.ts';

/** A sample of an operation, as in the extension `x-codeSamples`. */
export interface CodeSample {
  lang: 'Shell' | 'TypeScript';
  label: string;
  source: string;
}

/** Characters that fit into a line of code on a page. */
const LINE = 90;

/**
 * The samples of each operation, made from the examples of the contract: a curl command, and a program with the generated client. For
 * GraphQL, both for each query in the contract.
 *
 * @param known - values to use instead of the contract's examples, by lower-case parameter name
 * @returns samples by operationId
 * @throws Error if a required parameter has no example
 */
export function codeSamples(
  contract: Contract,
  credentials = CREDENTIALS,
  known: Readonly<Record<string, string>> = {},
): Map<string, CodeSample[]> {
  return new Map(
    triedOperations(contract, credentials).map((tried) => {
      const parameters = tried.parameters
        .filter(({ sent }) => sent)
        .map((one) => ({ ...one, value: known[one.name.toLowerCase()] ?? one.value }));
      const operation = { ...tried, parameters };
      const bodies = contract.sdl === undefined ? tried.bodies.slice(0, 1) : tried.bodies;
      const shown = bodies.length === 0 ? [undefined] : bodies;
      return [
        tried.id,
        shown.flatMap((body) => {
          const which = shown.length > 1 ? ` (${body?.title ?? ''})` : '';
          const program = programOf(contract, credentials, operation, body);
          return [
            { lang: 'Shell', label: `curl${which}`, source: commandOf(contract, operation, body) },
            { lang: 'TypeScript', label: `TypeScript${which}`, source: program },
          ];
        }),
      ];
    }),
  );
}

function commandOf({ mockUrl, sdl }: Contract, operation: TriedOperation, body: TriedBody | undefined): string {
  const sent = body && { ...body, text: sdl === undefined ? body.text : inOneLine(body.text) };
  return curlOf(requestOf({ ...operation, address: mockUrl, headers: operation.credentials, body: sent }));
}

/** The part of a program that calls the client: names to import, then lines of code. */
type Call = readonly [imports: string[], ...lines: string[]];

function callOf({ method, path, parameters }: TriedOperation, body: TriedBody | undefined): Call {
  const params: Record<string, Record<string, string>> = {};
  for (const { name, value, in: place } of parameters) params[place] = { ...params[place], [name]: value };
  const settings = { ...(parameters.length > 0 && { params }), ...(body && { body: valueOf(body) }) };
  const words = [`'${path}'`, ...(Object.keys(settings).length > 0 ? [literal(settings)] : [])];
  const isLong = path.length > LINE / 2;
  const listed = isLong ? `\n${words.join(',\n').replace(/^/gm, '  ')},\n` : words.join(', ');
  return [
    [],
    `const { data, error, response } = await client.${method}(${listed});`,
    'console.log(response.status, data ?? error);',
  ];
}

function valueOf({ mediaType, text }: TriedBody): unknown {
  return mediaType === FORM ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as unknown);
}

/** The call of a GraphQL query by its generated document. */
function queryOf(body: string): Call {
  const { query, variables = {} } = JSON.parse(body) as { query: string; variables?: object };
  const document = `${/\bquery\s+(\w+)/.exec(query)?.[1] ?? ''}Document`;
  return [
    [document],
    `const { data, errors } = await client.execute(${document}, ${literal(variables)});`,
    'console.dir({ data, errors }, { depth: null });',
  ];
}

function programOf(
  { id, document, mockUrl, sdl }: Contract,
  credentials: Credentials,
  operation: TriedOperation,
  body: TriedBody | undefined,
): string {
  const create = `create${pascalCase(id)}Client`;
  const isGraphql = sdl !== undefined && body !== undefined;
  const [imports, ...lines] = isGraphql ? queryOf(body.text) : callOf(operation, body);
  const { method, path } = operation;
  const wanted = credentialsOf(document).filter(
    ({ required, operations }) => required || operations.has(`${method} ${path}`),
  );
  const options = wanted.flatMap((one) => one.options.map((name) => [name, credentials[name]] as const));
  return [
    `import { ${[create, ...imports].join(', ')} } from 'platform-contracts/${id}';`,
    '',
    `const client = ${create}(${literal({ baseUrl: mockUrl, ...Object.fromEntries(options) })});`,
    ...lines,
  ].join('\n');
}

/** JSON with the query in one line. */
function inOneLine(body: string): string {
  const { query, ...others } = JSON.parse(body) as { query: string };
  return JSON.stringify({ query: query.replace(/\s+/g, ' ').trim(), ...others }, undefined, 2);
}

/** A value as a TypeScript literal. */
function literal(value: unknown): string {
  return inspect(value, { depth: null, breakLength: LINE, maxStringLength: null, maxArrayLength: null });
}

import { inspect } from 'node:util';
import { pascalCase } from '../../../conformance/generator/code-text.ts';
import { credentialsOf } from '../../generate/credentials.ts';
import { FORM } from '../../generate/media-types.ts';
import type { Contract } from '../contracts.ts';
import type { TriedBody, TriedOperation } from '../browser/try-it/model.ts';
import { curlOf, requestOf } from '../browser/try-it/request.ts';
import { CREDENTIALS, triedOperations, type Credentials } from './try-it-data.ts';

/** A sample of an operation, in the form that the extension `x-codeSamples` has. */
export interface CodeSample {
  lang: 'Shell' | 'TypeScript';
  label: string;
  source: string;
}

/** Where samples send, and as whom. */
export interface SampleTarget {
  /** Address of the host. */
  address: string;
  credentials: Credentials;
  /** What there is, by the name of the parameter in lower case; the examples of the contract for the others. */
  known?: Readonly<Record<string, string>>;
}

/** As many characters as a page shows in one line of code. */
const LINE = 90;

/**
 * The samples of each operation of a contract, made of its examples: a curl command, and a program with the generated client.
 * GraphQL has both for each query that the contract shows.
 *
 * @param target - the mock, which takes any credential, unless told otherwise
 * @returns samples by operationId
 * @throws Error when a required parameter has no example
 */
export function codeSamples(
  contract: Contract,
  target: SampleTarget = { address: contract.mockUrl, credentials: CREDENTIALS },
): Map<string, CodeSample[]> {
  return new Map(
    triedOperations(contract, target.credentials).map((operation) => {
      const bodies = contract.schemaFile === undefined ? operation.bodies.slice(0, 1) : operation.bodies;
      const shown = bodies.length === 0 ? [undefined] : bodies;
      return [operation.id, shown.flatMap((body) => samplesOf(contract, target, operation, body, shown.length > 1))];
    }),
  );
}

function samplesOf(
  contract: Contract,
  target: SampleTarget,
  operation: TriedOperation,
  body: TriedBody | undefined,
  isOneOfMany: boolean,
): CodeSample[] {
  const query = contract.schemaFile === undefined ? undefined : body?.text;
  const which = isOneOfMany ? ` (${body?.title ?? ''})` : '';
  const parameters = operation.parameters
    .filter(({ required }) => required)
    .map((one) => ({ ...one, value: target.known?.[one.name.toLowerCase()] ?? one.value }));
  const curl = curlOf(
    requestOf(operation, {
      address: target.address,
      parameters,
      headers: operation.credentials,
      ...(body && { body: query === undefined ? body : { ...body, text: inOneLine(query) } }),
    }),
  );
  const call = query === undefined ? callOf(operation, parameters, body) : queryOf(query);
  return [
    { lang: 'Shell', label: `curl${which}`, source: curl },
    { lang: 'TypeScript', label: `TypeScript${which}`, source: programOf(contract, target, operation, call) },
  ];
}

/** What a program does with the client: the names that it imports besides, the call, and what it prints. */
interface Call {
  imports: readonly string[];
  lines: readonly string[];
}

function callOf(
  { method, path }: TriedOperation,
  parameters: TriedOperation['parameters'],
  body: TriedBody | undefined,
): Call {
  const params: Record<string, Record<string, string>> = {};
  for (const { name, value, in: place } of parameters) params[place] = { ...params[place], [name]: value };
  const settings = { ...(parameters.length > 0 && { params }), ...(body && { body: valueOf(body) }) };
  const words = [`'${path}'`, ...(Object.keys(settings).length > 0 ? [literal(settings)] : [])];
  const isLong = path.length > LINE / 2;
  const listed = isLong ? `\n${words.join(',\n').replace(/^/gm, '  ')},\n` : words.join(', ');
  return {
    imports: [],
    lines: [
      `const { data, error, response } = await client.${method}(${listed});`,
      'console.log(response.status, data ?? error);',
    ],
  };
}

function valueOf({ mediaType, text }: TriedBody): unknown {
  return mediaType === FORM ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as unknown);
}

/** The query of a GraphQL request has a ready document with its types. */
function queryOf(body: string): Call {
  const { query, variables = {} } = JSON.parse(body) as { query: string; variables?: object };
  const document = `${/\bquery\s+(\w+)/.exec(query)?.[1] ?? ''}Document`;
  return {
    imports: [document],
    lines: [
      `const { data, errors } = await client.execute(${document}, ${literal(variables)});`,
      'console.dir({ data, errors }, { depth: null });',
    ],
  };
}

function programOf(
  { id, document }: Contract,
  target: SampleTarget,
  { method, path }: TriedOperation,
  call: Call,
): string {
  const create = `create${pascalCase(id)}Client`;
  const wanted = credentialsOf(document).filter(
    ({ required, operations }) => required || operations.has(`${method} ${path}`),
  );
  const options = wanted.flatMap((one) => one.options.map((name) => [name, target.credentials[name]] as const));
  return [
    `import { ${[create, ...call.imports].join(', ')} } from 'platform-contracts/${id}';`,
    '',
    `const client = ${create}(${literal({ baseUrl: target.address, ...Object.fromEntries(options) })});`,
    ...call.lines,
  ].join('\n');
}

/** JSON whose query stands in one line. */
function inOneLine(body: string): string {
  const { query, ...others } = JSON.parse(body) as { query: string };
  return JSON.stringify({ query: query.replace(/\s+/g, ' ').trim(), ...others }, undefined, 2);
}

/** A value as TypeScript writes it. */
function literal(value: unknown): string {
  return inspect(value, { depth: null, breakLength: LINE, maxStringLength: null, maxArrayLength: null });
}

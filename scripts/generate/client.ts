import type { OpenAPI3 } from 'openapi-typescript';
import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import { credentialCode } from './client-credentials.ts';
import { executeCode } from './client-execute.ts';
import { clientType, methodTypes } from './client-methods.ts';
import { mediaTypeCode } from './client-media-types.ts';
import { commentOf, headerOf, pascalCase, wrap } from '../../conformance/generator/code-text.ts';
import type { ClientCode } from './client-code.ts';
import { credentialsOf, type Credential } from './credentials.ts';
import { operationsOf, type Operation } from '../../conformance/contracts/operations.ts';

/**
 * Writes `client.ts` of an interface: a function that makes an openapi-fetch client with the credentials and media types of this interface.
 *
 * @param options.graphql whether the client also sends typed GraphQL documents
 * @throws {Error} if the document has something that the clients cannot express
 */
export function generateClient({ id, source, document }: BundledInterface, options: { graphql: boolean }): string {
  const name = pascalCase(id);
  const operations = operationsOf(document);
  const credentials = credentialsOf(document);
  const parts: ClientCode[] = [
    ...credentialCode(credentials, operations),
    endingCode(document),
    ...mediaTypeCode(document),
    options.graphql ? executeCode(name, document) : { result: [`  return client as ${name}Client;`] },
  ];
  const all = (what: keyof ClientCode): string[] => parts.flatMap((part) => part[what] ?? []);
  const declarations = all('declarations');
  const inPath = operations.some(({ path }) => path.includes('{'));
  const onRequest = [...(inPath ? ['checkPath(schemaPath, params.path);'] : []), ...all('onRequest')];
  const onResponse = ['const limited = limit(response, operation);', ...all('onResponse'), 'return limited;'];

  return [
    headerOf(`Client of the interface \`${id}\``, source).trimEnd(),
    ...importsOf(all('values'), all('imports'), ['bodyLimit()', ...declarations, ...onRequest].join('\n')),
    '',
    ...declarations,
    `/** Settings of {@link create${name}Client}. */`,
    `export interface ${name}ClientOptions extends Pick<ClientOptions, 'fetch' | 'headers'> {`,
    '  /** Address of the interface, with or without a slash at the end. */',
    '  baseUrl: string;',
    ...all('options'),
    '  /** Maximum size of a response body in bytes; 64 MiB by default. `Infinity` allows any. */',
    '  maxBodyBytes?: number | undefined;',
    '}',
    '',
    ...clientType(`${name}Client`, operations, all('members')),
    '',
    ...commentOf(documentationOf(document, id, credentials, operations)),
    `export function create${name}Client(options: ${name}ClientOptions): ${name}Client {`,
    `  const { ${['baseUrl', ...new Set(all('optionNames')), 'maxBodyBytes'].join(', ')}, ...transport } = options;`,
    '  const limit = bodyLimit(maxBodyBytes);',
    '  const client = createClient<paths>({',
    '    ...transport,',
    "    baseUrl: baseUrl.replace(/\\/+$/, ''),",
    "    redirect: 'manual',",
    ...all('settings'),
    '  });',
    '  client.use({',
    ...callsThat('onRequest', onRequest, ['request', 'params']),
    ...callsThat('onResponse', onResponse, ['request', 'response']),
    '  });',
    ...all('result'),
    '}',
    '',
    methodTypes(operations),
  ].join('\n');
}

/** A method of the middleware; declares `operation` if the statements use it. */
function callsThat(hook: string, statements: readonly string[], parameters: readonly string[]): string[] {
  if (statements.length === 0) return [];
  const uses = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(statements.join('\n'));
  const names = [
    ...parameters.filter((name) => uses(name) || (name === 'request' && uses('operation'))),
    ...(uses('operation') || uses('schemaPath') ? ['schemaPath'] : []),
    ...(uses('parseAs') ? ['options: { parseAs }'] : []),
  ];
  return [
    `    ${uses('await') ? 'async ' : ''}${hook}({ ${names.join(', ')} }) {`,
    ...(uses('operation') ? ['      const operation = `${request.method} ${schemaPath}`;'] : []),
    ...statements.map((statement) => `      ${statement}`),
    '    },',
  ];
}

/** Exports of sibling modules that clients use. */
const HELPERS: Readonly<Record<string, readonly string[]>> = {
  '../body-limit.ts': ['bodyLimit', 'withBody'],
  '../sendable.ts': ['bareToken', 'checkPath', 'cookieLine', 'headerValue', 'secretOf'],
};

function importsOf(values: readonly string[], imports: readonly string[], code: string): string[] {
  const helpers = Object.entries(HELPERS).flatMap(([module, names]) => {
    const used = names.filter((name) => code.includes(`${name}(`));
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${module}';`];
  });
  return [
    `import createClient${values.length === 0 ? '' : `, { ${values.join(', ')} }`} from 'openapi-fetch';`,
    "import type { Client, ClientOptions, FetchResponse, MaybeOptionalInit, ParseAs } from 'openapi-fetch';",
    ...helpers,
    ...imports,
    "import type { paths } from './types.ts';",
  ];
}

/** Writes the code that announces the end of an ending interface. */
function endingCode(document: OpenAPI3): ClientCode {
  if (!('x-sunset' in document)) return {};
  return {
    imports: [
      "import { tellEnding, type OnDeprecation } from '../deprecation.ts';",
      "import { ENDING } from './ending.ts';",
    ],
    options: [
      '  /** Called once, at the first response, because the interface ends; by default a warning in Node, and nothing in a browser. */',
      '  onDeprecation?: OnDeprecation | undefined;',
    ],
    optionNames: ['onDeprecation'],
    onResponse: ['await tellEnding(ENDING, response.headers, onDeprecation);'],
  };
}

function documentationOf(
  document: OpenAPI3,
  id: string,
  credentials: readonly Credential[],
  operations: readonly Operation[],
): string[] {
  return [
    `Makes a client of the interface \`${id}\`: ${document.info.title}.`,
    '',
    'Redirects are never followed: read `response.status` and the header `Location`. A response outside 2xx does not throw, it is',
    'returned as `error`. A network failure throws the `TypeError` of `fetch`, a body above `maxBodyBytes` a `BodyTooLargeError`, and',
    'a value that cannot be sent in its path, header or cookie, or as a credential, an `UnsendableError` before anything is sent.',
    ...browserLimits(credentials, operations),
    ...(credentials.length === 0
      ? []
      : [
          '',
          'Credentials are sent only with the operations that require them; a header set by a call takes precedence. A',
          'credential given as a function is called for each request.',
        ]),
  ];
}

/** Restrictions of browsers that affect the interface. */
function browserLimits(credentials: readonly Credential[], operations: readonly Operation[]): string[] {
  const cookies = credentials.flatMap(({ cookie }) => cookie ?? []);
  const redirects = operations.some(({ object }) => Object.keys(object.responses ?? {}).some((key) => /^3/.test(key)));
  const limits = [
    ...cookies.map((cookie) => `set the header \`Cookie\` (\`${cookie}\`)`),
    ...(redirects
      ? ['read status and `Location` of a redirect that is not followed (`response.status` is 0 there)']
      : []),
  ];
  if (limits.length === 0) return [];
  const cannot = limits.length === 1 ? `cannot ${limits.join('')}` : `can neither ${limits.join(' nor ')}`;
  return ['', ...wrap(`A script in a browser ${cannot}: make such calls outside a browser.`)];
}

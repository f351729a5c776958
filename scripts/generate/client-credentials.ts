import { commentOf, pascalCase, quote, wrap } from '../../conformance/generator/code-text.ts';
import { setOf, type ClientCode } from './client-code.ts';
import type { Credential, Placement } from './credentials.ts';
import type { Operation } from '../../conformance/contracts/operations.ts';

/** Writes the parts of a client that send its credentials. */
export function credentialCode(credentials: readonly Credential[], operations: readonly Operation[]): ClientCode[] {
  if (credentials.length === 0) return [];
  const isBasic = credentials.some(({ kind }) => kind === 'basic');
  const declarations = [...DECLARE_CREDENTIAL, ...(isBasic ? DECLARE_BASIC : [])];
  return [{ declarations }, ...credentials.map((credential) => codeOf(credential, operations))];
}

const LEADS: Readonly<Record<string, string>> = { username: 'User name. ', password: 'Password. ' };

const DECLARE_CREDENTIAL = [
  '/** A secret, or a function that supplies it. */',
  'export type Credential = string | (() => string | Promise<string>);',
  '',
  'function valueOf(credential: Credential): string | Promise<string> {',
  "  return typeof credential === 'function' ? credential() : credential;",
  '}',
  '',
];

const DECLARE_BASIC = [
  '/** User name and password as HTTP Basic, in UTF-8. */',
  'function basic(username: string, password: string): string {',
  '  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;',
  '}',
  '',
];

/** One credential: its options, and code that sets its header if the operation needs it and the call does not set it. */
function codeOf(credential: Credential, all: readonly Operation[]): ClientCode {
  const { options, description, required, operations } = credential;
  const scope = required ? '' : ` Only ${[...operations].map((key) => `\`${key}\``).join(', ')} needs it.`;
  const header = quote(credential.header);
  const asking = all.every(({ key }) => operations.has(key)) ? undefined : `asksFor${pascalCase(options[0] ?? '')}`;
  const conditions = [
    ...(asking === undefined ? [] : [`${asking}.has(operation)`]),
    ...options.map((name) => `${name} !== undefined`),
    `!request.headers.has(${header})`,
  ];
  return {
    options: options.flatMap((option) => [
      ...commentOf(wrap(`${LEADS[option] ?? ''}${description}${scope}`), '  '),
      `  ${option}${required ? '' : '?'}: Credential;`,
    ]),
    optionNames: options,
    declarations:
      asking === undefined
        ? []
        : [`/** Operations that require \`${options.join('` and `')}\`. */`, ...setOf(asking, operations), ''],
    onRequest: ifAll(conditions, `request.headers.set(${header}, ${valueOf(credential)});`),
  };
}

/** An `if` over conditions that must all hold; one per line if they are long. */
function ifAll(conditions: readonly string[], body: string): string[] {
  const line = `if (${conditions.join(' && ')}) {`;
  const head =
    line.length <= 110
      ? [line]
      : [
          'if (',
          ...conditions.map((condition, index) => `  ${condition}${index < conditions.length - 1 ? ' &&' : ''}`),
          ') {',
        ];
  return [...head, `  ${body}`, '}'];
}

/** The expression for the value of the header. */
function valueOf({ kind, options: [first = ''], cookie = '' }: Placement): string {
  const given = (name: string) => `${quote(name)}, await valueOf(${name})`;
  const values = {
    bearer: `\`Bearer \${bareToken(${given(first)})}\``,
    basic: `basic(secretOf(${given('username')}), secretOf(${given('password')}))`,
    header: `headerValue(${quote(first)}, secretOf(${given(first)}))`,
    cookie: `cookieLine(${quote(cookie)}, await valueOf(${first}))`,
  };
  return values[kind];
}

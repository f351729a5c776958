import { commentOf, pascalCase, quote, wrap } from '../../conformance/generator/code-text.ts';
import { ifAll, setOf, type ClientCode } from './client-code.ts';
import type { Credential, Placement } from './credentials.ts';
import type { Operation } from '../../conformance/contracts/operations.ts';

/** Writes the part of a client that sends its credentials. */
export function credentialCode(credentials: readonly Credential[], operations: readonly Operation[]): ClientCode {
  if (credentials.length === 0) return {};
  const guards = credentials.map((credential) => guardOf(credential, operations));
  const isBasic = credentials.some(({ placement }) => placement.kind === 'basic');
  return {
    options: credentials.flatMap(optionMembers),
    optionNames: [...new Set(credentials.flatMap(({ options }) => options))],
    declarations: [
      ...DECLARE_CREDENTIAL,
      ...(isBasic ? DECLARE_BASIC : []),
      ...guards.flatMap(({ declarations }) => declarations),
    ],
    onRequest: credentials.flatMap((credential, index) => guarded(guards[index]?.condition, credential)),
  };
}

function optionMembers({ options, description, required, operations }: Credential): string[] {
  const scope = required ? '' : ` Only ${[...operations].map((key) => `\`${key}\``).join(', ')} needs it.`;
  return options.flatMap((option) => [
    ...commentOf(wrap(`${LEADS[option] ?? ''}${description}${scope}`), '  '),
    `  ${option}${required ? '' : '?'}: Credential;`,
  ]);
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
  '/** User name and password in the form of HTTP Basic, in UTF-8. */',
  'function basic(username: string, password: string): string {',
  '  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;',
  '}',
  '',
];

/** The condition under which a credential is sent; a set of keys where not every operation asks for it. */
function guardOf(
  credential: Credential,
  operations: readonly Operation[],
): { declarations: string[]; condition?: string } {
  const keys = operations.map(({ key }) => key);
  const open = keys.filter((key) => !credential.operations.has(key));
  if (open.length === 0) return { declarations: [] };
  const name = credential.options[0] ?? '';
  const asking = `asksFor${pascalCase(name)}`;
  return {
    declarations: [
      `/** Operations that ask for \`${credential.options.join('` and `')}\`. */`,
      ...setOf(asking, credential.operations),
      '',
    ],
    condition: `${asking}.has(operation)`,
  };
}

/** Sets the header of a credential, unless the call has set it. */
function guarded(condition: string | undefined, { placement, options }: Credential): string[] {
  const header = quote(placement.header);
  const conditions = [
    ...(condition === undefined ? [] : [condition]),
    ...options.map((name) => `${name} !== undefined`),
    `!request.headers.has(${header})`,
  ];
  return ifAll(conditions, `request.headers.set(${header}, ${valueOf(placement)});`);
}

/** The expression of what a header says. */
function valueOf({ kind, options: [first = ''], cookie = '' }: Placement): string {
  const given = (name: string) => `${quote(name)}, await valueOf(${name})`;
  const values = {
    bearer: `\`Bearer \${bareToken(${given(first)})}\``,
    basic: `basic(textOf(${given('username')}), textOf(${given('password')}))`,
    header: `headerValue(${given(first)})`,
    cookie: `cookieLine(${quote(cookie)}, await valueOf(${first}))`,
  };
  return values[kind];
}

/** A method of the middleware; declares `operation` where the statements use it. */
export function callsThat(hook: string, statements: readonly string[], parameters: readonly string[]): string[] {
  if (statements.length === 0) return [];
  const usesOperation = statements.some((statement) => /\boperation\b/.test(statement));
  const uses = (name: string): boolean => statements.some((statement) => new RegExp(`\\b${name}\\b`).test(statement));
  const names = [
    ...parameters.filter((name) => uses(name) || (usesOperation && name === 'request')),
    ...(usesOperation || uses('schemaPath') ? ['schemaPath'] : []),
  ];
  const extra = statements.some((statement) => statement.includes('parseAs')) ? ['options: { parseAs }'] : [];
  const isAsync = statements.some((statement) => /\bawait\b/.test(statement));
  return [
    `    ${isAsync ? 'async ' : ''}${hook}({ ${[...names, ...extra].join(', ')} }) {`,
    ...(usesOperation ? ['      const operation = `${request.method} ${schemaPath}`;'] : []),
    ...statements.map((statement) => `      ${statement}`),
    '    },',
  ];
}

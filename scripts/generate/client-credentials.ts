import { commentOf, quote, wrap } from '../../conformance/generator/code-text.ts';
import { ifAll, setOf, type ClientCode } from './client-code.ts';
import type { Credential } from './credentials.ts';
import type { Operation } from '../../conformance/contracts/operations.ts';

/** Writes the part of a client that sends its credentials. */
export function credentialCode(credentials: readonly Credential[], operations: readonly Operation[]): ClientCode {
  if (credentials.length === 0) return {};
  const guards = credentials.map((credential) => guardOf(credential, operations));
  return {
    options: credentials.flatMap(optionMembers),
    optionNames: [...new Set(credentials.flatMap(({ options }) => options))],
    declarations: [...helpersOf(credentials), ...guards.flatMap(({ declarations }) => declarations)],
    onRequest: credentials.flatMap((credential, index) => guarded(guards[index]?.condition, sendOf(credential))),
  };
}

function optionMembers({ options, description, required, operations }: Credential): string[] {
  const scope = required ? '' : ` Only ${[...operations].map((key) => `\`${key}\``).join(', ')} needs it.`;
  return options.flatMap((option) => [
    ...commentOf(wrap(`${leadOf(option)}${description}${scope}`), '  '),
    `  ${option}${required ? '' : '?'}: Credential;`,
  ]);
}

function leadOf(option: string): string {
  const leads: Record<string, string> = { username: 'User name. ', password: 'Password. ' };
  return leads[option] ?? '';
}

const declareCredential = [
  '/** A secret, or a function that supplies it. */',
  'export type Credential = string | (() => string | Promise<string>);',
  '',
];

const declareValueOf = [
  'function valueOf(credential: Credential): string | Promise<string> {',
  "  return typeof credential === 'function' ? credential() : credential;",
  '}',
  '',
];

const declareBasic = [
  '/** User name and password in the form of HTTP Basic, in UTF-8. */',
  'function basic(username: string, password: string): string {',
  '  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;',
  '}',
  '',
];

function helpersOf(credentials: readonly Credential[]): string[] {
  const basic = credentials.some(({ placement }) => placement.kind === 'basic');
  return [...declareCredential, ...declareValueOf, ...(basic ? declareBasic : [])];
}

/** The condition under which a credential is sent; a set of keys where not every operation asks for it. */
function guardOf(
  credential: Credential,
  operations: readonly Operation[],
): { declarations: string[]; condition?: string } {
  const keys = operations.map(({ key }) => key);
  const open = keys.filter((key) => !credential.operations.has(key));
  if (open.length === 0) return { declarations: [] };
  const name = credential.options[0] ?? '';
  const suffix = name.charAt(0).toUpperCase() + name.slice(1);
  const asking = `asksFor${suffix}`;
  return {
    declarations: [
      `/** Operations that ask for \`${credential.options.join('` and `')}\`. */`,
      ...setOf(asking, credential.operations),
      '',
    ],
    condition: `${asking}.has(operation)`,
  };
}

function guarded(condition: string | undefined, { needs, header, value }: Sending): string[] {
  const conditions = [
    condition,
    ...needs.map((name) => `${name} !== undefined`),
    `!request.headers.has(${quote(header)})`,
  ];
  return ifAll(
    conditions.filter((part) => part !== undefined),
    `request.headers.set(${quote(header)}, ${value});`,
  );
}

interface Sending {
  /** Options that must be there. */
  needs: readonly string[];
  header: string;
  /** Expression of the header's value. */
  value: string;
}

function sendOf({ placement, options: needs }: Credential): Sending {
  const [first = ''] = needs;
  switch (placement.kind) {
    case 'bearer':
      return { needs, header: 'Authorization', value: `\`Bearer \${${headerValue(first)}}\`` };
    case 'basic':
      return { needs, header: 'Authorization', value: 'basic(await valueOf(username), await valueOf(password))' };
    case 'header':
      return { needs, header: placement.header, value: headerValue(first) };
    case 'cookie':
      return { needs, header: 'Cookie', value: `cookieLine(${quote(placement.cookie)}, await valueOf(${first}))` };
  }
}

const headerValue = (option: string): string => `headerValue(${quote(option)}, await valueOf(${option}))`;

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

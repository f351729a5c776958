import { headerOf, pascalCase } from '../../../conformance/generator/code-text.ts';
import { EFFECTS, type Platform, type PlatformInterface, type PlatformOperation } from './platform.ts';

/** The modules that hold what the platform consists of, by name. */
export function platformModules(platform: Platform): [string, string][] {
  return [
    ['platform.ts', platformModule(platform)],
    ['operations.ts', operationsModule(platform)],
    ['contracts.ts', contractsModule(platform)],
    ['examples.ts', examplesModule(platform)],
    ['successors.ts', successorsModule(platform)],
    ...platform.interfaces.flatMap((one) => endingModules(platform, one)),
  ];
}

function platformModule({ hosts, interfaces, lists }: Platform): string {
  const ids = interfaces.map(({ id }) => id);
  const families = [...new Set(interfaces.map(({ facts }) => facts.family))];
  const idsBy = (fact: 'host' | 'family', values: readonly string[]) =>
    linesOf(
      Object.fromEntries(
        values.map((value) => [value, interfaces.flatMap(({ id, facts }) => (facts[fact] === value ? [id] : []))]),
      ),
    );
  const schemes = interfaces.flatMap((one) => one.schemes);
  const callers = [
    ...new Set(
      interfaces.flatMap(({ facts, operations }) => [facts.caller, ...operations.map(({ credential }) => credential)]),
    ),
  ];
  return `${headerOf('What the platform consists of', 'specs')}
/** The hosts, in the order of their ports. */
export const HOSTS = ${listOf(hosts)} as const;
export type Host = (typeof HOSTS)[number];

/** The ids of all interfaces. */
export const INTERFACE_IDS = ${listOf(ids)} as const;
export type InterfaceId = (typeof INTERFACE_IDS)[number];

/** The interfaces of one subject, whatever their version. */
export const FAMILIES = ${listOf(families)} as const;
export type Family = (typeof FAMILIES)[number];

/** Names of the credentials that operations ask for; \`none\` where they ask for none. */
export type Credential = ${callers.map((name) => JSON.stringify(name)).join(' | ')};

/** An interface: where it is served, and what it is a version of. */
export interface Interface {
  readonly host: Host;
  readonly family: Family;
  readonly version?: string;
  /** The day on which it ends. */
  readonly sunset?: string;
  readonly title: string;
  /** The credential that its requests carry, unless one says otherwise. */
  readonly caller: Credential;
}

export const INTERFACES: Readonly<Record<InterfaceId, Interface>> = {
${linesOf(Object.fromEntries(interfaces.map(({ id, facts }) => [id, facts])))}
};

/** The interfaces that each host serves. */
export const SERVED_BY: Readonly<Record<Host, readonly InterfaceId[]>> = {
${idsBy('host', hosts)}
};

/** The interfaces of each family, the oldest version first. */
export const VERSIONS_OF: Readonly<Record<Family, readonly InterfaceId[]>> = {
${idsBy('family', families)}
};

/** A part of a credential, as requests carry it. */
export interface CredentialHeader {
  readonly header: string;
  /** The word before it. */
  readonly scheme?: 'Bearer';
  /** Said of what may be seen. */
  readonly secret?: false;
}

/** The headers that carry credentials, by the parts of these. */
export const CREDENTIAL_HEADERS: Readonly<Record<string, CredentialHeader>> = {
${linesOf(Object.assign({}, ...schemes.map(({ headers }) => headers)) as object)}
};

/** The cookies that carry credentials. */
export const CREDENTIAL_COOKIES: readonly string[] = ${listOf([...new Set(schemes.flatMap(({ cookie }) => cookie ?? []))])};

/** An operation, by its operationId. */
export interface OperationOf {
  readonly interface: InterfaceId;
  readonly operation: string;
}

/** What issues a credential: an operation, and the credential that it asks for. */
export interface Issuer extends OperationOf {
  readonly credential: Credential;
}

/** The credentials that others obtain. */
export const ISSUERS: Readonly<Partial<Record<Credential, Issuer>>> = {
${linesOf(Object.fromEntries(schemes.flatMap(({ credential, issuer }) => (issuer === undefined ? [] : [[credential, issuer]]))))}
};

/** What becomes of a credential by which a session is opened. */
export interface Session {
  readonly cookie: string;
  readonly open: OperationOf;
  readonly close: OperationOf;
  /** Tells whether the credential is right, and opens none. */
  readonly token: OperationOf;
}

/** The credentials by which sessions are opened. */
export const SESSIONS: Readonly<Partial<Record<Credential, Session>>> = {
${linesOf(Object.fromEntries(schemes.flatMap(({ credential, session }) => (session === undefined ? [] : [[credential, session]]))))}
};

/** Tells whether \`id\` names an interface. */
export function isInterfaceId(id: string): id is InterfaceId {
  return Object.hasOwn(INTERFACES, id);
}

${[...lists].map(([name, members]) => `export const ${constantOf(name)} = ${listOf(members)} as const;\n`).join('')}
/** The closed lists of the contracts; each stands by itself too, so that whoever takes one need not carry all. */
export const LISTS = {
${[...lists.keys()].map((name) => `  ${JSON.stringify(name)}: ${constantOf(name)},`).join('\n')}
} as const;
export type ListName = keyof typeof LISTS;

/** A member of a closed list. */
export type Member<Name extends ListName> = (typeof LISTS)[Name][number];
`;
}

function operationsModule({ interfaces, lists }: Platform): string {
  const memberships = [...lists.keys()].filter((list) =>
    interfaces.some(({ operations }) => operations.some((operation) => list in operation.belongsTo)),
  );
  const membership = memberships.map((list) => `\n  readonly ${list}?: Member<'${list}'>;`).join('');
  return `${headerOf('The operations of the platform', 'specs')}
import type { Credential, InterfaceId, Member } from './platform.ts';

/** What an operation does to its server. */
export type OperationEffect = ${EFFECTS.map((effect) => `'${effect}'`).join(' | ')};

/** An operation of an interface. */
export interface Operation {
  /** Its operationId. */
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH';
  readonly path: string;
  /** The answers that the contract declares: \`200\`, \`2XX\`, \`default\`. */
  readonly answers: readonly string[];
  readonly credential: Credential;
  readonly effect: OperationEffect;
  /** Names of the properties of its JSON body. */
  readonly properties?: readonly string[];
  /** It takes a GraphQL document: its effect holds for one that only asks. */
  readonly graphql?: true;
  /** A living interface shows itself by it, when it is asked with these parameters. */
  readonly probe?: { readonly query: Readonly<Record<string, string>> };
  /** What comes after it, or why nothing does. */
  readonly successor?: { readonly interface: InterfaceId; readonly operation: string } | { readonly none: string };${membership}
}

/** The operations of each interface, in the order of its contract. */
export const OPERATIONS: Readonly<Record<InterfaceId, readonly Operation[]>> = {
${interfaces.map(({ id, operations }) => `  ${JSON.stringify(id)}: [\n${operations.map(lineOf).join('')}  ],`).join('\n')}
};
`;
}

/** Writes one member of an object or an interface for each interface of the platform. */
const membersOf =
  (interfaces: readonly PlatformInterface[]) =>
  (write: (one: PlatformInterface) => string): string =>
    interfaces.map((one) => `  ${write(one)}\n`).join('');

function contractsModule({ interfaces }: Platform): string {
  const imports = interfaces.map(({ id }) => `import type { paths as ${pascalCase(id)} } from './${id}/types.ts';`);
  const each = membersOf(interfaces);
  return `${headerOf('The types and the validators of each interface', 'specs')}
${imports.join('\n')}
import type { InterfaceId } from './platform.ts';
import type { ResponseContract } from './response-contract.ts';

/** The paths of every interface. */
export interface Paths {
${each(({ id }) => `${JSON.stringify(id)}: ${pascalCase(id)};`)}}

/** A path template of an interface: a path that its contract does not have is a compile error. */
export type PathOf<Id extends InterfaceId> = keyof Paths[Id] & string;

/** Loads the validators of each interface. */
export const VALIDATORS: Readonly<Record<InterfaceId, () => Promise<ResponseContract>>> = {
${each(({ id }) => `${JSON.stringify(id)}: () => import('./${id}/validators.ts'),`)}};
`;
}

function examplesModule({ interfaces }: Platform): string {
  const imports = interfaces.flatMap(({ id }) => [
    `import { examples as ${pascalCase(id)}Examples } from './${id}/examples.ts';`,
    `import type { operations as ${pascalCase(id)} } from './${id}/types.ts';`,
  ]);
  const each = membersOf(interfaces);
  return `${headerOf('The examples of all contracts', 'specs')}
import type { OperationExamples } from './operation-examples.ts';
import type { InterfaceId } from './platform.ts';
${imports.join('\n')}

/** The operations of every interface by operationId. */
export interface Operations {
${each(({ id }) => `${JSON.stringify(id)}: ${pascalCase(id)};`)}}

/** The examples of every interface by operationId. */
export const EXAMPLES: Readonly<Record<InterfaceId, Readonly<Record<string, OperationExamples>>>> = {
${each(({ id }) => `${JSON.stringify(id)}: ${pascalCase(id)}Examples,`)}};
`;
}

function successorsModule({ interfaces }: Platform): string {
  const rows = interfaces.flatMap((one) =>
    successionsOf(interfaces, one).map(({ operation, request, successor }) => {
      const named = { interface: one.id, operation, request };
      return 'none' in successor ? { ...named, note: successor.none } : { ...named, successor };
    }),
  );
  const ends = [...new Set(interfaces.flatMap(({ facts }) => facts.sunset ?? []))].sort();
  return `${headerOf('What follows the operations that end', 'specs')}
/** The last day of the interfaces that end; of several, the first. */
export const END_OF_LIFE = ${JSON.stringify(ends[0] ?? null)};

/** The operations that end, with what follows each, or why nothing does. */
export const ENDING_OPERATIONS = [
${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}] as const;
`;
}

/** An operation that ends, and what follows. */
interface Succession {
  operation: string;
  request: string;
  successor: { interface: string; operation: string; request?: string } | { none: string };
}

/** The operations of an interface that end, with what follows each. */
function successionsOf(interfaces: readonly PlatformInterface[], { operations }: PlatformInterface): Succession[] {
  return operations.flatMap(({ id: operation, method, path, successor }): Succession[] => {
    if (successor === undefined) return [];
    const request = `${method} ${path}`;
    if ('none' in successor) return [{ operation, request, successor }];
    const next = interfaces
      .find(({ id }) => id === successor.interface)
      ?.operations.find(({ id }) => id === successor.operation);
    const named = next === undefined ? {} : { request: `${next.method} ${next.path}` };
    return [{ operation, request, successor: { ...successor, ...named } }];
  });
}

/** What a client says of the end of its interface: what it knows at once, and what it loads when it needs it. */
function endingModules({ interfaces }: Platform, one: PlatformInterface): [string, string][] {
  const { sunset } = one.facts;
  if (sunset === undefined) return [];
  const rows = successionsOf(interfaces, one);
  const successors = [
    ...new Set(rows.flatMap(({ successor }) => ('none' in successor ? [] : [successor.interface]))),
  ].sort();
  const ending = `${headerOf(`The end of the interface \`${one.id}\``, 'specs')}
import type { Ending } from '../deprecation.ts';

/** Its last day, and the interfaces that take its place. */
export const ENDING: Ending = ${JSON.stringify({ interface: one.id, sunset, successors })};
`;
  const operations = `${headerOf(`What takes the place of the operations of \`${one.id}\``, 'specs')}
import type { Successor } from '../deprecation.ts';

/** By method and path template. */
export const SUCCESSORS: Readonly<Record<string, Successor>> = {
${linesOf(Object.fromEntries(rows.map(({ request, successor }) => [request, successor])))}
};
`;
  return [
    [`${one.id}/ending.ts`, ending],
    [`${one.id}/successors.ts`, operations],
  ];
}

function lineOf({ belongsTo, ...operation }: PlatformOperation): string {
  return `    ${JSON.stringify({ ...operation, ...belongsTo })},\n`;
}

/** The members of an object, one a line. */
function linesOf(object: object): string {
  return Object.entries(object)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
    .join('\n');
}

/** A list in one line where it is short, otherwise one member a line. */
function listOf(members: readonly string[]): string {
  const line = JSON.stringify(members).replaceAll('","', '", "');
  if (line.length <= 100) return line;
  return `[\n${members.map((member) => `  ${JSON.stringify(member)},\n`).join('')}]`;
}

/** `personAttribute` as `PERSON_ATTRIBUTE`. */
function constantOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

import { headerOf, pascalCase } from '../../../conformance/generator/code-text.ts';
import { endModules, linesOf } from './ends.ts';
import { EFFECTS, type Platform, type PlatformInterface, type PlatformOperation } from './platform.ts';

/** The modules on the platform's hosts, interfaces, operations and lists, by name. */
export function platformModules(platform: Platform): [string, string][] {
  return [
    ['platform.ts', platformModule(platform)],
    ['operations.ts', operationsModule(platform)],
    ['contracts.ts', contractsModule(platform)],
    ['examples.ts', examplesModule(platform)],
    ...endModules(platform),
  ];
}

function platformModule({ hosts, interfaces, lists }: Platform): string {
  const ids = interfaces.map(({ id }) => id);
  const families = [...new Set(interfaces.map(({ facts }) => facts.family))];
  const idsBy = (fact: 'host' | 'family', values: readonly string[]) => {
    const idsWith = (value: string) => interfaces.flatMap(({ id, facts }) => (facts[fact] === value ? [id] : []));
    return linesOf(Object.fromEntries(values.map((value) => [value, idsWith(value)])));
  };
  const schemes = interfaces.flatMap((one) => one.schemes);
  const byCredential = (fact: 'issuer' | 'session') =>
    linesOf(
      Object.fromEntries(schemes.flatMap((one) => (one[fact] === undefined ? [] : [[one.credential, one[fact]]]))),
    );
  const credentials = interfaces.flatMap((one) => [one.facts.caller, ...one.operations.map((each) => each.credential)]);
  return `${headerOf('Hosts, interfaces, credentials and lists of the platform', 'specs')}
/** The hosts, in the order of their ports. */
export const HOSTS = ${listOf(hosts)} as const;
export type Host = (typeof HOSTS)[number];

/** The ids of all interfaces. */
export const INTERFACE_IDS = ${listOf(ids)} as const;
export type InterfaceId = (typeof INTERFACE_IDS)[number];

/** Interfaces on one subject in all versions. */
export const FAMILIES = ${listOf(families)} as const;
export type Family = (typeof FAMILIES)[number];

/** Names of the credentials that operations require; \`none\` if they require none. */
export type Credential = ${[...new Set(credentials)].map((name) => JSON.stringify(name)).join(' | ')};

/** An interface: its host, family and version. */
export interface Interface {
  readonly host: Host;
  readonly family: Family;
  readonly version?: string;
  /** Its last day. */
  readonly sunset?: string;
  readonly title: string;
  /** The default credential of its requests. */
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
  /** Authentication scheme. */
  readonly scheme?: 'Bearer';
  /** Set if the part is not secret. */
  readonly secret?: false;
}

/** Headers with credentials, by part of the credential. */
export const CREDENTIAL_HEADERS: Readonly<Record<string, CredentialHeader>> = {
${linesOf(Object.assign({}, ...schemes.map(({ headers }) => headers)) as object)}
};

/** Names of cookies with credentials. */
export const CREDENTIAL_COOKIES: readonly string[] = ${listOf([...new Set(schemes.flatMap(({ cookie }) => cookie ?? []))])};

/** An operation, by its operationId. */
export interface OperationOf {
  readonly interface: InterfaceId;
  readonly operation: string;
}

/** The operation that issues a credential, and the credential that it requires. */
export interface Issuer extends OperationOf {
  readonly credential: Credential;
}

/** Credentials that are issued in exchange for others. */
export const ISSUERS: Readonly<Partial<Record<Credential, Issuer>>> = {
${byCredential('issuer')}
};

/** Operations on the session of a cookie. */
export interface Session {
  readonly cookie: string;
  readonly open: OperationOf;
  readonly close: OperationOf;
  /** Checks the credential without opening a session. */
  readonly token: OperationOf;
}

/** Sessions, by the credential that opens them. */
export const SESSIONS: Readonly<Partial<Record<Credential, Session>>> = {
${byCredential('session')}
};

/** Tells whether \`id\` names an interface. */
export function isInterfaceId(id: string): id is InterfaceId {
  return Object.hasOwn(INTERFACES, id);
}

${[...lists].map(([name, members]) => `export const ${constantOf(name)} = ${listOf(members)} as const;\n`).join('')}
/** The closed lists of the contracts. Each is also exported on its own, so that importing one does not bundle all. */
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
  /** The responses that the contract declares: \`200\`, \`2XX\`, \`default\`. */
  readonly answers: readonly string[];
  readonly credential: Credential;
  readonly effect: OperationEffect;
  /** Names of the properties of its JSON body. */
  readonly properties?: readonly string[];
  /** It takes a GraphQL document; \`effect\` is that of a query. */
  readonly graphql?: true;
  /** A request with these parameters shows whether the interface is served. */
  readonly probe?: { readonly query: Readonly<Record<string, string>> };
  /** Its successor, or the reason why there is none. */
  readonly successor?: { readonly interface: InterfaceId; readonly operation: string } | { readonly none: string };${membership}
}

/** The operations of each interface, in the order of its contract. */
export const OPERATIONS: Readonly<Record<InterfaceId, readonly Operation[]>> = {
${interfaces.map(({ id, operations }) => `  ${JSON.stringify(id)}: [\n${operations.map(lineOf).join('')}  ],`).join('\n')}
};
`;
}

/** The members of an object or of a TypeScript interface: one per interface of the platform, named by its id. */
function membersOf(interfaces: readonly PlatformInterface[], valueOf: (name: string, id: string) => string): string {
  return interfaces.map(({ id }) => `  ${JSON.stringify(id)}: ${valueOf(pascalCase(id), id)}\n`).join('');
}

function contractsModule({ interfaces }: Platform): string {
  const imports = interfaces.map(({ id }) => `import type { paths as ${pascalCase(id)} } from './${id}/types.ts';`);
  return `${headerOf('The types and the validators of each interface', 'specs')}
${imports.join('\n')}
import type { InterfaceId } from './platform.ts';
import type { ResponseContract } from './response-contract.ts';

/** The paths of every interface. */
export interface Paths {
${membersOf(interfaces, (name) => `${name};`)}}

/** A path template of an interface: a path that its contract does not have is a compile error. */
export type PathOf<Id extends InterfaceId> = keyof Paths[Id] & string;

/** Loads the validators of each interface. */
export const VALIDATORS: Readonly<Record<InterfaceId, () => Promise<ResponseContract>>> = {
${membersOf(interfaces, (_, id) => `() => import('./${id}/validators.ts'),`)}};
`;
}

function examplesModule({ interfaces }: Platform): string {
  const imports = interfaces.flatMap(({ id }) => [
    `import { examples as ${pascalCase(id)}Examples } from './${id}/examples.ts';`,
    `import type { operations as ${pascalCase(id)} } from './${id}/types.ts';`,
  ]);
  return `${headerOf('The examples of all contracts', 'specs')}
import type { OperationExamples } from './operation-examples.ts';
import type { InterfaceId } from './platform.ts';
${imports.join('\n')}

/** The operations of every interface by operationId. */
export interface Operations {
${membersOf(interfaces, (name) => `${name};`)}}

/** The examples of every interface by operationId. */
export const EXAMPLES: Readonly<Record<InterfaceId, Readonly<Record<string, OperationExamples>>>> = {
${membersOf(interfaces, (name) => `${name}Examples,`)}};
`;
}

function lineOf({ belongsTo, ...operation }: PlatformOperation): string {
  return `    ${JSON.stringify({ ...operation, ...belongsTo })},\n`;
}

/** A list in one line if it is short, otherwise one member per line. */
function listOf(members: readonly string[]): string {
  const line = JSON.stringify(members).replaceAll('","', '", "');
  if (line.length <= 100) return line;
  return `[\n${members.map((member) => `  ${JSON.stringify(member)},\n`).join('')}]`;
}

/** `personAttribute` as `PERSON_ATTRIBUTE`. */
function constantOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Contract } from '../docs/contracts.ts';
import { operationsOf, type Operation } from '../../conformance/contracts/operations.ts';
import { INTERFACES, ISSUERS, type InterfaceId } from '../../generated/platform.ts';
import { answerScript } from './answers.ts';
import { templateOf } from './template.ts';
import { ACCESS_TOKEN, type Variable } from './variables.ts';

/** A request of a Postman collection, or a folder of them, as far as it is looked at. */
export interface PostmanItem {
  id: string;
  name: string;
  item?: PostmanItem[];
  request?: { method: string; url: { path: string[] } };
  response?: { id: string }[];
}

interface Converter {
  convertV2(
    input: { type: 'json'; data: object },
    options: object,
    done: (error: Error | null, outcome: Outcome) => void,
  ): void;
}

type Outcome = { result: true; output: [{ data: { item: PostmanItem[] } }] } | { result: false; reason: string };

// The library is CommonJS without types.
const { convertV2 } = createRequire(import.meta.url)('openapi-to-postmanv2') as Converter;

/**
 * Converts an OpenAPI document, which the converter changes, to the items of a Postman collection. Identifiers in it are random.
 *
 * @throws Error when the document cannot be converted
 */
export function convert(document: object, options: object): Promise<PostmanItem[]> {
  return new Promise((done, fail) => {
    convertV2({ type: 'json', data: document }, options, (error, outcome) => {
      if (error !== null) fail(error);
      else if (!outcome.result) fail(new Error(outcome.reason));
      else done(outcome.output[0].data.item);
    });
  });
}

/** Method and path of a request as in the contract: Postman writes `/partner/:PartnerId`. */
export function keyOf({ request }: PostmanItem): string {
  const path = (request?.url.path ?? []).map((part) => part.replace(/^:(.*)$/, '{$1}'));
  return `${request?.method ?? '?'} /${path.join('/')}`;
}

/** A UUID of version 8 that is the same for the same name: what is made twice replaces itself where it is imported. */
export function stableId(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  includeAuthInfoInExample: false,
  enableOptionalParameters: false,
  keepImplicitHeaders: true,
};

const DESCRIPTION = `Every operation of the platform interfaces, derived from their contracts: a folder for each interface.

The addresses are those of the mocks (\`npm run mock\`) until an environment sets others. Run the request for an access token first: it
keeps the token, as others keep the identifiers that their answers show. What an environment sets wins over what was kept.`;

/** Whether an interface issues a credential that others ask for. */
function issues({ id }: Contract): boolean {
  return Object.values(ISSUERS).some((issuer) => issuer.interface === id);
}

/**
 * Makes one Postman collection of all contracts: a folder for each interface, the token endpoint first, since the others need its
 * token.
 *
 * @throws Error when a contract cannot be converted
 */
export async function collectionOf(contracts: readonly Contract[], variables: readonly Variable[]): Promise<object> {
  const ordered = [...contracts].sort((a, b) => Number(issues(b)) - Number(issues(a)));
  const item: object[] = [];
  // One after the other: the converter keeps state of its own.
  for (const contract of ordered) item.push(await folderOf(contract));
  return {
    info: {
      _postman_id: stableId('collection'),
      name: 'Platform interfaces',
      description: DESCRIPTION,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item,
    variable: variables.map(({ name, placeholder, meaning }) => ({
      key: name,
      value: placeholder,
      description: meaning,
    })),
  };
}

async function folderOf(contract: Contract): Promise<object> {
  const { id, title, summary, placeholder } = contract;
  const { caller } = INTERFACES[id as InterfaceId];
  const own: Readonly<Record<string, string>> = {
    baseUrl: placeholder,
    bearerToken: caller in ISSUERS ? ACCESS_TOKEN : `${caller}_accessToken`,
    basicAuthUsername: 'login_username',
    basicAuthPassword: 'login_password',
  };
  const converted = JSON.stringify(await convert(templateOf(contract), OPTIONS));
  const named = converted.replaceAll(/\{\{(\w+)\}\}/g, (text, name: string) => (own[name] ? `{{${own[name]}}}` : text));
  const operations = new Map(operationsOf(contract.document).map((operation) => [operation.key, operation]));
  const item = (JSON.parse(named) as PostmanItem[]).map((one) => finished(one, contract, operations));
  return { id: stableId(id), name: id, description: `${title}. ${summary}`, item };
}

function finished(item: PostmanItem, contract: Contract, operations: ReadonlyMap<string, Operation>): object {
  if (item.item !== undefined) {
    const id = stableId(`${contract.id}/${item.name}`);
    return { ...item, id, item: item.item.map((one) => finished(one, contract, operations)) };
  }
  const operation = operations.get(keyOf(item));
  if (operation === undefined) throw new Error(`${contract.id}: the converter made up ${keyOf(item)}.`);
  const name = `${contract.id}#${operation.object.operationId ?? ''}`;
  const response = item.response?.map((example, at) => ({ ...example, id: stableId(`${name}/${String(at)}`) }));
  const event = [script('test', answerScript(contract, operation))];
  if (operation.object.operationId === 'createEntscheidungsreife') event.unshift(script('prerequest', ONCE_FOR_A_CASE));
  // A redirect is an answer of its own; the cookie of a session is sent where the contract asks for it.
  const protocolProfileBehavior = { followRedirects: false, disableCookies: true, disableBodyPruning: true };
  return { ...item, id: stableId(name), response, event, protocolProfileBehavior };
}

const script = (listen: string, exec: readonly string[]): object => ({
  listen,
  script: { type: 'text/javascript', exec },
});

const ONCE_FOR_A_CASE = [
  '// A partial application is reported ready for decision once only: a run over all interfaces does it in the first.',
  "const names = ['cases_vorgangsNummer', 'cases_antragsNummer', 'cases_teilantragsNummer'];",
  "const part = names.map((name) => pm.variables.get(name)).join('/');",
  "if (pm.variables.get('reported') === part) pm.execution.skipRequest();",
  "else pm.variables.set('reported', part);",
];

/**
 * Makes the environment of the collection: addresses and credentials, and what is known of the rest. Others are left out, since an
 * environment wins over what the answers showed; the collection lists them.
 */
export function environmentOf(variables: readonly Variable[], values: Readonly<Record<string, string>>): object {
  const entries = variables.flatMap(({ name, kind, secret, meaning, placeholder }) => {
    const value = values[name] ?? (kind === 'found' ? undefined : placeholder);
    if (value === undefined) return [];
    return [{ key: name, value, type: secret ? 'secret' : 'default', enabled: true, description: meaning }];
  });
  return {
    id: stableId('environment'),
    name: 'Platform interfaces',
    values: entries,
    _postman_variable_scope: 'environment',
  };
}

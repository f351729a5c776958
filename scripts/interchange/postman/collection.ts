import type { Contract } from '../../docs/contracts.ts';
import { stableId } from '../identity.ts';
import { planRequests } from '../request.ts';
import type { PlannedRequest } from '../request.ts';
import { variablesOf } from '../variables.ts';
import { capturesOf } from './captures.ts';
import { convert } from './convert.ts';
import type { PostmanCollection, PostmanFolder, PostmanItem } from './format.ts';
import { postmanRequest } from './request.ts';
import { scriptsOf } from './scripts.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const DESCRIPTION = `Every operation of the platform interfaces, derived from their contracts: a folder for each interface.

The addresses are those of the mocks (\`npm run mock\`) until an environment sets others. Run the request for an access token first: it
keeps the token, as others keep the identifiers that their answers show. What an environment sets wins over what was kept.`;

/**
 * Makes one Postman collection of all contracts: a folder for each interface, the token endpoint first, since the others need its
 * token.
 *
 * @throws Error when a contract cannot be converted
 */
export async function postmanCollection(contracts: readonly Contract[]): Promise<PostmanCollection> {
  const ordered = [...contracts].sort((a, b) => Number(b.id === 'login') - Number(a.id === 'login'));
  const item: PostmanFolder[] = [];
  // One after the other: the converter keeps state of its own.
  for (const contract of ordered) item.push(await folderOf(contract));
  return {
    info: {
      _postman_id: stableId('collection'),
      name: 'Platform interfaces',
      description: DESCRIPTION,
      schema: SCHEMA,
    },
    item,
    variable: variablesOf(contracts).map(({ name, placeholder, meaning }) => ({
      key: name,
      value: placeholder,
      description: meaning,
    })),
  };
}

async function folderOf(contract: Contract): Promise<PostmanFolder> {
  const planned = new Map(planRequests(contract).map((request) => [request.key, request]));
  const converted = await convert(contract.document);
  const sent = new Set<string>();
  const item = converted.map((one) => finished(one, contract, planned, sent));
  const missing = [...planned.keys()].filter((key) => !sent.has(key));
  if (missing.length > 0) throw new Error(`${contract.id}: the converter left out ${missing.join(', ')}.`);
  return { id: stableId(contract.id), name: contract.id, description: `${contract.title}. ${contract.summary}`, item };
}

function finished(
  item: PostmanItem | PostmanFolder,
  contract: Contract,
  planned: ReadonlyMap<string, PlannedRequest>,
  sent: Set<string>,
): PostmanItem | PostmanFolder {
  if ('item' in item) {
    const { name, description } = item;
    const id = stableId(`${contract.id}/${name}`);
    return { id, name, description, item: item.item.map((one) => finished(one, contract, planned, sent)) };
  }
  const { method, url } = item.request;
  const key = `${method} /${url.path.map((segment) => segment.replace(/^:(.+)$/, '{$1}')).join('/')}`;
  const operation = planned.get(key);
  if (operation === undefined) throw new Error(`${contract.id}: the converter made up ${key}.`);
  sent.add(key);
  const request = postmanRequest(item.request, operation, contract.id, contract.placeholder);
  const shown = { method: request.method, url: request.url, header: request.header ?? [] };
  const name = `${contract.id}#${operation.operationId}`;
  return {
    id: stableId(name),
    name: item.name,
    request,
    response: item.response.map((example, index) => ({
      ...example,
      id: stableId(`${name}/${String(index)}`),
      originalRequest: shown,
    })),
    event: scriptsOf(operation, capturesOf(contract.id, operation, [...planned.values()])),
    // A redirect is an answer of its own; the cookie of a session is sent where the contract asks for it.
    protocolProfileBehavior: { followRedirects: false, disableCookies: true, disableBodyPruning: true },
  };
}

import { createHash } from 'node:crypto';
import type { Contract } from '../docs/contracts.ts';
import { triedOperation } from '../docs/site/try-it-data.ts';
import { operationsOf, type Operation } from '../../conformance/contracts/operations.ts';
import { ISSUERS } from '../../generated/platform.ts';
import { answerScript } from './answers.ts';
import { credentialsFor, requestOf } from './request.ts';
import type { Variables } from './variables.ts';

/** A UUID of version 8 that is the same for the same name: what is made twice replaces itself where it is imported. */
export function stableId(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

const NAME = 'Platform interfaces';
const DESCRIPTION = `Every operation of the platform interfaces, derived from their contracts: a folder for each interface.

The addresses are those of the mocks (\`npm run mock\`) until an environment sets others. Run the request for an access token first: it
keeps the token, as others keep the identifiers that their answers show. What an environment sets wins over what was kept.`;

/**
 * Makes one Postman collection of all contracts: a folder for each interface, the token endpoint first, since the others need its
 * token.
 */
export function collectionOf(contracts: readonly Contract[], variables: Variables): object {
  const issues = ({ id }: Contract) => Number(Object.values(ISSUERS).some((issuer) => issuer.interface === id));
  return {
    info: {
      _postman_id: stableId('collection'),
      name: NAME,
      description: DESCRIPTION,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: contracts.toSorted((a, b) => issues(b) - issues(a)).map(folderOf),
    variable: Array.from(variables.values(), ({ name: key, placeholder: value, meaning: description }) => ({
      key,
      value,
      description,
    })),
  };
}

/** The folder of an interface; in it one for each tag, those with one operation too. */
function folderOf(contract: Contract): object {
  const { id, title, summary, document } = contract;
  const operations = operationsOf(document);
  const item = (document.tags ?? []).map(({ name, description = '' }) => ({
    id: stableId(`${id}/${name}`),
    name,
    description,
    item: operations.filter(({ object }) => object.tags?.[0] === name).map((one) => itemOf(contract, one)),
  }));
  return { id: stableId(id), name: id, description: `${title}. ${summary}`, item };
}

function itemOf(contract: Contract, operation: Operation): object {
  const tried = triedOperation(contract.document, operation, credentialsFor(contract.id));
  const event = [script('test', answerScript(contract, operation, tried))];
  if (tried.id === 'createEntscheidungsreife') event.unshift(script('prerequest', ONCE_FOR_A_CASE));
  return {
    id: stableId(`${contract.id}#${tried.id}`),
    name: tried.summary,
    description: operation.object.description ?? '',
    request: requestOf(contract, tried),
    event,
    // A redirect is an answer of its own; the cookie of a session is sent where the contract asks for it.
    protocolProfileBehavior: { followRedirects: false, disableCookies: true, disableBodyPruning: true },
  };
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
export function environmentOf(variables: Variables, values: Readonly<Record<string, string>>): object {
  const entries = [...variables.values()].flatMap(({ name: key, kind, secret, meaning: description, placeholder }) => {
    const value = values[key] ?? (kind === 'found' ? undefined : placeholder);
    return value === undefined ? [] : { key, value, type: secret ? 'secret' : 'default', enabled: true, description };
  });
  return { id: stableId('environment'), name: NAME, values: entries, _postman_variable_scope: 'environment' };
}

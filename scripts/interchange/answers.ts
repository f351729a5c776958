import type { HeaderObject, ResponseObject } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../../conformance/contracts/operations.ts';
import { parametersOf, withParameters } from '../../conformance/contracts/path-pattern.ts';
import { CREDENTIAL_COOKIES } from '../../generated/platform.ts';
import type { TriedOperation } from '../docs/browser/try-it/model.ts';
import type { Contract } from '../docs/contracts.ts';
import { ACCESS_TOKEN, identifierVariable, SESSION } from './variables.ts';

/** Tests what an answer is, and keeps what it tells, by the facts that stand above it. */
const SCRIPT = `
const { code, headers } = pm.response;
const text = pm.response.text();
const answer = answers.find(({ status }) => status === String(code) || status === String(code).charAt(0) + 'XX');
pm.test(operation + ' answers ' + answers.map(({ status }) => status).join(' or '), () => {
  pm.expect(answer, 'status ' + code).to.be.an('object');
});
for (const { status, headers: names, mediaTypes, members } of answer ? [answer] : []) {
  for (const name of names) pm.test(status + ' carries ' + name, () => { pm.response.to.have.header(name); });
  if (mediaTypes.length > 0) pm.test(status + ' is ' + mediaTypes.join(' or '), () => {
    const mediaType = (headers.get('Content-Type') || '').split(';')[0].trim().toLowerCase();
    // An answer without a body needs no media type.
    if (text !== '') pm.expect(mediaType).to.be.oneOf(mediaTypes);
  });
  if (members.length > 0) pm.test(status + ' has ' + members.join(', '), () => {
    pm.expect(pm.response.json()).to.include.all.keys(members);
  });
}

const keep = (variable, value) => { if (value !== undefined) pm.collectionVariables.set(variable, value); };
const named = (value, name) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = Object.entries(value).find(([key, one]) => key.toLowerCase() === name && typeof one !== 'object');
  if (own !== undefined) return String(own[1]);
  return Object.values(value).map((one) => named(one, name)).find((one) => one !== undefined);
};
const body = fromBody.length > 0 && code < 300 && text !== '' ? pm.response.json() : undefined;
for (const [variable, name] of fromBody) keep(variable, named(body, name));
for (const [variable, name, pattern] of fromHeaders) keep(variable, (headers.get(name) || '').match(pattern)?.[1]);`;

/** The lines of a test script: what the contract says of the answers, what later requests need of them, and what tests and keeps it. */
export function answerScript(contract: Contract, operation: Operation, tried: TriedOperation): string[] {
  const answers = successesOf(contract, operation);
  const facts = { operation: tried.id, answers, ...keptOf(contract, operation, tried, answers) };
  const lines = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  return [...lines, ...SCRIPT.split('\n')];
}

/** The declared answers that are no error, with the headers and the members of a JSON object that they must have. */
function successesOf({ document }: Contract, { object: { responses = {} } }: Operation) {
  const declared = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  return declared.map(([status, reference]) => {
    const { content = {}, headers = {} } = resolveReference<ResponseObject>(document, reference);
    return {
      status,
      mediaTypes: Object.keys(content),
      headers: Object.keys(headers).filter(
        (name) => resolveReference<HeaderObject>(document, headers[name] ?? {}).required,
      ),
      members: Object.values(content).flatMap((media) =>
        'schema' in media && media.schema ? (resolveReference(document, media.schema).required ?? []) : [],
      ),
    };
  });
}

/**
 * Where an answer shows the identifiers of what its Location leads to, those that the paths right below the own one ask for, by their
 * names in the body, the token and the session. No position in a payload is written down: the sources do not show it.
 */
function keptOf(
  { id, document }: Contract,
  { path: own }: Operation,
  { id: operationId, answers }: TriedOperation,
  successes: ReturnType<typeof successesOf>,
) {
  const paths = operationsOf(document).flatMap(({ method, path }) => (method === 'get' ? [path] : []));
  const leadsTo = (path: string) =>
    path.includes('{') && answers.some(({ location = '' }) => new RegExp(endOf(path)).test(location));
  const target = paths.find(leadsTo) ?? '';
  // `/v2/antraege` tells the identifiers of `/v2/antraege/{vorgangsnummer}/{antragsnummer}`.
  const isJson = successes.some(({ mediaTypes }) => mediaTypes.includes('application/json'));
  const below = (isJson ? paths : []).map((path) =>
    path.startsWith(own) ? /^(?:\/\{[^}]+\})+/.exec(path.slice(own.length)) : null,
  );
  const names = new Set(below.flatMap((part) => parametersOf(part?.[0] ?? '')));
  const [cookies, tokens] = [
    successes.some(({ headers }) => headers.includes('Set-Cookie')) ? CREDENTIAL_COOKIES : [],
    successes.flatMap(({ members }) => members.filter((name) => name === ACCESS_TOKEN)),
  ];
  return {
    fromHeaders: [
      ...parametersOf(target).map((name) => [identifierVariable(id, '', name), 'Location', endOf(target, name)]),
      ...cookies.map((name) => [SESSION, 'Set-Cookie', `${name}=([^;]+)`]),
    ],
    fromBody: [
      ...Array.from(names, (name) => [identifierVariable(id, operationId, name), name.toLowerCase()]),
      ...tokens.map((name) => [name, name]),
    ],
  };
}

/** An expression for the end of an address; the identifier that is wanted is its only group. */
const endOf = (path: string, wanted?: string): string =>
  `${withParameters(path, (name) => (name === wanted ? '([^/?#]+)' : '[^/?#]+'))}$`;

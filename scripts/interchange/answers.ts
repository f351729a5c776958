import type { HeaderObject, ResponseObject } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../../conformance/contracts/operations.ts';
import { parametersOf, withParameters } from '../../conformance/contracts/path-pattern.ts';
import type { Contract } from '../docs/contracts.ts';
import { ACCESS_TOKEN, identifierVariable, SESSION } from './variables.ts';

const quoted = (value: unknown): string => JSON.stringify(value);
const test = (name: string, body: string): string => `pm.test(${quoted(name)}, () => { ${body} });`;

/** The lines of a test script: what the contract says of the answers, and what later requests need of them. */
export function answerScript(contract: Contract, operation: Operation): string[] {
  const successes = successesOf(contract, operation);
  const accepted = successes.map(({ condition }) => condition).join(' || ');
  const answers = `${operation.object.operationId} answers ${successes.map(({ status }) => status).join(' or ')}`;
  const kept = keptOf(contract, operation, successes);
  return [
    test(answers, `pm.expect(${accepted}, 'status ' + pm.response.code).to.be.true;`),
    ...successes.flatMap(testsOf),
    ...(kept.length === 0 ? [] : [...KEEP, ...kept]),
  ];
}

type Success = ReturnType<typeof successesOf>[number];

/** The declared answers that are no error, with the headers and the members of a JSON object that they must have. */
function successesOf({ document }: Contract, { object: { responses = {} } }: Operation) {
  const declared = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  return declared.map(([status, reference]) => {
    const { content = {}, headers = {} } = resolveReference<ResponseObject>(document, reference);
    const { Location: location } = headers;
    return {
      status,
      condition: status.endsWith('XX')
        ? `Math.floor(pm.response.code / 100) === ${status.charAt(0)}`
        : `pm.response.code === ${status}`,
      mediaTypes: Object.keys(content),
      headers: Object.keys(headers).filter(
        (name) => resolveReference<HeaderObject>(document, headers[name] ?? {}).required,
      ),
      location: String((location && resolveReference<HeaderObject>(document, location).example) ?? ''),
      members: Object.values(content).flatMap((media) =>
        'schema' in media && media.schema ? (resolveReference(document, media.schema).required ?? []) : [],
      ),
    };
  });
}

function testsOf({ status, condition, headers, mediaTypes, members }: Success): string[] {
  const own = headers.map((name) => test(`${status} carries ${name}`, `pm.response.to.have.header(${quoted(name)});`));
  if (mediaTypes.length > 0) {
    const type = `(pm.response.headers.get('Content-Type') || '').split(';')[0].trim().toLowerCase()`;
    // An answer without a body needs no media type.
    const body = `if (pm.response.text() !== '') pm.expect(${type}).to.be.oneOf(${quoted(mediaTypes)});`;
    own.push(test(`${status} is ${mediaTypes.join(' or ')}`, body));
  }
  if (members.length > 0) {
    const body = `pm.expect(pm.response.json()).to.include.all.keys(${members.map(quoted).join(', ')});`;
    own.push(test(`${status} has ${members.join(', ')}`, body));
  }
  return own.length === 0 ? [] : [`if (${condition}) {`, ...own.map((line) => `  ${line}`), '}'];
}

/** What the lines of `keptOf` call. */
const KEEP =
  `const keep = (variable, value) => { if (value !== undefined) pm.collectionVariables.set(variable, value); };
const fromHeader = (name, pattern) => (new RegExp(pattern).exec(pm.response.headers.get(name) || '') || [])[1];
const named = (value, name) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = Object.entries(value).find(([key, one]) => key.toLowerCase() === name && typeof one !== 'object');
  if (own !== undefined) return String(own[1]);
  return Object.values(value).map((one) => named(one, name)).find((one) => one !== undefined);
};
const hasBody = pm.response.code < 300 && pm.response.text() !== '';
const fromBody = (name) => (hasBody ? named(pm.response.json(), name) : undefined);`.split('\n');

/**
 * Keeps the identifiers of what a Location leads to, those that the paths right below the own one ask for, by their names in the body,
 * the token and the session. No position in a payload is written down: the sources do not show it.
 */
function keptOf({ id, document }: Contract, { path: own }: Operation, successes: readonly Success[]): string[] {
  const lines = new Set<string>();
  const keep = (variable: string, from: string, ...values: string[]) =>
    lines.add(`keep(${quoted(variable)}, ${from}(${values.map(quoted).join(', ')}));`);
  const all = operationsOf(document);
  const isTarget = ({ method, path }: Operation) =>
    method === 'get' && path.includes('{') && successes.some((one) => new RegExp(endOf(path)).test(one.location));
  const target = all.find(isTarget)?.path ?? '';
  for (const name of parametersOf(target)) {
    keep(identifierVariable(id, '', name), 'fromHeader', 'Location', endOf(target, name));
  }
  const isJson = successes.some(({ mediaTypes }) => mediaTypes.includes('application/json'));
  for (const { path, object } of isJson ? all.filter((one) => one.path.startsWith(`${own}/`)) : []) {
    // `/v2/antraege` tells the identifiers of `/v2/antraege/{vorgangsnummer}/{antragsnummer}`.
    const [below = ''] = /^(?:\/\{[^}]+\})+/.exec(path.slice(own.length)) ?? [];
    for (const name of parametersOf(below)) {
      keep(identifierVariable(id, object.operationId ?? '', name), 'fromBody', name.toLowerCase());
    }
  }
  if (successes.some(({ members }) => members.includes(ACCESS_TOKEN))) keep(ACCESS_TOKEN, 'fromBody', ACCESS_TOKEN);
  const setsCookie = successes.some(({ headers }) => headers.includes('Set-Cookie'));
  for (const scheme of setsCookie ? Object.values(document.components?.securitySchemes ?? {}) : []) {
    if ('in' in scheme && scheme.in === 'cookie') keep(SESSION, 'fromHeader', 'Set-Cookie', `${scheme.name}=([^;]+)`);
  }
  return [...lines];
}

/** An expression for the end of an address; the identifier that is wanted is its only group. */
const endOf = (path: string, wanted?: string): string =>
  `${withParameters(path, (name) => (name === wanted ? '([^/?#]+)' : '[^/?#]+'))}$`;

import type { HeaderObject, ResponseObject } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../../conformance/contracts/operations.ts';
import { parametersOf, withParameters } from '../../conformance/contracts/path-pattern.ts';
import { CREDENTIAL_COOKIES } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import type { TriedOperation } from '../docs/site/try-it-data.ts';
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
for (const [variable, header, pattern] of kept) {
  const found = (header ? headers.get(header) || '' : code < 300 ? text : '').match(new RegExp(pattern, 'i'));
  if (found) pm.collectionVariables.set(variable, found[1]);
}`;

/** The lines of a test script: what the contract says of the answers, what later requests need of them, and what tests and keeps it. */
export function answerScript(contract: Contract, { path, object }: Operation, tried: TriedOperation): string[] {
  const { document } = contract;
  // An answer that is no error, with the headers and the members of a JSON object that it must have.
  const declared = Object.entries(object.responses ?? {}).filter(([status]) => /^[23]/.test(status));
  const answers = declared.map(([status, reference]) => {
    const { content = {}, headers = {} } = resolveReference<ResponseObject>(document, reference);
    const required = Object.entries(headers).filter(
      ([, header]) => resolveReference<HeaderObject>(document, header).required,
    );
    const members = Object.values(content).flatMap((media) =>
      'schema' in media && media.schema ? (resolveReference(document, media.schema).required ?? []) : [],
    );
    return { status, mediaTypes: Object.keys(content), headers: required.map(([name]) => name), members };
  });
  const kept = [
    ...keptOfLocation(contract, tried),
    ...answers.flatMap(({ headers, mediaTypes, members }) => [
      ...(headers.includes('Set-Cookie')
        ? [[SESSION, 'Set-Cookie', `(?:${CREDENTIAL_COOKIES.join('|')})=([^;]+)`]]
        : []),
      ...(members.includes(ACCESS_TOKEN) ? [[ACCESS_TOKEN, '', member(ACCESS_TOKEN)]] : []),
      ...(mediaTypes.includes('application/json') ? keptOfBody(contract, path, tried) : []),
    ]),
  ];
  const facts = Object.entries({ operation: tried.id, answers, kept });
  return [...facts.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`), ...SCRIPT.split('\n')];
}

/** The identifiers of what the Location of an answer leads to. */
function keptOfLocation({ id, document }: Contract, { answers }: TriedOperation): string[][] {
  const endOf = (path: string, wanted?: string): string =>
    `${withParameters(path, (name) => (name === wanted ? '([^/?#]+)' : '[^/?#]+'))}$`;
  const target = readable(document).find(
    (path) => path.includes('{') && answers.some(({ location }) => new RegExp(endOf(path)).test(location)),
  );
  return parametersOf(target ?? '').map((name) => [
    identifierVariable(id, '', name),
    'Location',
    endOf(target ?? '', name),
  ]);
}

/**
 * The identifiers that the paths right below the own one ask for, by their names in the body: `/v2/antraege` tells those of
 * `/v2/antraege/{vorgangsnummer}/{antragsnummer}`. No position in a payload is written down: the sources do not show it.
 */
function keptOfBody({ id, document }: Contract, own: string, tried: TriedOperation): string[][] {
  const below = readable(document)
    .filter((path) => path.startsWith(own))
    .map((path) => /^(?:\/\{[^}]+\})*/.exec(path.slice(own.length)));
  const names = new Set(below.flatMap((part) => parametersOf(part?.[0] ?? '')));
  return Array.from(names, (name) => [identifierVariable(id, tried.id, name), '', member(name)]);
}

const readable = (document: Contract['document']): string[] =>
  operationsOf(document).flatMap(({ method, path }) => (method === 'get' ? [path] : []));

/** An expression for a member of JSON, wherever it is: its value is the only group. */
const member = (name: string): string => `"${name}"\\s*:\\s*"?([^"\\s,}\\]]+)`;

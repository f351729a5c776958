import type { HeaderObject, ResponseObject } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../../conformance/contracts/operations.ts';
import { parametersOf, withParameters } from '../../conformance/contracts/path-pattern.ts';
import { CREDENTIAL_COOKIES } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import type { TriedOperation } from '../docs/site/try-it-data.ts';
import { ACCESS_TOKEN, identifierVariable, SESSION } from './variables.ts';

/** Tests a response and stores values for later requests, using the constants written above the script. */
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
    // A response without a body needs no media type.
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

/** The lines of a test script: constants with the declared responses and the values to store, followed by {@link SCRIPT}. */
export function answerScript({ id, document }: Contract, { path, object }: Operation, tried: TriedOperation): string[] {
  const successes = Object.entries(object.responses ?? {}).filter(([status]) => /^[23]/.test(status));
  const answers = successes.map(([status, reference]) => {
    const { content = {}, headers = {} } = resolveReference<ResponseObject>(document, reference);
    const isRequired = (name: string) => resolveReference<HeaderObject>(document, headers[name] ?? {}).required;
    const members = Object.values(content).flatMap((media) =>
      'schema' in media && media.schema ? (resolveReference(document, media.schema).required ?? []) : [],
    );
    return { status, mediaTypes: Object.keys(content), headers: Object.keys(headers).filter(isRequired), members };
  });
  const readable = operationsOf(document).flatMap((one) => (one.method === 'get' ? [one.path] : []));
  const kept = [
    ...keptOfLocation(id, readable, tried),
    ...answers.flatMap(({ headers, mediaTypes, members }) => [
      ...(headers.includes('Set-Cookie')
        ? [[SESSION, 'Set-Cookie', `(?:${CREDENTIAL_COOKIES.join('|')})=([^;]+)`]]
        : []),
      ...(members.includes(ACCESS_TOKEN) ? [[ACCESS_TOKEN, '', memberOf(ACCESS_TOKEN)]] : []),
      ...(mediaTypes.includes('application/json') ? keptOfBody(id, readable, path, tried) : []),
    ]),
  ];
  const facts = Object.entries({ operation: tried.id, answers, kept });
  return [...facts.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`), ...SCRIPT.split('\n')];
}

/** Stores the identifiers in the path of a Location that can be read. */
function keptOfLocation(id: string, readable: readonly string[], { answers }: TriedOperation): string[][] {
  const endOf = (path: string, wanted?: string): string =>
    `${withParameters(path, (name) => (name === wanted ? '([^/?#]+)' : '[^/?#]+'))}$`;
  const leadsTo = (path: string): boolean => answers.some(({ location }) => new RegExp(endOf(path)).test(location));
  const target = readable.find((path) => path.includes('{') && leadsTo(path)) ?? '';
  return parametersOf(target).map((name) => [identifierVariable(id, '', name), 'Location', endOf(target, name)]);
}

/**
 * Stores the identifiers of the paths directly below this one, by their names in the body: `/v2/antraege` contains those of
 * `/v2/antraege/{vorgangsnummer}/{antragsnummer}`. Their place in the body is not fixed, as the sources do not show it.
 */
function keptOfBody(id: string, readable: readonly string[], own: string, tried: TriedOperation): string[][] {
  const below = readable.filter((path) => path.startsWith(own)).map((path) => path.slice(own.length));
  const names = new Set(below.flatMap((rest) => parametersOf(/^(?:\/\{[^}]+\})*/.exec(rest)?.[0] ?? '')));
  return Array.from(names, (name) => [identifierVariable(id, tried.id, name), '', memberOf(name)]);
}

/** A regular expression for a member of JSON at any depth; its only group is the value. */
const memberOf = (name: string): string => `"${name}"\\s*:\\s*"?([^"\\s,}\\]]+)`;

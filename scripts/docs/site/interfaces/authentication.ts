import type { OpenAPI3, SecuritySchemeObject } from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../../../../conformance/contracts/operations.ts';
import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { operationLink } from '../addresses.ts';
import { count, inline, joined, named, table } from '../inline.ts';

/** More operations than these are counted, not named. */
const MOST_NAMED = 6;

/** One way to call operations: the credentials that are needed together, with their scopes. */
interface Way {
  credentials: readonly { name: string; scopes: readonly string[] }[];
  operations: readonly Operation[];
}

/** What a caller has to send to be let in: the credentials of the contract, and which operations want which. */
export function authentication(contract: Contract): Html {
  const { document } = contract;
  const ways = waysOf(document);
  const credentials = Object.entries(document.components?.securitySchemes ?? {}).map(([name, scheme]) => ({
    id: `credential-${name}`,
    cells: [html`<code>${name}</code>`, ...describe(resolveReference<SecuritySchemeObject>(document, scheme))],
  }));
  const demands = ways.map((way) => html`<li>${demandOf(way)}: ${operationsIn(way, ways, contract)}</li> `);
  const list = html`<ul>
    ${demands}
  </ul>`;
  return credentials.length === 0
    ? list
    : html`${table(['Credential', 'Where it is sent', 'What it is'], credentials)} ${list}`;
}

function waysOf(document: OpenAPI3): Way[] {
  const ways = new Map<string, Way>();
  for (const operation of operationsOf(document)) {
    const [needed = {}]: readonly Readonly<Record<string, readonly string[]>>[] =
      operation.object.security ?? document.security ?? [];
    const credentials = Object.entries(needed).map(([name, scopes]) => ({ name, scopes }));
    const key = JSON.stringify(credentials);
    ways.set(key, { credentials, operations: [...(ways.get(key)?.operations ?? []), operation] });
  }
  return [...ways.values()].sort((one, other) => other.operations.length - one.operations.length);
}

function describe(scheme: SecuritySchemeObject): Html[] {
  const { description = '' } = scheme;
  return [html`${placeOf(scheme)}`, inline(description)];
}

function placeOf(scheme: SecuritySchemeObject): Html {
  if (scheme.type === 'http') {
    const word = scheme.scheme === 'basic' ? 'Basic' : 'Bearer';
    return html`header <code>Authorization: ${word} …</code>`;
  }
  if (scheme.type === 'apiKey') return html`${scheme.in} <code>${scheme.name}</code>`;
  return html`${scheme.type}`;
}

function demandOf({ credentials }: Way): Html {
  if (credentials.length === 0) return html`No credential of this table`;
  const names = credentials.map(({ name, scopes }) =>
    scopes.length === 0
      ? html`<code>${name}</code>`
      : html`<code>${name}</code> with the scope
          ${joined(
            scopes.map((scope) => html`<code>${scope}</code>`),
            ', ',
          )}`,
  );
  return html`${joined(names, ' and ')}`;
}

function operationsIn(way: Way, ways: readonly Way[], { id }: Contract): Html {
  if (ways.length === 1) return html`all operations`;
  if (way.operations.length > MOST_NAMED)
    return html`${count(way.operations.length, 'operation')}${describeMethods(way)}`;
  const links = way.operations.map(({ key, object }) => named(key, operationLink(id, object.operationId ?? '')));
  return joined(links, ', ');
}

/** The methods of operations, where they tell something: «all OPTIONS». */
function describeMethods({ operations }: Way): string {
  const methods = [...new Set(operations.map(({ method }) => method.toUpperCase()))];
  return ` (${methods.join(', ')})`;
}

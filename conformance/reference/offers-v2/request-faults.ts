import { onRequest, onRequestJson, onResponse, withJson, withoutHeader, withStatus } from '../faulty.ts';
import type { Change, JsonObject, Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../json-body.ts';
import { DETERMINE } from './fault-paths.ts';

const WITH_CASE = /[?&]vorgangsNummer=./;

const determined: Where = { method: 'POST', path: DETERMINE, status: 302 };
const forCase: Where = { ...determined, search: WITH_CASE };

const refusal = (status: number): Change[] => [
  withStatus(status),
  withoutHeader('location'),
  withJson({ message: 'not valid' }),
];

/** Faults of the query of a determination (O206, O207). */
const query: readonly Fault[] = [
  {
    name: 'ignores-case-number',
    kind: 'too-strict',
    says: 'The query parameter vorgangsNummer is ignored, a body is always required.',
    wrap: onRequest({ method: 'POST', path: DETERMINE, search: WITH_CASE }, (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('vorgangsNummer');
      return new Request(url, { method: 'POST', headers: request.headers });
    }),
  },
  {
    name: 'case-number-200',
    kind: 'wrong-status',
    says: 'A determination for a case answers 200.',
    wrap: onResponse(forCase, withStatus(200)),
  },
  {
    name: 'refuses-own-case',
    kind: 'too-strict',
    says: 'A determination for a case of the caller is refused with 403.',
    wrap: onResponse(forCase, ...refusal(403)),
  },
  {
    name: 'case-number-of-digits-only',
    kind: 'too-strict',
    says: 'A vorgangsNummer with letters is refused.',
    wrap: onResponse({ ...determined, search: /[?&]vorgangsNummer=\d*[^&\d]/ }, ...refusal(422)),
  },
  ...['alternativen', 'provisionsAusgabe'].flatMap((parameter) =>
    [true, false].map((value): Fault => ({
      name: `refuses-${parameter.toLowerCase()}-${value}`,
      kind: 'too-strict',
      says: `The query parameter ${parameter}=${value} is refused.`,
      wrap: onResponse({ ...determined, search: new RegExp(`[?&]${parameter}=${value}(&|$)`) }, ...refusal(400)),
    })),
  ),
];

/** Has the server refuse the captured data that `offends`, with its own 400. */
function refusing(name: string, says: string, offends: (vorhaben: JsonObject) => boolean): Fault {
  const wrap = onRequestJson({ method: 'POST', path: DETERMINE }, (body) =>
    isObject(body) && isObject(body['vorhaben']) && offends(body['vorhaben']) ? [] : body,
  );
  return { name, kind: 'too-strict', says, wrap };
}

const firstOf = (value: object): string | undefined => Object.keys(value)[0];

/** Faults of the order of attributes (O217). */
const order: readonly Fault[] = [
  refusing(
    'price-must-come-first',
    'Captured data is refused unless finanzbedarf is the first attribute of vorhaben.',
    (vorhaben) => firstOf(vorhaben) !== 'finanzbedarf' && 'finanzbedarf' in vorhaben,
  ),
  refusing(
    'loan-amount-must-come-first',
    'Captured data is refused unless darlehensBetrag is the first attribute of a loan.',
    (vorhaben) => !/"annuitaetenDarlehen":\{"darlehensBetrag"/.test(JSON.stringify(vorhaben)),
  ),
];

/** Faults of what a determination accepts. */
export const requestFaults: readonly Fault[] = [...query, ...order];

import { brokenJson } from '../answer-faults.ts';
import { faultsOf, isAsked, jsonOf, onResponse, withoutHeader, type JsonObject, type Wrap } from '../faulty.ts';
import type { Handler } from '../../servers/handler.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { onOperations } from './faulty-operations.ts';
import { ONE, PATCH } from './faulty-places.ts';
import { applicationsFixtures } from './seed.ts';

/** Answers refused patches that are meant with another status. */
function insteadOfRefusal(status: number, isMeant: (body: unknown) => boolean): Wrap {
  return (next: Handler) => async (request) => {
    const copy = request.clone();
    const response = await next(request);
    if (!isAsked(PATCH, copy) || ![400, 409, 415].includes(response.status)) return response;
    return isMeant(await jsonOf(copy)) ? new Response(null, { status }) : response;
  };
}

const some = (isMeant: (operation: JsonObject) => boolean) => (body: unknown) =>
  Array.isArray(body) && body.some((one) => isObject(one) && isMeant(one));
const isAtNothing = some(({ path }) => String(path).includes('gibtEsNicht'));

const LENIENT: readonly (readonly [name: string, what: string, isMeant: (body: unknown) => boolean])[] = [
  ['objects-taken', 'An object', isObject],
  [
    'strings-taken',
    'An array of strings',
    (body) => Array.isArray(body) && body.every((one) => typeof one === 'string'),
  ],
  ['unknown-ops-taken', 'An op that there is not', some(({ op }) => !/^(add|replace|remove|test)$/.test(String(op)))],
  [
    'missing-members-taken',
    'An operation without op, path or value',
    some(({ op, path, value }) => op === undefined || path === undefined || (op !== 'remove' && value === undefined)),
  ],
  [
    'paths-without-slash-taken',
    'A path without its slash',
    some(({ path }) => typeof path === 'string' && /^\w/.test(path)),
  ],
  ['wrong-types-taken', 'A value of another type', some(({ path, value }) => isObject(value) !== (path === '/status'))],
  [
    'numbers-taken',
    'A number in the place of a text',
    some(({ value }) =>
      [value, ...(isObject(value) ? Object.values(value) : [])].some((one) => typeof one === 'number'),
    ),
  ],
  ['times-taken', 'A day with a time', some(({ value }) => /^\d{4}-\d\d-\d\dT/.test(String(value)))],
  [
    'reasons-in-any-case',
    'A reason in lower case',
    some(({ value }) => isObject(value) && /^[a-z]+_[a-z]+$/.test(String(value['ablehnungsgrund']))),
  ],
  ['impossible-days-taken', 'A day that there is not', some(({ value }) => /^\d{4}-\d\d-\d\d$/.test(String(value)))],
  ['missing-targets-taken', 'An operation on what is not there', isAtNothing],
];

/** Reads what there is not with another number in a place of its path. */
const ignoring =
  (place: RegExp, known: string): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    if (response.status !== 404 || !isAsked({ ...ONE, method: 'GET' }, request)) return response;
    return next(new Request(request.url.replace(place, known), request));
  };

/** Sends the operations of a refused patch that `stay` one by one; the answer stays the refusal. */
function failingLate(goesOn: boolean, stay: (operation: JsonObject) => boolean = () => true): Wrap {
  return (next: Handler) => async (request) => {
    const copy = request.clone();
    const response = await next(request);
    const body: unknown = isAsked(PATCH, copy) && response.status >= 400 ? await copy.json().catch(() => []) : [];
    const sent = Array.isArray(body) && body.length > 1 ? (body as JsonObject[]) : [];
    for (const operation of sent.filter(stay)) {
      const { url, method, headers } = copy;
      const { ok } = await next(new Request(url, { method, headers, body: JSON.stringify([operation]) }));
      if (!ok && !goesOn) break;
    }
    return response;
  };
}

/** Sets the reference that a refused patch speaks of, in whatever form; the answer stays the refusal. */
const carryingOutRefused: Wrap = (next) => async (request) => {
  const copy = request.clone();
  const response = await next(request);
  const [value] = (isAsked(PATCH, copy) && /CT-[-\w]+/.exec(await copy.clone().text())) || [];
  if (value === undefined || ![400, 409, 415].includes(response.status)) return response;
  const { url, method, headers: sent } = copy;
  const headers = { authorization: sent.get('authorization') ?? '', 'content-type': 'application/json-patch+json' };
  await next(
    new Request(url, { method, headers, body: JSON.stringify([{ op: 'add', path: '/antragsReferenz', value }]) }),
  );
  return response;
};

/** The faults of patches that should be refused, or leave nothing behind (A20, A25, N01 to N20, N33, N68). */
export const lenientFaults: readonly Fault[] = [
  ...LENIENT.map(([name, what, isMeant]): Fault => ({
    name,
    kind: 'missing-validation',
    says: `${what} in a patch is answered with 204, and nothing changes.`,
    wrap: insteadOfRefusal(204, isMeant),
  })),
  ...faultsOf({
    'missing-targets-500': {
      kind: 'crash',
      says: 'An operation on what is not there is answered with 500.',
      wrap: insteadOfRefusal(500, isAtNothing),
    },
    'tests-not-made': {
      kind: 'missing-check',
      says: 'The op test is ignored.',
      wrap: onOperations((operations) => operations.filter(({ op }) => op !== 'test')),
    },
    'failed-patch-stays-up-to-there': {
      kind: 'wrong-meaning',
      says: 'What precedes the operation that fails stays.',
      wrap: failingLate(false),
    },
    'failed-patch-goes-on': {
      kind: 'wrong-meaning',
      says: 'Every operation but the one that fails stays.',
      wrap: failingLate(true),
    },
    'failed-patch-keeps-clerk': {
      kind: 'only-sometimes',
      says: 'Of a patch that fails, the credit clerk stays.',
      wrap: failingLate(true, ({ path }) => path === '/ansprechpartner/partnerId'),
    },
    'refused-patches-carried-out': {
      kind: 'wrong-meaning',
      says: 'A patch of the reference is refused over its form, and carried out.',
      wrap: carryingOutRefused,
    },
    'operations-in-reverse': {
      kind: 'wrong-meaning',
      says: 'The last operation of a patch is applied first.',
      wrap: onOperations((operations) => operations.toReversed()),
    },
    'first-add-stays': {
      kind: 'wrong-meaning',
      says: 'An add of what the same patch has added before is ignored.',
      wrap: onOperations((operations) => {
        const added = new Set<unknown>();
        return operations.filter(({ op, path }) => {
          if (op === 'remove') added.delete(path);
          const isAgain = op === 'add' && added.has(path);
          if (op === 'add') added.add(path);
          return !isAgain;
        });
      }),
    },
    'refused-type-names-none': {
      kind: 'missing-header',
      says: 'A 415 does not say which media types a patch may have.',
      wrap: onResponse({ ...PATCH, status: 415 }, withoutHeader('accept-patch')),
    },
    'case-of-application-ignored': {
      kind: 'missing-validation',
      says: 'An application can be read with the number of any case.',
      wrap: ignoring(/(?<=\/antraege\/)[^/]+/, applicationsFixtures.vorgangsnummer),
    },
    'number-of-application-ignored': {
      kind: 'missing-validation',
      says: 'An application can be read with any antragsnummer.',
      wrap: ignoring(/(?<=\/antraege\/[^/]+\/)[^/]+/, applicationsFixtures.antragsnummer),
    },
  }),
  ...brokenJson({ ...PATCH, status: 400 }),
];

import { brokenJson } from '../answer-faults.ts';
import {
  requestWith,
  answeringAs,
  faultsFor,
  faultsOf,
  findingByBeginning,
  isSelected,
  jsonOf,
  onResponse,
  withoutHeader,
  withProperties,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { onOperations, operationsOf } from './faulty-operations.ts';
import { ONE, PATCH, READ } from './faulty-places.ts';
import { applicationsFixtures } from './seed.ts';

/** Gives the refusal of some patches another status. */
function insteadOfRefusal(status: number, isMeant: (body: unknown) => boolean): Wrap {
  return onResponse(PATCH, async (response, request) =>
    [400, 409, 415].includes(response.status) && isMeant(await jsonOf(request))
      ? new Response(null, { status })
      : response,
  );
}

const some = (isMeant: (operation: JsonObject) => boolean) => (body: unknown) =>
  Array.isArray(body) && body.some((one) => isObject(one) && isMeant(one));
const isAtNothing = some(({ path }) => /gibtEsNicht|ProduktAnbieter/.test(String(path)));

const LENIENT: Readonly<Record<string, readonly [what: string, isMeant: (body: unknown) => boolean]>> = {
  'objects-taken': ['An object', isObject],
  'strings-taken': [
    'An array of strings',
    (body) => Array.isArray(body) && body.every((one) => typeof one === 'string'),
  ],
  'unknown-ops-taken': ['An unknown op', some(({ op }) => !/^(add|replace|remove|test)$/.test(String(op)))],
  'missing-members-taken': [
    'An operation without op, path or value',
    some(({ op, path, value }) => op === undefined || path === undefined || (op !== 'remove' && value === undefined)),
  ],
  'paths-without-slash-taken': [
    'A path without a leading slash',
    some(({ path }) => typeof path === 'string' && /^\w/.test(path)),
  ],
  'wrong-types-taken': [
    'A value of the wrong type',
    some(({ path, value }) => isObject(value) !== (path === '/status')),
  ],
  'numbers-taken': [
    'A number in place of a string',
    some(({ value }) =>
      [value, ...(isObject(value) ? Object.values(value) : [])].some((one) => typeof one === 'number'),
    ),
  ],
  'german-days-taken': ['A date in German format', some(({ value }) => /^\d\d\.\d\d\.\d{4}$/.test(String(value)))],
  'times-taken': ['A date with a time', some(({ value }) => /^\d{4}-\d\d-\d\dT/.test(String(value)))],
  'reasons-in-any-case': [
    'A reason in lower case',
    some(({ value }) => isObject(value) && /^[a-z]+_[a-z]+$/.test(String(value['ablehnungsgrund']))),
  ],
  'impossible-days-taken': ['An impossible date', some(({ value }) => /^202[34]-\d\d-\d\d$/.test(String(value)))],
  'missing-targets-taken': ['An operation on a path that does not exist', isAtNothing],
};

/** Sorts the operations of a patch by rank before applying them. */
const inGroups = (rank: (operation: JsonObject) => number): Wrap =>
  onOperations((operations) => operations.toSorted((one, other) => rank(one) - rank(other)));

/** Changes the path of each operation of a patch. */
const onPaths = (change: (path: string) => string): Wrap =>
  onOperations((operations) => operations.map((one) => ({ ...one, path: change(String(one['path'])) })));

/** Replaces a number in the path of an unknown application, so that a known application is read or patched. */
const ignoring = (place: RegExp, known: string, method = 'GET'): Wrap =>
  answeringAs({ ...ONE, method, status: 404 }, (request) => new Request(request.url.replace(place, known), request));

const CASE = /(?<=\/antraege\/)[^/]+/;
const NUMBER = /(?<=\/antraege\/[^/]+\/)[^/]+/;

/**
 * Carries out some operations of refused patches, one by one. The response stays the refusal.
 *
 * @param goesOn - whether operations after the failing one are carried out, too
 * @param stay - selects the operations to carry out
 * @param isMeant - selects the patches
 */
function failingLate(
  goesOn: boolean,
  stay: (operation: JsonObject) => boolean = () => true,
  isMeant: (operations: readonly JsonObject[]) => boolean = () => true,
): Wrap {
  return (next) => async (request) => {
    const copy = request.clone();
    const response = await next(request);
    const sent = isSelected(PATCH, copy) && response.status >= 400 ? await operationsOf(copy) : [];
    for (const operation of sent.length > 1 && isMeant(sent) ? sent.filter(stay) : []) {
      const { ok } = await next(patchLike(copy, [operation]));
      if (!ok && !goesOn) break;
    }
    return response;
  };
}

/** Sets a reference that occurs anywhere in a refused patch. The response stays the refusal. */
const carryingOutRefused: Wrap = (next) => async (request) => {
  const copy = request.clone();
  const response = await next(request);
  const [value] = (isSelected(PATCH, copy) && /CT-[-\w]+/.exec(await copy.clone().text())) || [];
  if (value === undefined || ![400, 409, 415].includes(response.status)) return response;
  const asPatch = requestWith(copy, { 'content-type': 'application/json-patch+json' });
  await next(patchLike(asPatch, [{ op: 'add', path: '/antragsReferenz', value }]));
  return response;
};

const patchLike = ({ url, headers }: Request, operations: readonly JsonObject[]) =>
  new Request(url, { method: 'PATCH', headers, body: JSON.stringify(operations) });

/** Stores the date to which an impossible date overflows (31 April becomes 1 May). The response stays the refusal. */
const rollingOver: Wrap = (next) => async (request) => {
  const [sent] = isSelected(PATCH, request) ? await operationsOf(request) : [];
  const response = await next(request);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(sent?.['value'])) ?? [];
  if (response.ok || day === undefined) return response;
  const rolled = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  await next(patchLike(request, [{ ...sent, value: rolled.toISOString().slice(0, 10) }]));
  return response;
};

/** Shows no clerk in reads after the clerk null was refused, until another clerk is set. */
const wipingClerk: Wrap = (next) => {
  let isWiped = false;
  return async (request) => {
    const sent = isSelected(PATCH, request) ? await operationsOf(request) : [];
    const response = await next(request);
    const value = sent.find(({ path }) => path === '/ansprechpartner/partnerId')?.['value'];
    if (value === null) isWiped = true;
    else if (value !== undefined && response.ok) isWiped = false;
    const isRead = isWiped && response.ok && isSelected(READ, request);
    return isRead ? withProperties({ ansprechpartner: {} })(response) : response;
  };
};

/** Faults of patches that must be refused, and of refused patches that must change nothing (A20, A25, N01 to N20, N33, N68). */
export const lenientFaults: readonly Fault[] = [
  ...faultsFor('missing-validation', LENIENT, ([what, isMeant]) => [
    `${what} in a patch is answered with 204, and nothing changes.`,
    insteadOfRefusal(204, isMeant),
  ]),
  ...faultsOf({
    crash: {
      'missing-targets-500': [
        'An operation on a path that does not exist is answered with 500.',
        insteadOfRefusal(500, isAtNothing),
      ],
    },
    'missing-check': {
      'tests-not-made': [
        'The op test is ignored.',
        onOperations((operations) => operations.filter(({ op }) => op !== 'test')),
      ],
      'ops-in-any-case': [
        'An op in capitals is accepted.',
        onOperations((operations) => operations.map((one) => ({ ...one, op: String(one['op']).toLowerCase() }))),
      ],
      'paths-in-any-case': [
        'A patch path whose names begin with a capital is accepted as the known path.',
        onPaths((path) => path.replace(/(?<=\/)[A-Z]/g, (letter) => letter.toLowerCase())),
      ],
      'escaped-slashes-divide': [
        'An escaped slash in a path, ~1, is treated as a separator.',
        onPaths((path) => path.replaceAll('~1', '/')),
      ],
      'encoded-slashes-divide': [
        '%2F in a path is treated as a separator, as if the path were a URL.',
        onPaths((path) => path.replaceAll('%2F', '/')),
      ],
    },
    'wrong-meaning': {
      'failed-patch-stays-up-to-there': [
        'A failed patch stores the operations before the failing one.',
        failingLate(false),
      ],
      'failed-patch-goes-on': ['A failed patch stores all operations but the failing one.', failingLate(true)],
      'impossible-days-stored': ['An impossible date is refused, but stored as a date of the next month.', rollingOver],
      'refused-clerk-wiped': [
        'A patch that sets the clerk to null is refused, but reads no longer show a clerk.',
        wipingClerk,
      ],
      'refused-patches-carried-out': [
        'A malformed patch of the reference is refused, but carried out.',
        carryingOutRefused,
      ],
      'operations-in-reverse': [
        'The last operation of a patch is applied first.',
        onOperations((operations) => operations.toReversed()),
      ],
      'removes-come-last': [
        'The removes of a patch are applied after everything else.',
        inGroups(({ op }) => Number(op === 'remove')),
      ],
      'removes-come-first': [
        'The removes of a patch are applied before everything else.',
        inGroups(({ op }) => Number(op !== 'remove')),
      ],
      'last-remove-forgotten': [
        'A remove is ignored if it is the last of several operations.',
        onOperations((operations) =>
          operations.filter(({ op }, index) => op !== 'remove' || index === 0 || index < operations.length - 1),
        ),
      ],
      'first-add-stays': [
        'An add is ignored if the same patch has already added to that path.',
        onOperations((operations) => {
          const added = new Set<unknown>();
          return operations.filter(({ op, path }) => {
            if (op === 'remove') added.delete(path);
            const isAgain = op === 'add' && added.has(path);
            if (op === 'add') added.add(path);
            return !isAgain;
          });
        }),
      ],
    },
    'only-sometimes': {
      'failed-value-stays-up-to-there': [
        'Operations before one with an unusable value are stored, but paths and tests are checked before any change.',
        failingLate(
          false,
          undefined,
          (operations) => !isAtNothing(operations) && operations.every(({ op }) => op !== 'test'),
        ),
      ],
      'failed-patch-keeps-clerk': [
        'A failed patch stores its new credit clerk.',
        failingLate(true, ({ path }) => path === '/ansprechpartner/partnerId'),
      ],
      'failed-patch-keeps-status': [
        'A patch that fails because a path does not exist stores its new status.',
        failingLate(true, ({ path }) => String(path).startsWith('/status'), isAtNothing),
      ],
    },
    'missing-header': {
      'refused-type-names-none': [
        'A 415 to a patch has no Accept-Patch.',
        onResponse({ ...PATCH, status: 415 }, withoutHeader('accept-patch')),
      ],
    },
    'missing-validation': {
      'case-of-application-ignored': [
        'An application can be read with the number of any case.',
        ignoring(CASE, applicationsFixtures.vorgangsnummer),
      ],
      'number-of-application-ignored': [
        'An application can be read with any antragsnummer.',
        ignoring(NUMBER, applicationsFixtures.antragsnummer),
      ],
      'case-of-application-ignored-by-patches': [
        'An application can be patched with the number of any case.',
        ignoring(CASE, applicationsFixtures.vorgangsnummer, 'PATCH'),
      ],
      'numbers-of-applications-by-their-beginning': [
        'An application can be read by numbers that merely begin with its own.',
        findingByBeginning(/^\/v2\/antraege\//),
      ],
      'number-of-application-ignored-by-patches': [
        'An application can be patched with any antragsnummer.',
        ignoring(NUMBER, applicationsFixtures.antragsnummer, 'PATCH'),
      ],
    },
  }),
  ...brokenJson({ ...PATCH, status: 400 }),
];

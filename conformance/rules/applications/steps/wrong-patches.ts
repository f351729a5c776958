import { assume, isObject, mapValues, SUCCESS, type StepContext } from '../../engine.ts';
import { entryOf } from '../../steps/entry-of.ts';
import { ledgerOf, originalRecord, readRecord, sendPatch, type PatchBody } from './application.ts';
import { settleInTheEnd } from './change.ts';
import {
  CLERK_MEMBERS,
  CLERK_PATH,
  membersNamed,
  PARTS,
  PROCESSING_DATE,
  providerStatusIn,
  REFERENCE,
  textsIn,
  type PatchType,
} from './members.ts';
import { firstPatch, UNKNOWN_MEMBER, putBack, UNKNOWN_PATHS, type Unwanted } from './patches.ts';
import { keepsState } from '../../steps/state.ts';

/** A day in a format that patches do not accept. */
export const GERMAN_DAY = '14.03.2031';

/** The members that patches set. */
const SET_MEMBERS = [REFERENCE, PROCESSING_DATE, 'status', ...CLERK_MEMBERS] as const;

const add = (path: string, value: unknown) => [{ op: 'add', path, value }];
const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }];
const PROVIDER_STATUS = '/status/produktAnbieter';

interface WrongPatch {
  /** The request; `value` would be harmless as a reference, `status` is the present one. */
  write(value: string, type: PatchType, status: string): PatchBody;
  /** Strings that the record shows if the patch was applied; by default `value`. */
  traces?: readonly string[];
  /** The path of the part that the record no longer shows if the patch was applied. */
  wipes?: string;
}
type Wrong = Readonly<Record<string, WrongPatch>>;
const patches = (
  operations: (value: string, status: string) => unknown,
  more: Omit<WrongPatch, 'write'> = {},
): WrongPatch => ({
  write: (value, contentType, status) => ({ json: operations(value, status), contentType }),
  ...more,
});
const inType = (contentType: string, write: (value: string) => string): WrongPatch => ({
  write: (value) => ({ raw: write(value), contentType }),
});
const addDay = (day: string, ...readings: string[]): WrongPatch =>
  patches(() => add(`/${PROCESSING_DATE}`, day), { traces: [day, ...readings] });

/** Bodies that are not JSON Patch documents, or have an invalid operation. */
const MALFORMED: Wrong = {
  'invalid JSON': {
    write: (value, contentType) => ({ raw: JSON.stringify(add(`/${REFERENCE}`, value)).slice(0, -1), contentType }),
  },
  object: patches((value) => add(`/${REFERENCE}`, value)[0]),
  string: patches(() => `/${REFERENCE}`),
  'array of strings': patches((value) => ['add', `/${REFERENCE}`, value]),
  null: patches(() => null),
  'text/plain': inType('text/plain', (value) => `${REFERENCE}=${value}`),
  'application/xml': inType('application/xml', (value) => `<${REFERENCE}>${value}</${REFERENCE}>`),
  upsert: patches((value) => [{ op: 'upsert', path: `/${REFERENCE}`, value }]),
  ADD: patches((value) => [{ op: 'ADD', path: `/${REFERENCE}`, value }]),
  op: patches((value) => [{ path: `/${REFERENCE}`, value }]),
  path: patches((value) => [{ op: 'add', value }]),
  replace: patches(() => [{ op: 'replace', path: CLERK_PATH }], { wipes: CLERK_PATH }),
  add: patches(() => [{ op: 'add', path: `/${REFERENCE}` }], { wipes: `/${REFERENCE}` }),
  [REFERENCE]: patches((value) => add(REFERENCE, value)),
  'status/produktAnbieter': patches((value) => replace('status/produktAnbieter', value)),
};

/** Values of a wrong type or format, two for each path, and days that do not exist. */
const UNUSABLE: Wrong = {
  '/status': patches(() => replace('/status', 'BEANTRAGT'), { wipes: '/status' }),
  '/status again': patches(() => replace('/status', { antragsteller: 1, produktAnbieter: 2 }), { wipes: '/status' }),
  [PROVIDER_STATUS]: patches((value) => replace(PROVIDER_STATUS, { value })),
  [`${PROVIDER_STATUS} again`]: patches(() => replace(PROVIDER_STATUS, 4711), { traces: ['4711'], wipes: '/status' }),
  [`/${REFERENCE}`]: patches((value) => add(`/${REFERENCE}`, { value })),
  [`/${REFERENCE} again`]: patches(() => add(`/${REFERENCE}`, 4712), { traces: ['4712'], wipes: `/${REFERENCE}` }),
  // A server that accepts any string accepts a German date as well.
  [`/${PROCESSING_DATE}`]: addDay(GERMAN_DAY, '2031-03-14'),
  [`/${PROCESSING_DATE} again`]: addDay('2031-03-14T00:00:00Z', '2031-03-14'),
  [CLERK_PATH]: patches(() => replace(CLERK_PATH, null), { wipes: CLERK_PATH }),
  [`${CLERK_PATH} again`]: patches(() => replace(CLERK_PATH, 4713), { traces: ['4713'], wipes: CLERK_PATH }),
  '2024-02-30': addDay('2024-02-30', '2024-02-29', '2024-03-01'),
  '2023-02-29': addDay('2023-02-29', '2023-02-28', '2023-03-01'),
  '2024-04-31': addDay('2024-04-31', '2024-04-30', '2024-05-01'),
};

/** Operations on members that do not exist. */
const AT_UNKNOWN: Wrong = {
  // A server that misreads such a path as one of the status must get a valid status.
  ...mapValues(UNKNOWN_PATHS, (_, path) =>
    patches((value, status) => replace(path, /^\/status\W/.test(path) ? status : value)),
  ),
  removedTarget: patches(() => [{ op: 'remove', path: `/${UNKNOWN_MEMBER}` }]),
  'unknown path': patches((value) => add(`/${UNKNOWN_MEMBER}/darunter`, value)),
};

const WRONG: Wrong = { ...MALFORMED, ...UNUSABLE, ...AT_UNKNOWN };

/**
 * Sends a wrong patch and undoes its changes. Patches whose effect the record would show are sent as one group, so that one read finds
 * those that were applied.
 *
 * @param name - key of the patch in the tables above
 * @throws Inconclusive when no correct patch is accepted
 */
export async function patchWrongly(context: StepContext, name: string): Promise<Unwanted> {
  const together = keepsState(context) ? [MALFORMED, UNUSABLE].find((one) => Object.hasOwn(one, name)) : undefined;
  const names = together === undefined ? [name] : Object.keys(together);
  const sent = await context.once(`wrong patches: ${names.join(', ')}`, (step) =>
    sendWrongly(step, names, together !== undefined),
  );
  return sent[name] as Unwanted;
}

async function sendWrongly(
  context: StepContext,
  names: readonly string[],
  looks: boolean,
): Promise<Record<string, Unwanted>> {
  const { isAccepted, attempts, type } = await firstPatch(context);
  assume(isAccepted, `needs a patch that is accepted (2xx), got ${attempts.at(-1)?.answer.status}`);
  for (const part of PARTS) await settleInTheEnd(context, part);
  const status = providerStatusIn(await originalRecord(context));
  const sent: (Unwanted & Omit<WrongPatch, 'write'> & { name: string })[] = [];
  for (const name of names) {
    const wrong = entryOf(WRONG, name);
    const value = `CT-${context.uuid().slice(0, 13)}`;
    const answer = await sendPatch(context, wrong.write(value, type, status ?? value));
    if (SUCCESS.has(answer.status)) await putBack(context, type);
    sent.push({ traces: [value], ...wrong, name, answer });
  }
  if (!looks) return Object.fromEntries(sent.map((one) => [one.name, one]));
  // Parts that were only added temporarily, or removed before, do not count as lost.
  const known = [await originalRecord(context), (await ledgerOf(context)).read];
  const parts = PARTS.filter(({ isShown }) => known.every((record) => record === undefined || isShown(record)));
  const look = async () => {
    const record = await readRecord(context);
    // The first, outermost member of each name: others may be in a log of refused changes.
    const shown = SET_MEMBERS.flatMap((name) => textsIn(membersNamed(record, name)[0]));
    const lost = parts.filter(({ isShown }) => isObject(record) && !isShown(record));
    return sent.filter(
      ({ traces = [], wipes }) => traces.some((one) => shown.includes(one)) || lost.some(({ path }) => path === wipes),
    );
  };
  // A stale read may still show undone changes.
  const done = await context.poll(look, ({ length }) => length === 0);
  for (const one of sent) one.isShown = done.includes(one);
  if (done.length > 0) await putBack(context, type);
  return Object.fromEntries(sent.map((one) => [one.name, one]));
}

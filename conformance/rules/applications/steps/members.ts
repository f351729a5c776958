import { isObject, mapValues } from '../../engine.ts';
import { isoTextOf } from './iso-text.ts';

/** A member of a record: `place` is a JSON Pointer without escapes, `lists` the number of lists around it. */
interface Member {
  place: string;
  value: unknown;
  lists: number;
}

/** All members of these names at any depth, since D2 does not show the nesting: outer ones first, those in lists (former states) last. */
function membersOf(record: unknown, names: readonly string[]): Member[] {
  const found: Member[] = [];
  let level: Member[] = [{ place: '', value: record, lists: 0 }];
  while (level.length > 0) {
    const next: Member[] = [];
    for (const { place, value, lists } of level) {
      if (typeof value !== 'object' || value === null) continue;
      const isList = Array.isArray(value);
      for (const [key, below] of Object.entries(value) as [string, unknown][]) {
        const one = { place: `${place}/${key}`, value: below, lists: isList ? lists + 1 : lists };
        if (names.includes(key) && !isList) found.push(one);
        next.push(one);
      }
    }
    level = next;
  }
  return found.sort((a, b) => a.lists - b.lists);
}

/** The values of all members of that name, by their `place`. */
export function placesNamed(record: unknown, name: string): Map<string, unknown> {
  return new Map(membersOf(record, [name]).map(({ place, value }) => [place, value]));
}

/** The values of all members of that name. */
export function membersNamed(record: unknown, name: string): unknown[] {
  return membersOf(record, [name]).map(({ value }) => value);
}

/** The present values of these members: those inside more lists than the others are ignored, since they may be former states. */
export function presentNamed(record: unknown, ...names: string[]): unknown[] {
  const members = membersOf(record, names);
  return members.filter(({ lists }) => lists === members[0]?.lists).map(({ value }) => value);
}

/** All strings in members of that name, which may be objects or lists. */
export function textsNamed(record: unknown, name: string): string[] {
  return membersNamed(record, name).flatMap(textsIn);
}

/** The string in the first member of that name that contains exactly one. */
export function textNamed(record: unknown, name: string): string | undefined {
  const texts = membersNamed(record, name).map(textsIn);
  return texts.find(({ length }) => length === 1)?.[0];
}

/** All strings inside a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Values of a record, in words of a reason. */
export function shownAs(values: readonly unknown[], none = 'none'): string {
  return values.flatMap((value) => JSON.stringify(value) ?? []).join(' and ') || none;
}

/** The provider's own reference: member of the record, and path of a patch. */
export const REFERENCE = 'antragsReferenz';

/** The reference that a record shows; where none is set, it may show an empty text. */
export function referenceIn(record: unknown): string | undefined {
  return textNamed(record, REFERENCE) || undefined;
}

/** The day on which the provider expects to work on the application: member of the record, and path of a patch. */
export const PROCESSING_DATE = 'voraussichtlicheBearbeitung';

/** Names under which deployments show the credit clerk. */
export const CLERK_MEMBERS = ['ansprechpartner', 'kreditSachbearbeiter'] as const;

/** The path of a patch that sets another credit clerk. */
export const CLERK_PATH = '/ansprechpartner/partnerId';

/** One operation of a JSON Patch; a remove has no value. */
export interface Operation {
  op: 'add' | 'replace' | 'remove' | 'test';
  path: string;
  value?: unknown;
}

/** Removes the reference. */
export const REMOVE: Operation = { op: 'remove', path: `/${REFERENCE}` };

/** The media types with which deployments may accept a JSON Patch; D2 names none. */
export const PATCH_TYPES = ['application/json-patch+json', 'application/json'] as const;
export type PatchType = (typeof PATCH_TYPES)[number];

/** The members of a status, by D2. */
export const STATUS_MEMBERS = ['antragsteller', 'produktAnbieter', 'ablehnungsgrund', 'kommentar'] as const;

/** The members of a status that a record shows. */
export type Status = Partial<Record<(typeof STATUS_MEMBERS)[number], string>>;

/** The provider's reason of a rejection, which deployments read under this name or the longer one; the applicant's reason is another one. */
const REASON = /^(?:produktanbieter)?ablehnungsgrund$/i;

/** The status in a record; undefined if the record shows neither of its two parts. */
export function statusIn(record: unknown): Status | undefined {
  const found = membersNamed(record, 'status')
    .filter(isObject)
    .map((status): Status => {
      // An empty text means that there is none; a server need not accept it as a value.
      const texts = Object.entries(status).filter(
        (member): member is [string, string] => typeof member[1] === 'string' && member[1] !== '',
      );
      const reasons = texts.filter(([name]) => REASON.test(name));
      // What has the exact name comes last, and counts.
      const members = new Map([...reasons.map(([, text]) => ['ablehnungsgrund', text] as const), ...texts]);
      return Object.fromEntries(
        STATUS_MEMBERS.flatMap((name) => (members.has(name) ? [[name, members.get(name)]] : [])),
      );
    });
  return found.find(isWhole) ?? found.find((status) => 'antragsteller' in status || 'produktAnbieter' in status);
}

/** Whether the record shows both parts of a status. */
export function isWhole(status: Status | undefined): boolean {
  return status?.antragsteller !== undefined && status.produktAnbieter !== undefined;
}

/** The provider's part of the status, or a constant whose path contains both `status` and `produktAnbieter` (D2 shows no nesting). */
export function providerStatusIn(record: unknown): string | undefined {
  return statusIn(record)?.produktAnbieter ?? textBelow(record, '');
}

function textBelow(value: unknown, names: string): string | undefined {
  if (typeof value === 'string') {
    return /status/i.test(names) && /produktanbieter/i.test(names) && /^[A-Z][A-Z_]+$/.test(value) ? value : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = textBelow(member, `${names}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A part of an application that patches change. */
export interface Part {
  name: string;
  /** Prefix of the paths of its operations. */
  path: string;
  /** Its value in a record; undefined if the record does not show it. */
  valueIn(record: unknown): unknown;
  /** Whether a record shows everything that a patch sets. */
  isShown(record: unknown): boolean;
  /** Operations that turn `now` into `original`; none if that is impossible. */
  restore(original: unknown, now: unknown): Operation[];
}

const LENGTH_OF_DAY = 'YYYY-MM-DD'.length;

/** All parts of an application that patches change. */
export const PARTS: readonly Part[] = [
  textPart(REFERENCE, referenceIn, [REMOVE]),
  textPart(PROCESSING_DATE, (record) => isoTextOf(textNamed(record, PROCESSING_DATE))?.slice(0, LENGTH_OF_DAY)),
  {
    name: 'status',
    path: '/status',
    valueIn: statusIn,
    isShown: (record) => isWhole(statusIn(record)),
    restore: (original, now) => {
      const former = statusIn(original);
      // If the provider's part is never shown, a status without it might delete a hidden value.
      const isKnown = isWhole(former) || (former?.antragsteller !== undefined && isWhole(statusIn(now)));
      return isKnown ? [{ op: 'replace', path: '/status', value: former }] : [];
    },
  },
  {
    name: 'credit clerk',
    path: CLERK_PATH,
    valueIn: (record) => {
      const ids = clerkIdsIn(record);
      return ids.length > 1 ? ids : ids[0];
    },
    isShown: (record) => clerkIn(record) !== undefined,
    restore: (original, now) => {
      const [before] = clerkIdsIn(original);
      if (before === undefined) return [];
      // The record may name several clerks, or the clerk under another name beside another person: restore the one that changed.
      const changed = (idsIn: (record: unknown) => string[]) => {
        const [former, present] = [idsIn(original), idsIn(now)];
        return former.length === present.length ? former.find((id, at) => present[at] !== id) : undefined;
      };
      return [{ op: 'replace', path: CLERK_PATH, value: changed(clerkIdsIn) ?? changed(partnerIdsIn) ?? before }];
    },
  },
];

/** The parts that operations may change. */
export function partsAt(operations: readonly Operation[]): Part[] {
  return PARTS.filter((part) => operations.some(({ path }) => path === part.path || path.startsWith(`${part.path}/`)));
}

/** The members of a record that name a credit clerk. */
export function clerksIn(record: unknown): unknown[] {
  return presentNamed(record, ...CLERK_MEMBERS);
}

/** Whether a record contains this clerk in any member (A31). If it shows a clerk, other lists are ignored, since they may be logs. */
export function namesClerk(record: unknown, partnerId: string): boolean {
  const isNamed = clerkIn(record) !== undefined;
  return textsIn(isNamed ? [clerksIn(record), withoutLists(record)] : record).includes(partnerId);
}

/** Every text of a record, outside of lists, that has the form of partner identifiers (R78). */
function partnerIdsIn(record: unknown): string[] {
  return textsIn(withoutLists(record)).filter((text) => /^[A-Z]{3}\d{2}$/.test(text));
}

/** A value without the lists in it. */
export function withoutLists(value: unknown): unknown {
  if (!isObject(value)) return Array.isArray(value) ? undefined : value;
  return mapValues(value, withoutLists);
}

/** A part that is one string; `unset` removes it, if anything can. */
function textPart(name: string, valueIn: (record: unknown) => string | undefined, unset: Operation[] = []): Part {
  const path = `/${name}`;
  const restore = (original: unknown): Operation[] => {
    const value = valueIn(original);
    return value === undefined ? unset : [{ op: 'add', path, value }];
  };
  return { name, path, valueIn, isShown: (record) => valueIn(record) !== undefined, restore };
}

export function clerkIn(record: unknown): string | undefined {
  return clerkIdsIn(record)[0];
}

/** The partner identifiers of credit clerks; a string with characters other than capitals and digits is a person's name. */
export function clerkIdsIn(record: unknown): string[] {
  return clerksIn(record).flatMap((clerk) => {
    const ids = typeof clerk === 'string' && /^[A-Z\d]+$/.test(clerk) ? [clerk] : membersNamed(clerk, 'partnerId');
    return ids.filter((id) => typeof id === 'string');
  });
}
